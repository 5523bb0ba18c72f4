/** RFC 2045 §6.7, §6.8: the decoders, beside those of Node and of `libqp`, whatever the pieces are. */

import { Buffer } from "node:buffer";
import fc from "fast-check";
import libqp from "libqp";
import { expect, it } from "vitest";
import { joined, latin1, octetsOf } from "../octets.ts";
import { transferDecoder } from "./transfer-encoding.ts";

function decoded(encoding: "base64" | "quoted-printable", text: string, piece: number): string {
  const decoder = transferDecoder(encoding);
  const octets = octetsOf(text);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < octets.length; at += piece)
    pieces.push(decoder.write(octets.subarray(at, at + piece)));
  return latin1(joined([...pieces, decoder.end()]));
}

const piece = fc.integer({ min: 1, max: 40 });

it("RFC 2045 §6.8: base64 is what Node decodes, and ends with the padding", () => {
  const text = fc.string({ unit: fc.constantFrom(..."AZaz09+/-_\r\n!=\u00e9"), maxLength: 40 });
  fc.assert(
    fc.property(text, piece, (base64, size) => {
      const whole = Buffer.from(base64.replace(/=.*$/s, ""), "base64").toString("latin1");
      expect(decoded("base64", base64, size)).toBe(whole);
    }),
    { seed: 2045 },
  );
});

it("RFC 2045 §6.7: quoted-printable is what libqp decodes", () => {
  const text = fc.string({ unit: fc.constantFrom(..."=\t \r\n4aFgx\u00e9", "=3D", "=\r\n"), maxLength: 60 });
  fc.assert(
    fc.property(text, piece, (lines, size) => {
      const whole = lines.split(/(?<=\n)/).map((line) => libqp.decode(line).toString("latin1"));
      expect(decoded("quoted-printable", lines, size)).toBe(whole.join(""));
    }),
    { seed: 2045 },
  );
});
