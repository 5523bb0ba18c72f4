import { createHash } from "node:crypto";
import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { equalNi, type NihReading, type NiReading, ni, nih } from "./ni.ts";
import { schemeSet } from "./set.ts";

const hex = (text: string) => Uint8Array.from(Buffer.from(text, "hex"));
const HELLO = Uint8Array.from(createHash("sha256").update("Hello World!").digest());
const KEY = hex("53269057e12fe2b74ba07c892560a2d753877eb62ff44d5a19002530ed97ffe4");

describe("RFC 6920 §3, §8: ni", () => {
  it.each<[string, Partial<NiReading>]>([
    [
      "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
      { algorithm: "sha-256", digest: HELLO, host: undefined, parameters: [] },
    ],
    [
      "ni://example.com/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
      { digest: HELLO, host: "example.com", port: undefined },
    ],
    ["ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q", { algorithm: "sha-256", digest: KEY }],
    [
      "ni:///sha-256-32;f4OxZQ?ct=text/plain",
      {
        algorithm: "sha-256-32",
        digest: HELLO.slice(0, 4),
        parameters: [{ name: "ct", value: "text/plain" }],
      },
    ],
    [
      "ni://h:8443/x.1;AA?a&b=c%26d=e",
      {
        port: 8443,
        algorithm: "x.1",
        digest: Uint8Array.of(0),
        parameters: [
          { name: "a", value: undefined },
          { name: "b", value: "c&d=e" },
        ],
      },
    ],
  ])("%s", (text, reading) => {
    expect(ni.read(text)).toMatchObject(reading);
    expect(ni.read(ni.build(ni.read(text)))).toEqual(ni.read(text));
  });

  it.each([
    ["ni:sha-256-32;f4OxZQ", 3],
    ["ni://h", 6],
    ["ni:///", 6],
    ["ni:///sha-256", 6],
    ["ni:///;f4OxZQ", 6],
    ["ni:///sha-256-32;", 17],
    ["ni:///sha-256-32;f4OxZQ==", 17],
    ["ni:///sha-256-32;f4O%20", 17],
    ["ni:///sha-256-32;f4OxZR", 17],
    ["ni:///sha-256-32;f4OxZX_x", 17],
    ["ni:///sha-256;f4OxZQ", 14],
    ["ni:///sha-256-32;f4OxZQ;x", 24],
    ["ni:///a/b;f4OxZQ", 6],
    ["ni://u@h/sha-256-32;f4OxZQ", 5],
    ["ni://:80/sha-256-32;f4OxZQ", 5],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => ni.read(text))).toMatchObject({ index, input: text });
  });

  it("§8.1: the HTTP URL that it is mapped to", () => {
    expect(
      described(ni.plan("ni://example.com/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk")),
    ).toEqual([
      "connect example.com:443 by TLS",
      "GET /.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk HTTP/1.1\r\n",
      "Host: example.com\r\n",
      "\r\n",
    ]);
    const plan = ni.plan("ni://[::1]:8443/sha-256-32;f4OxZQ?ct=a/b");
    expect(described(plan).slice(0, 3)).toEqual([
      "connect ::1:8443 by TLS",
      "GET /.well-known/ni/sha-256-32/f4OxZQ?ct=a/b HTTP/1.1\r\n",
      "Host: [::1]:8443\r\n",
    ]);
    expect(plan.port).toEqual({ number: 8443, status: "other" });
    expect(errorOf(() => ni.plan("ni:///sha-256-32;f4OxZQ")).code).toBe("no-plan");
  });
});

describe("RFC 6920 §7, §8.2: nih", () => {
  it.each<[string, NihReading]>([
    [
      "nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f",
      { algorithm: "sha-256-120", digest: KEY.slice(0, 15), check: "f" },
    ],
    ["nih:sha-256-32;53269057;b", { algorithm: "sha-256-32", digest: KEY.slice(0, 4), check: "b" }],
    [
      "nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f",
      { algorithm: "sha-256-120", digest: KEY.slice(0, 15), check: "f" },
    ],
    ["nih:own;0-0", { algorithm: "own", digest: Uint8Array.of(0), check: undefined }],
  ])("%s", (text, reading) => {
    expect(nih.read(text)).toEqual(reading);
    expect(nih.read(nih.build(reading))).toEqual(reading);
  });

  it.each([
    ["nih:sha-256-32", 4],
    ["nih:sha-256-32;", 15],
    ["nih:sha-256-32;-", 15],
    ["nih:sha-256-32;5326905", 15],
    ["nih:sha-256-32;5326905A", 15],
    ["nih:sha-256-32;532690571", 15],
    ["nih:6;5326905700", 6],
    ["nih:6;53269057;c", 15],
    ["nih:6;53269057;", 15],
    ["nih:6;53269057;bb", 15],
    ["nih:6;53269057;b;b", 17],
    ["nih:6;53269057?a", 14],
    ["nih://6;53269057", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => nih.read(text))).toMatchObject({ index, input: text });
  });

  it("a digit that was heard wrong, or two that changed places, do not fit the check digit", () => {
    const digits = "53269057";
    for (let at = 0; at < digits.length; at++) {
      const wrong = digits.slice(0, at) + (digits[at] === "0" ? "1" : "0") + digits.slice(at + 1);
      expect(errorOf(() => nih.read(`nih:6;${wrong};b`)).rule).toBe("checkdigit");
    }
    expect(errorOf(() => nih.read("nih:6;35269057;b")).rule).toBe("checkdigit");
  });

  it("it does not tell who has the data", () => {
    expect(errorOf(() => nih.plan("nih:6;53269057")).code).toBe("no-plan");
  });
});

describe("RFC 6920 §3, §7, §10: which name the same", () => {
  const key = "ni:///sha-256-120;UyaQV-Ev4rdLoHyJJWCi";

  it.each([
    "ni://example.com/sha-256-120;UyaQV-Ev4rdLoHyJJWCi?ct=text/plain",
    "NIH:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f",
    "nih:3;532690-57e12f-e2b74b-a07c89-2560a2",
  ])("%s and another host, form or parameter", (text) => {
    expect(equalNi(key, text)).toBe(true);
    expect(equalNi(text, key)).toBe(true);
  });

  it.each([
    "ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q",
    "nih:6;53269057",
    "ni:///own;UyaQV-Ev4rdLoHyJJWCi",
  ])("§10: not another length or algorithm: %s", (text) => {
    expect(equalNi(key, text)).toBe(false);
  });

  it("§10: what is malformed matches nothing", () => {
    expect(errorOf(() => equalNi(key, `${key}=`)).rule).toBe("val");
  });

  it.each([
    ["nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f", "nih:sha-256-120;53269057e12fe2b74ba07c892560a2"],
    [
      "nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2",
      "nih:sha-256-120;53269057e12fe2b74ba07c892560a2",
    ],
    ["nih:6;53269057;c", "nih:6;53269057;c"],
    ["ni://H/sha-256-32;f4OxZQ", "ni://h/sha-256-32;f4OxZQ"],
  ])("normalize %s: %s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(ni, nih) })).toBe(normal);
  });
});

it("read ∘ build is the identity", () => {
  const digest = fc.uint8Array({ minLength: 1, maxLength: 9 });
  const name = fc.record({ algorithm: fc.constantFrom("x", "a-1.b_~"), digest });
  const server = fc.oneof(
    fc.constant({ host: undefined, port: undefined }),
    fc.record({ host: fc.constantFrom("h", "[::1]"), port: maybe(fc.nat(65535)) }),
  );
  const parameters = fc.array(
    fc.record({ name: fc.constantFrom("ct", "a&b="), value: maybe(fc.constantFrom("", "é&=/")) }),
    {
      maxLength: 2,
    },
  );
  const readings: fc.Arbitrary<NiReading> = fc
    .tuple(name, server, parameters)
    .map(([what, where, all]) => ({ ...what, ...where, parameters: all }));
  expectIdentity(ni, readings);
  const human: fc.Arbitrary<NihReading> = name.map((what) => ({ ...what, check: undefined }));
  expectIdentity(nih, human);
});
