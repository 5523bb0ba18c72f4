import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatIPv4 } from "./ipv4.ts";
import { parseIPv4 } from "./ipv4-notations.ts";

const any = (text: string) => {
  const address = parseIPv4(text, { notation: "any" });
  return address === undefined ? undefined : formatIPv4(address);
};

describe("RFC 3986 §7.4, rfc2396bis-01 §7.3 (000-24, 003-76, 004-63): rare formats in numeric form", () => {
  it.each([
    ["127.0.0.1", "127.0.0.1"],
    // "a dotted form of three numbers … the right-most two bytes"
    ["1.2.772", "1.2.3.4"],
    ["1.2.65535", "1.2.255.255"],
    // "a dotted form of two numbers … the right-most three bytes"
    ["127.1", "127.0.0.1"],
    ["10.16777215", "10.255.255.255"],
    // "a single number … is interpreted as a 32-bit quantity"
    ["2130706433", "127.0.0.1"],
    ["0", "0.0.0.0"],
    ["4294967295", "255.255.255.255"],
    // "a leading 0x or 0X implies hexadecimal; a leading 0 implies octal"
    ["0x7f.0.0.1", "127.0.0.1"],
    ["0X7F000001", "127.0.0.1"],
    ["0177.0.0.1", "127.0.0.1"],
    ["017700000001", "127.0.0.1"],
    ["0xC0.0250.1", "192.168.0.1"],
    ["00000000000000000000177.1", "127.0.0.1"],
    ["0x00000000000000000007f.1", "127.0.0.1"],
  ])("%s is %s", (text, address) => {
    expect(any(text)).toBe(address);
  });

  it.each([
    ["127.0.0.1.", "127.0.0.1"],
    ["127.1.", "127.0.0.1"],
    ["2130706433.", "127.0.0.1"],
    ["0x", "0.0.0.0"],
    ["0x.0x.1", "0.0.0.1"],
  ])("the URL Standard, IPv4 parser: %s is %s", (text, address) => {
    expect(any(text)).toBe(address);
    expect(new URL(`http://${text}/`).hostname).toBe(address);
  });

  it.each([
    "",
    ".",
    "..",
    "1..",
    "1..2",
    ".1",
    "1.2.3.4.5",
    "1.2.3.4.5.",
    "1.2.3.4..",
    "256.1.1.1",
    "1.256.1.1",
    "1.2.256.1",
    "1.2.3.256",
    "1.2.65536",
    "1.16777216",
    "4294967296",
    "0x100000000",
    "040000000000",
    "99999999999999999999999999999999999999",
    "08",
    "1.2.3.08",
    "0xg",
    "1e1",
    "-1",
    "+1",
    " 1",
    "1\n",
    "１",
    "%31",
    "a.b",
    "127.0.0.x",
  ])("%j is none, and what does not fit is refused", (text) => {
    expect(any(text)).toBeUndefined();
  });

  it("agrees with the platform's URL wherever that takes the host for an address", () => {
    const part = fc.oneof(
      fc.integer({ min: 0, max: 300 }).map(String),
      fc.integer({ min: 0, max: 2 ** 33 }).map(String),
      fc.integer({ min: 0, max: 2 ** 33 }).map((n) => `0x${n.toString(16)}`),
      fc.integer({ min: 0, max: 2 ** 33 }).map((n) => `0${n.toString(8)}`),
      fc.constantFrom("", "0", "0x", "08", "00", "1"),
    );
    const host = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("."));
    fc.assert(
      fc.property(host, (text) => {
        const hostname = URL.canParse(`http://${text}/`) ? new URL(`http://${text}/`).hostname : "";
        expect(any(text)).toBe(parseIPv4(hostname) === undefined ? undefined : hostname);
      }),
      { seed: 74, numRuns: 2000 },
    );
  });

  it("is not the default: no such format is an IPv4address", () => {
    for (const text of ["127.1", "0x7f.0.0.1", "2130706433"]) {
      expect(parseIPv4(text)).toBeUndefined();
      expect(parseIPv4(text, { notation: "uri" })).toBeUndefined();
      expect(parseIPv4(text, {})).toBeUndefined();
    }
    expect(() => parseIPv4("1", { notation: "all" as "any" })).toThrow(
      'notation must be "uri" or "any", not "all"',
    );
  });
});
