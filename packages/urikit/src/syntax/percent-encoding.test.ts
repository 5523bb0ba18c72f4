import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { expectUtf8Agreement, UTF_8_EDGES } from "../../test/utf8.ts";
import { type DataComponent, decode, decodeToOctets, encode, normalTriplets } from "./percent-encoding.ts";

const COMPONENTS: readonly DataComponent[] = [
  "userinfo",
  "reg-name",
  "segment",
  "query",
  "query-key",
  "query-value",
  "fragment",
];
const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

/** Octets as triplets, each of them: `triplets("E2 82")` is `%E2%82`. */
const triplets = (hex: string) => hex.replace(/\S+/g, "%$&").replaceAll(" ", "");
const tripletsOf = (octets: readonly number[]) =>
  octets.map((octet) => `%${octet.toString(16).padStart(2, "0").toUpperCase()}`).join("");

describe("§2.1, §2.3: encode", () => {
  it.each(COMPONENTS)(
    "as %s, unreserved characters stay, every other octet becomes a triplet (000-5, 000-8, 003-15, 004-14)",
    (component) => {
      for (let octet = 0; octet < 256; octet++) {
        const character = String.fromCharCode(octet);
        const expected = UNRESERVED.includes(character) ? character : tripletsOf([octet]);
        expect(encode(Uint8Array.of(octet), component)).toBe(expected);
        if (octet < 128) expect(encode(character, component)).toBe(expected);
      }
    },
  );

  it("nothing to do, nothing changed", () => {
    expect(encode("", "segment")).toBe("");
    expect(encode(UNRESERVED, "segment")).toBe(UNRESERVED);
    expect(encode(new Uint8Array(), "segment")).toBe("");
  });

  it("§2.1: the hexadecimal digits are upper-case", () => {
    expect(encode(Uint8Array.of(0xab, 0xcd, 0xef), "query")).toBe("%AB%CD%EF");
  });

  it("RFC 3986 §3.4: in a query, / and ? of a value that is a reference need not be encoded (004-64)", () => {
    const query = encode("http://a/b?c&d=%2F#e", "query-reference");
    expect(query).toBe("http%3A//a/b?c%26d%3D%252F%23e");
    expect(decode(query)).toBe("http://a/b?c&d=%2F#e");
    expect(encode(Uint8Array.of(0x2f, 0xff), "query-reference")).toBe("/%FF");
  });

  it("§2.2: every reserved character of the data is encoded (000-4, 004-12)", () => {
    expect(encode(":/?#[]@!$&'()*+,;=", "query-value")).toBe(
      "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D",
    );
  });

  it('§2.4: "%" is data too, and what was encoded is encoded again (001-14, 003-19)', () => {
    expect(encode("100%", "segment")).toBe("100%25");
    expect(encode("%41", "segment")).toBe("%2541");
  });

  it.each([
    ["A", "A"],
    ["À", "%C3%80"],
    ["ア", "%E3%82%A2"],
  ])("§2.5: %s is %s (003-70, 004-5, 004-17)", (text, encoded) => {
    expect(encode(text, "segment")).toBe(encoded);
  });

  it.each([
    ["A≢Α.", "A%E2%89%A2%CE%91."],
    ["한국어", "%ED%95%9C%EA%B5%AD%EC%96%B4"],
    ["日本語", "%E6%97%A5%E6%9C%AC%E8%AA%9E"],
    ["\ufeff𣎴", "%EF%BB%BF%F0%A3%8E%B4"],
  ])("RFC 3629 §7: %s", (text, encoded) => {
    expect(encode(text, "segment")).toBe(encoded);
    expect(decode(encoded)).toBe(text);
  });

  it("RFC 3629 §3: the first and the last code point of each length", () => {
    const ends = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff];
    const text = ends.map((point) => String.fromCodePoint(point)).join("");
    expect(encode(text, "fragment")).toBe(
      triplets("00 7F C2 80 DF BF E0 A0 80 ED 9F BF EE 80 80 EF BF BF F0 90 80 80 F4 8F BF BF"),
    );
  });

  it.each([
    ["\ud800", 0],
    ["a\udc00", 1],
    ["é\ud83d", 1],
    ["\ud83d\ude00\ude00", 2],
    ["\ud83d\ud83d\ude00", 0],
  ])("§2.5: %j holds half a surrogate pair at %i", (text, index) => {
    const error = errorOf(() => encode(text, "query-key"));
    expect(error).toMatchObject({ code: "lone-surrogate", input: text, index, rule: "query" });
    expect(error.section).toBe("RFC 3986 §2.5");
  });

  it("refuses what is neither text nor octets, and a component that it does not know", () => {
    const loose = encode as (data: unknown, component: unknown) => string;
    for (const data of [undefined, null, 1, {}, [65], new Uint16Array(1)]) {
      expect(() => loose(data, "segment")).toThrow(TypeError);
    }
    for (const component of [undefined, "", "path", "scheme", "port", "toString"]) {
      expect(() => loose("a", component)).toThrow(TypeError);
    }
  });
});

describe("§2.1, §2.4, §2.5: decode", () => {
  it("what holds no triplet comes back as it is", () => {
    for (const text of ["", "a+b", "/?#[]@", "naïve 日本語", "\ud800"]) expect(decode(text)).toBe(text);
  });

  it("§2.1: the hexadecimal digits may be of either case (002-6)", () => {
    expect(decode("%c3%A9%C3%a9%7e")).toBe("éé~");
  });

  it("§2.4: once, and no more than once (001-14, 003-19)", () => {
    expect(decode("%2541")).toBe("%41");
    expect(decode("%25%34%31")).toBe("%41");
    expect(decode("%252F%2F")).toBe("%2F/");
  });

  it("a byte order mark stays, U+0000 too", () => {
    expect(decode("%EF%BB%BFa%00")).toBe("\ufeffa\0");
  });

  it("what stands between triplets is never taken for an octet", () => {
    expect(decode("%C3\u00a9", { invalid: "replace" })).toBe("\ufffd\u00a9");
    expect(decode("é%C3%A9é")).toBe("ééé");
  });

  it.each([
    ["%", 0],
    ["a%", 1],
    ["%4", 0],
    ["%4g", 0],
    ["%g4", 0],
    ["%%41", 0],
    ["%41%", 3],
    ["%E2%82%AC%+1", 9],
    ["% 41", 0],
    ["%４１", 0],
    ["%0x41", 0],
  ])("§2.1: %j is malformed at %i, whatever is to become of invalid UTF-8", (text, index) => {
    for (const invalid of ["error", "replace", "keep"] as const) {
      const error = errorOf(() => decode(text, { invalid }));
      expect(error).toMatchObject({
        code: "malformed-percent-encoding",
        input: text,
        index,
        rule: "pct-encoded",
      });
    }
    expect(errorOf(() => decodeToOctets(text))).toMatchObject({ code: "malformed-percent-encoding", index });
  });

  it.each([
    ["80", 0],
    ["41 BF", 3],
    ["C0 80", 0], // overlong NUL
    ["2F C0 AE 2E 2F", 3], // RFC 3629 §10: an overlong dot
    ["C1 BF", 0],
    ["E0 80 80", 0],
    ["E0 9F BF", 0],
    ["F0 80 80 80", 0],
    ["F0 8F BF BF", 0],
    ["ED A0 80", 0], // surrogates
    ["ED BF BF", 0],
    ["41 ED A1 8C ED BE B4", 3], // RFC 3629 §3: a pair of them
    ["F4 90 80 80", 0], // beyond U+10FFFF
    ["F5 80 80 80", 0],
    ["FF", 0],
    ["C3", 0], // cut short
    ["E2 82", 0],
    ["F0 9F 98", 0],
    ["C3 A9 E2 28 A1", 6],
  ])("RFC 3629 §4: %s is not UTF-8, from triplet at %i", (hex, index) => {
    const text = triplets(hex);
    expect(errorOf(() => decode(text))).toMatchObject({
      code: "invalid-utf-8",
      input: text,
      index,
      section: "RFC 3986 §2.5",
    });
    expect(errorOf(() => decode(text, { invalid: "error" })).index).toBe(index);
  });

  it.each([
    ["3-8, non-shortest forms", "C0 AF E0 80 BF F0 81 82 41", `${"\ufffd".repeat(8)}A`],
    ["3-9, surrogates", "ED A0 80 ED BF BF ED AF 41", `${"\ufffd".repeat(8)}A`],
    ["3-10, others", "F4 91 92 93 FF 41 80 BF 42", `${"\ufffd".repeat(5)}A\ufffd\ufffdB`],
    ["3-11, cut short", "E1 80 E2 F0 91 92 F1 BF 41", `${"\ufffd".repeat(4)}A`],
  ])("replace, as The Unicode Standard §3.9, table %s", (_, hex, text) => {
    expect(decode(triplets(hex), { invalid: "replace" })).toBe(text);
  });

  it("keep leaves exactly the triplets of the invalid octets, as they are written", () => {
    expect(decode("%41%ff%42", { invalid: "keep" })).toBe("A%ffB");
    expect(decode("%e2%82%41%E2%82%AC%c3", { invalid: "keep" })).toBe("%e2%82A€%c3");
    expect(decode("%ED%a0%80", { invalid: "keep" })).toBe("%ED%a0%80");
    expect(decode("%C0%AF/%25", { invalid: "keep" })).toBe("%C0%AF/%");
  });
});

describe("decode reads UTF-8 exactly as TextDecoder does", () => {
  it("on every sequence of up to three octets at the edges of UTF-8's ranges", () => {
    for (const a of UTF_8_EDGES) {
      expectUtf8Agreement([a]);
      for (const b of UTF_8_EDGES) {
        expectUtf8Agreement([a, b]);
        for (const c of [0x41, 0x7f, 0x80, 0xbf, 0xc2, 0xff]) expectUtf8Agreement([a, b, c]);
      }
    }
  });
});

describe("§2.1: decodeToOctets", () => {
  it.each([
    ["", []],
    ["~%ff%00", [0x7e, 0xff, 0x00]],
    ["%25", [0x25]],
    ["%2541", [0x25, 0x34, 0x31]],
    ["é%C3", [0xc3, 0xa9, 0xc3]],
    ["😀", [0xf0, 0x9f, 0x98, 0x80]],
    ["%ED%A0%80", [0xed, 0xa0, 0x80]],
  ])("%s", (text, octets) => {
    expect(decodeToOctets(text)).toEqual(Uint8Array.from(octets));
  });

  it("the array is of the octets' own length", () => {
    expect(decodeToOctets("%41%42").buffer.byteLength).toBe(2);
  });

  it("§2.5: half a surrogate pair has no octets", () => {
    expect(errorOf(() => decodeToOctets("%41é\ud800"))).toMatchObject({ code: "lone-surrogate", index: 4 });
    expect(errorOf(() => decodeToOctets("\udc00\ud800"))).toMatchObject({ code: "lone-surrogate", index: 0 });
  });
});

describe("texts and octets that are longer than what is joined at once", () => {
  const pieces = ["é", "aé", "😀/", " ", "%", "a"];

  it.each(pieces)("of %j", (piece) => {
    const text = piece.repeat(20_000);
    const encoded = encode(text, "segment");
    expect(encoded).toBe(encode(piece, "segment").repeat(20_000));
    expect(decode(encoded)).toBe(text);
    expect(decode("%FF".repeat(20_000), { invalid: "keep" })).toBe("%FF".repeat(20_000));
    const octets = new TextEncoder().encode(text);
    expect(Buffer.compare(decodeToOctets(encoded), octets)).toBe(0);
    expect(encode(octets, "segment")).toBe(encoded);
    if (piece !== "%") expect(Buffer.compare(decodeToOctets(text), octets)).toBe(0);
    expect(normalTriplets("%7e%c3".repeat(20_000), 0, 120_000)).toBe("~%C3".repeat(20_000));
  });
});

describe("an option value that does not exist", () => {
  it("is a TypeError, not the default", () => {
    expect(() => decode("a", { invalid: "kepp" as never })).toThrow(/invalid must be "error" or "replace"/);
    expect(() => encode("a", "k".repeat(1e6) as never)).toThrow(/^"k{59}…" is not a component/);
  });
});

describe("what is not a string", () => {
  it("is a TypeError", () => {
    for (const value of [undefined, null, 1, ["a"]]) {
      expect(() => decode(value as unknown as string)).toThrow(TypeError);
      expect(() => decodeToOctets(value as unknown as string)).toThrow(TypeError);
    }
  });
});

it.each([
  ["%C3", "utf-8-of-a-character", undefined],
  ["%ED%A0%80", "utf-8-of-a-character", undefined],
  ["%zz", "two-digits", "write-percent"],
])("§2.1, §2.5: the statements of an error: %s", (text, expected, advice) => {
  const error = errorOf(() => decode(text));
  expect([error.expected.id, error.advice?.id]).toEqual([expected, advice]);
});

it("§2.1: the octets of a long text, and of one that ends with a triplet", () => {
  const long = `${"a".repeat(70_000)}%41`;
  expect(decode(long)).toBe(`${"a".repeat(70_000)}A`);
  expect(decodeToOctets("%00%41")).toEqual(Uint8Array.of(0, 0x41));
});
