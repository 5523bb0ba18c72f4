import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, errorOf, expectIdentity, host } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type TftpReading, tftp } from "./tftp.ts";

describe("RFC 3617 §2, §4: the reading", () => {
  it.each<[string, TftpReading]>([
    [
      "tftp://example.com/myconfigurationfile;mode=netascii",
      { host: "example.com", port: 69, file: "myconfigurationfile", mode: "netascii" },
    ],
    [
      "tftp://example.com/mystartupfile",
      { host: "example.com", port: 69, file: "mystartupfile", mode: "octet" },
    ],
    ["tftp://h/a%2Fb!*'();MODE=Octet", { host: "h", port: 69, file: "a/b!*'()", mode: "octet" }],
    ["tftp://h:69/a", { host: "h", port: 69, file: "a", mode: "octet" }],
    ["tftp://h:/a", { host: "h", port: 69, file: "a", mode: "octet" }],
    ["tftp://[::1]/", { host: "[::1]", port: 69, file: "", mode: "octet" }],
  ])("%s", (text, reading) => {
    expect(tftp.read(text)).toEqual(reading);
    expect(tftp.read(tftp.build(reading))).toEqual(reading);
  });

  it.each([
    ["tftp:a", 5],
    ["tftp:///a", 7],
    ["tftp://h?a", 8],
    ["tftp://u@h/a", 7],
    ["tftp://h/a;mode=mail", 10],
    ["tftp://h/a;b", 10],
    ["tftp://h/a;mode=octet;x", 21],
    ["tftp://h:6969/a", 8],
    ["tftp://h/a/b", 10],
    ["tftp://h/a?b", 10],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => tftp.read(text))).toMatchObject({ index, input: text });
  });

  it.each<[string, object, number]>([
    ["tftp://h:6969/a", { port: 6969, file: "a" }, 8],
    ["tftp://h/a/b?c", { port: 69, file: "a/b?c" }, 10],
  ])("leniently, %s is read with a warning", (text, reading, index) => {
    expect(tftp.read(text, { lenient: true })).toMatchObject({ ...reading, warnings: [{ index }] });
  });
});

describe("RFC 3617 §3: the plan", () => {
  it("asks over UDP, without a word on who asks", () => {
    expect(tftp.plan("tftp://h/a%2Fb;mode=netascii").steps).toMatchObject([
      { do: "connect", host: "h", port: 69, transport: "udp", tls: "none" },
      { do: "request", of: "tftp", operation: "read", parameters: { file: "a/b", mode: "netascii" } },
    ]);
  });

  it.each(["tftp://h/a%00octet", "tftp://h/a%0D%0A"])(
    "RFC 3986 §7.2: %s is refused: a NUL ends a name (RFC 1350 §5)",
    (text) => {
      expect(errorOf(() => tftp.plan(text)).code).toBe("protocol-line-break");
    },
  );
});

it.each([
  ["tftp://H/a;MODE=OCTET", "tftp://h/a"],
  ["tftp://h/a;Mode=NetASCII", "tftp://h/a;mode=netascii"],
  ["tftp://h/a;mode=mail", "tftp://h/a;mode=mail"],
])("normalize %s: %s", (text, normal) => {
  expect(normalize(text, { level: "scheme", schemes: schemeSet(tftp) })).toBe(normal);
});

it("read ∘ build is the identity", () => {
  const readings: fc.Arbitrary<TftpReading> = fc.record({
    host,
    port: fc.constant(69),
    file: data,
    mode: fc.constantFrom("octet", "netascii"),
  });
  expectIdentity(tftp, readings);
  expect(errorOf(() => tftp.build({ host: "h", port: 70, file: "a" })).reason).toContain("no port");
});
