import { describe, expect, it } from "vitest";
import { formatIPv6, isIPv6, parseIPv6 } from "./ipv6.ts";

/** The nine alternatives of IPv6address as Appendix A writes them; finite, so that nothing backtracks far. */
const appendixA = (() => {
  const octet = "(?:\\d|[1-9]\\d|1\\d\\d|2[0-4]\\d|25[0-5])";
  const h16 = "[0-9A-Fa-f]{1,4}";
  const ls32 = `(?:${h16}:${h16}|${octet}\\.${octet}\\.${octet}\\.${octet})`;
  const upTo = (count: number) => `(?:(?:${h16}:){0,${count}}${h16})?`;
  return new RegExp(
    `^(?:${[
      `(?:${h16}:){6}${ls32}`,
      `::(?:${h16}:){5}${ls32}`,
      `(?:${h16})?::(?:${h16}:){4}${ls32}`,
      `${upTo(1)}::(?:${h16}:){3}${ls32}`,
      `${upTo(2)}::(?:${h16}:){2}${ls32}`,
      `${upTo(3)}::${h16}:${ls32}`,
      `${upTo(4)}::${ls32}`,
      `${upTo(5)}::${h16}`,
      `${upTo(6)}::`,
    ].join("|")})$`,
  );
})();

/** Pieces in order, an IPv4address in the place of one of them (or of none, at -1). */
function side(count: number, ipv4At: number): string {
  return Array.from({ length: count }, (_, i) => (i === ipv4At ? "192.0.2.1" : "aB0".slice(i % 3))).join(":");
}

describe("§3.2.2, App. A: IPv6address (003-34, 004-27)", () => {
  it("agrees with the nine alternatives on every string of up to seven characters over 1 f : . g", () => {
    const alphabet = ["1", "f", ":", ".", "g"];
    let strings = [""];
    for (let length = 0; length <= 7; length++) {
      const wrong = strings.filter((text) => isIPv6(text, 0, text.length) !== appendixA.test(text));
      expect(wrong).toEqual([]);
      strings = strings.flatMap((text) => alphabet.map((character) => text + character));
    }
  });

  it("agrees with them on every arrangement of pieces, IPv4address and ::", () => {
    const sides = [""];
    for (let count = 1; count <= 9; count++) {
      for (let ipv4At = -1; ipv4At < count; ipv4At++) sides.push(side(count, ipv4At));
    }
    const joins = ["", ":", "::", ":::", "::1::"];
    const texts = sides.flatMap((left) => sides.flatMap((right) => joins.map((join) => left + join + right)));
    expect(texts.filter((text) => isIPv6(text, 0, text.length) !== appendixA.test(text))).toEqual([]);
    expect(texts.some((text) => appendixA.test(text))).toBe(true);
  });

  it.each([
    ["::", [0, 0, 0, 0, 0, 0, 0, 0]],
    ["::1", [0, 0, 0, 0, 0, 0, 0, 1]],
    ["1::", [1, 0, 0, 0, 0, 0, 0, 0]],
    ["2001:db8::7", [0x2001, 0xdb8, 0, 0, 0, 0, 0, 7]],
    ["2001:DB8:0:0:8:800:200C:417A", [0x2001, 0xdb8, 0, 0, 8, 0x800, 0x200c, 0x417a]],
    ["1:2:3:4:5:6:7::", [1, 2, 3, 4, 5, 6, 7, 0]],
    ["::2:3:4:5:6:7:8", [0, 2, 3, 4, 5, 6, 7, 8]],
    ["1:2:3::5:6:7:8", [1, 2, 3, 0, 5, 6, 7, 8]],
    ["::192.0.2.1", [0, 0, 0, 0, 0, 0, 0xc000, 0x201]],
    ["1:2:3:4:5:6:192.0.2.1", [1, 2, 3, 4, 5, 6, 0xc000, 0x201]],
    ["64:ff9b::255.255.255.255", [0x64, 0xff9b, 0, 0, 0, 0, 0xffff, 0xffff]],
    ["0001:00ab::", [1, 0xab, 0, 0, 0, 0, 0, 0]],
  ])("%s is an address", (text, pieces) => {
    expect(parseIPv6(text)).toEqual(Uint16Array.from(pieces));
  });

  it.each([
    "",
    ":",
    ":::",
    "1",
    "1:",
    ":1",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:",
    ":2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4::5:6:7:8",
    "::2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",
    "1::2::3",
    "12345::",
    "::12345",
    "::g",
    "::1 ",
    "::1%25eth0",
    "::1%eth0",
    "[::1]",
    "::1/64",
    "::192.0.2.01",
    "::192.0.2",
    "::192.0.2.1:1",
    "192.0.2.1::",
    "1:2:3:4:5:6:7:192.0.2.1",
    "1:2:3:4:5:192.0.2.1",
    "::１",
  ])("%j is not one", (text) => {
    expect(parseIPv6(text)).toBeUndefined();
  });

  it("reads a range, and nothing beyond it", () => {
    const text = "http://[::ffff:1.2.3.4]/";
    expect(isIPv6(text, 8, 22)).toBe(true);
    expect(isIPv6(text, 8, 23)).toBe(false);
    expect(isIPv6(text, 8, 10)).toBe(true); // ::
    expect(isIPv6(text, 9, 14)).toBe(false); // :ffff
    expect(isIPv6("1:2:3:4:5:6:7:89", 0, 15)).toBe(true);
    expect(isIPv6("1:2:3:4:5:6:7:8", 0, 14)).toBe(false);
    expect(isIPv6("1::", 0, 2)).toBe(false);
  });
});

describe("RFC 5952: the canonical text of an IPv6 address", () => {
  it.each([
    // §1 and §2: spellings of one address, all of them the same in canonical text
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:0db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:db8::1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:db8::0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:0db8::1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:db8:0:0:1::1", "2001:db8::1:0:0:1"],
    ["2001:db8:0000:0:1::1", "2001:db8::1:0:0:1"],
    ["2001:DB8:0:0:1::1", "2001:db8::1:0:0:1"],
    // §4.1: no leading zeros
    ["2001:0db8::0001", "2001:db8::1"],
    ["2001:db8:1:1:1:1:1:0000", "2001:db8:1:1:1:1:1:0"],
    // §4.2.1: as short as possible
    ["2001:db8:0:0:0:0:2:1", "2001:db8::2:1"],
    ["2001:db8::0:1", "2001:db8::1"],
    // §4.2.2: "::" is not for one piece alone
    ["2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
    // §4.2.3: the longest run, of equals the first
    ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["0:0:1:0:0:0:0:1", "0:0:1::1"],
    ["0:0:1:1:1:1:0:0", "::1:1:1:1:0:0"],
    // §4.3: lower case
    ["2001:DB8::ABCD:EF", "2001:db8::abcd:ef"],
    // the ends
    ["0:0:0:0:0:0:0:0", "::"],
    ["0:0:0:0:0:0:0:1", "::1"],
    ["1:0:0:0:0:0:0:0", "1::"],
    ["1:2:3:4:5:6:0:0", "1:2:3:4:5:6::"],
    // §5: mixed notation where the prefix tells that an IPv4 address is embedded
    ["::ffff:c000:201", "::ffff:192.0.2.1"],
    ["0:0:0:0:0:ffff:192.0.2.1", "::ffff:192.0.2.1"],
    ["::ffff:0:0", "::ffff:0.0.0.0"],
    ["::FFFF:255.255.255.255", "::ffff:255.255.255.255"],
    // and nowhere else
    ["::192.0.2.1", "::c000:201"],
    ["64:ff9b::192.0.2.1", "64:ff9b::c000:201"],
    ["::ffff:0:192.0.2.1", "::ffff:0:c000:201"],
    ["1::ffff:192.0.2.1", "1::ffff:c000:201"],
  ])("%s is written %s", (text, canonical) => {
    const pieces = parseIPv6(text) ?? [];
    expect(formatIPv6(pieces)).toBe(canonical);
    expect(parseIPv6(canonical)).toEqual(pieces);
  });

  it("every arrangement of zero pieces is written so that it reads back, and as short as may be", () => {
    for (let zeros = 0; zeros < 256; zeros++) {
      const pieces = Array.from({ length: 8 }, (_, i) => ((zeros >> i) & 1 ? 0 : 0xab));
      const text = formatIPv6(pieces);
      expect(parseIPv6(text)).toEqual(Uint16Array.from(pieces));
      expect(text.includes("::")).toBe(/(?:^|,)0,0(?:,|$)/.test(pieces.join(",")));
    }
  });

  it.each([
    [[]],
    [[1, 2, 3, 4, 5, 6, 7]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [[1, 2, 3, 4, 5, 6, 7, 65536]],
    [[1, 2, 3, 4, 5, 6, 7, -1]],
    [[1, 2, 3, 4, 5, 6, 7, 0.5]],
    [[1, 2, 3, 4, 5, 6, 7, Number.NaN]],
  ])("%j is not an address", (pieces) => {
    expect(() => formatIPv6(pieces)).toThrow(TypeError);
  });
});

describe("a value that is not a string", () => {
  it("is a TypeError", () => {
    for (const value of [undefined, null, 1, ["::"]]) {
      expect(() => parseIPv6(value as unknown as string)).toThrow(TypeError);
    }
  });
});
