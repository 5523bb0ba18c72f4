import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isIPv4 } from "../syntax/ipv4.ts";
import { isIPv6 } from "../syntax/ipv6.ts";
import { isIpv4 } from "./is-ipv4.ts";
import { isIpv6 } from "./is-ipv6.ts";

describe("ipv4: RFC 2673 §3.2", () => {
  it.each(["0.0.0.0", "127.0.0.1", "255.255.255.255", "9.10.99.100"])("%s", (text) => {
    expect(isIpv4(text)).toBe(true);
  });

  it.each([
    "",
    "1",
    "1.2.3",
    "1.2.3.4.5",
    "1.2.3.",
    ".1.2.3",
    "1..2.3",
    "256.1.1.1",
    "1.1.1.999",
    "01.1.1.1",
    "1.1.1.00",
    "0x7f.0.0.1",
    "2130706433",
    "1.2.3.4/24",
    " 1.2.3.4",
    "1.2.3.4\n",
    "1.2.3.a",
    "１.2.3.4",
    "1২7.0.0.1",
    "1.2.3.4\0",
  ])("%j is not", (text) => {
    expect(isIpv4(text)).toBe(false);
  });
});

describe("ipv6: RFC 4291 §2.2", () => {
  it.each([
    "::",
    "::1",
    "1::",
    "::2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7::",
    "1:2:3:4:5:6:7:8",
    "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789",
    "2001:DB8:0:0:8:800:200C:417A",
    "FF01::101",
    "1::d6:192.168.0.1",
    "0:0:0:0:0:FFFF:129.144.52.38",
    "::13.1.68.3",
    "1:2:3:4:5:6:255.255.255.255",
  ])("%s", (text) => {
    expect(isIpv6(text)).toBe(true);
  });

  it.each([
    "",
    ":",
    ":::",
    "1",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7::8:9",
    "::1::",
    "1::2::3",
    "1:::2",
    ":1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7:8:",
    ":2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7:",
    "12345::",
    "::abcef1",
    "::g",
    "fe80::a%eth1",
    "fe80::/64",
    "[::1]",
    "127.0.0.1",
    "1:2:3:4:5:6:7:1.2.3.4",
    "::1.2.3",
    "::1.2.3.256",
    "::01.2.3.4",
    "::1.2.3.4:5",
    "1:2:3:4:1.2.3.4",
    " ::1",
    "::1 ",
    "১::",
    "::\0",
    "100:100:100:100:100:100:255.255.255.255.255",
  ])("%j is not", (text) => {
    expect(isIpv6(text)).toBe(false);
  });
});

it("addresses are those of RFC 3986 §3.2.2", () => {
  const pieces = fc.constantFrom(
    ":",
    "::",
    "0",
    "1",
    "ab",
    "ffff",
    "255",
    "256",
    "09",
    ".",
    "1.2.3.4",
    "g",
    "%",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 16 }), (parts) => {
      const text = parts.join("");
      expect(isIpv4(text)).toBe(isIPv4(text, 0, text.length));
      expect(isIpv6(text)).toBe(isIPv6(text, 0, text.length));
    }),
    { numRuns: extent(2000, 20_000), seed: 4291 },
  );
});

it("what is not a string is not an address", () => {
  for (const value of [undefined, null, 5, {}, ["::"]]) {
    expect(isIpv4(value)).toBe(false);
    expect(isIpv6(value)).toBe(false);
  }
});
