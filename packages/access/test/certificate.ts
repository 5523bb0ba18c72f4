/** RFC 5280 §4.1: a certificate for tests, signed by itself: made when the tests run, and valid for a day. */

import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate and its key, in PEM. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/** X.690 §8.1: tag, length and content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const text = (value: string) => der(0x0c, Buffer.from(value));
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, "").slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(oid("2a8648ce3d040302"));
const COMMON_NAME = oid("550403");
const SUBJECT_ALT_NAME = oid("551d11");
const BASIC_CONSTRAINTS = oid("551d13");
const DAY = 24 * 3600 * 1000;

/** A certificate for a name and an IPv4 address. */
export function testCertificate(name: string, address: string): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const who = sequence(der(0x31, sequence(COMMON_NAME, text(name))));
  const names = sequence(
    der(0x82, Buffer.from(name)),
    der(0x87, Buffer.from(address.split(".").map(Number))),
  );
  const extensions = sequence(
    sequence(SUBJECT_ALT_NAME, der(0x04, names)),
    sequence(BASIC_CONSTRAINTS, der(0x04, sequence(der(0x01, Buffer.of(0xff))))),
  );
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    who,
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + DAY))),
    who,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = sign("sha256", signed, privateKey);
  const certificate = sequence(signed, ECDSA_WITH_SHA256, der(0x03, Buffer.of(0), signature));
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
