import { describe, expect, it } from "vitest";
import { queryPairs } from "../query.ts";
import { UriSyntaxError } from "./errors.ts";
import { type DecodeOptions, decode } from "./percent-encoding.ts";

function attempt(text: string, options: DecodeOptions): string | UriSyntaxError {
  try {
    return decode(text, options);
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
}

describe("url-syntax-05 §2.1 (001-5), rfc2396bis-01 §2.1 (003-8): URL characters to octets, octets to characters by a charset", () => {
  // The octets are those of the Encoding Standard's indexes.
  it.each([
    ["iso-8859-1", "na%EFve", "na\u00efve"],
    ["ISO-8859-1", "%e9+%26", "\u00e9+&"],
    ["iso-8859-2", "%A3%F3d%BC", "\u0141\u00f3d\u017a"],
    ["koi8-r", "%CD%C9%D2", "\u043c\u0438\u0440"],
    ["shift_jis", "%83A", "\u30a2"], // 0x83 0x41: the second octet is an unreserved character
    ["shift_jis", "%95%5C.html", "\u8868.html"],
    ["euc-jp", "%A5%A2", "\u30a2"],
    ["iso-2022-jp", "%1B$B%25%22%1B(B", "\u30a2"],
    ["gb18030", "%D6%D0%CE%C4", "\u4e2d\u6587"],
    ["utf-16be", "%00a%30%A2", "a\u30a2"],
    ["utf-8", "na%C3%AFve", "na\u00efve"],
    ["UTF8", "%EF%BB%BFa", "\ufeffa"],
  ])("%s: %s", (charset, text, decoded) => {
    expect(decode(text, { charset })).toBe(decoded);
  });

  it("UTF-8 is the default (RFC 3986 §2.5)", () => {
    expect(decode("%C3%A9")).toBe("\u00e9");
    expect(decode("%C3%A9", { charset: undefined })).toBe("\u00e9");
    expect(decode("%C3%A9", { charset: "iso-8859-1" })).toBe("\u00c3\u00a9");
  });

  it("a character that no URI holds stays, and is part of no other", () => {
    expect(decode("\u00e9%E9\u{1f600}%E9", { charset: "iso-8859-1" })).toBe("\u00e9\u00e9\u{1f600}\u00e9");
    expect(attempt("%83\u00e9A", { charset: "shift_jis" })).toMatchObject({
      code: "invalid-for-charset",
      index: 0,
    });
  });

  it("the keys and values of a query", () => {
    expect(queryPairs("q=%83A&r=%82", { charset: "shift_jis" }).map(({ value }) => value)).toEqual([
      "\u30a2",
      "%82",
    ]);
  });
});

describe("octets that are not text in the charset", () => {
  it.each([
    ["euc-jp", "ab%A5%A2%FFc", 8],
    ["shift_jis", "a%83", 1],
    ["shift_jis", "\u00e9a%FF", 2],
    ["utf-16be", "%00a%00", 4],
  ])("%s: %s is refused at %i", (charset, text, index) => {
    expect(attempt(text, { charset })).toMatchObject({
      code: "invalid-for-charset",
      rule: "pct-encoded",
      section: "RFC 3986 §2.5",
      index,
      input: text,
    });
  });

  it("are replaced, or kept as they are written", () => {
    const charset = "euc-jp";
    expect(decode("a%FFb%A5%A2%ff", { charset, invalid: "replace" })).toBe("a\ufffdb\u30a2\ufffd");
    expect(decode("a%FFb%A5%A2%ff", { charset, invalid: "keep" })).toBe("a%FFb\u30a2%ff");
    expect(decode("%A5%A2%A5", { charset, invalid: "keep" })).toBe("\u30a2%A5");
  });

  it("a malformed triplet is refused all the same (§2.1)", () => {
    for (const invalid of ["error", "replace", "keep"] as const) {
      const error = attempt("a%zz", { charset: "koi8-r", invalid });
      expect(error).toMatchObject({ code: "malformed-percent-encoding", index: 1 });
    }
  });
});

describe("a charset that the platform does not know", () => {
  it.each(["", "latin-99", "\u001b[31m"])("is a TypeError that says so: %j", (charset) => {
    expect(() => decode("a", { charset })).toThrow(TypeError);
    expect(() => decode("a", { charset })).toThrow(
      /^charset must be the label of one, such as "iso-8859-1", not /,
    );
    expect(() => queryPairs("a", { charset })).toThrow(TypeError);
  });

  it("or that is not a string", () => {
    for (const charset of [null, 1, {}]) {
      // as string: what a caller without types might hand over
      expect(() => decode("a", { charset: charset as unknown as string })).toThrow(TypeError);
    }
  });
});
