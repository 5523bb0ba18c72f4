import { codePoint } from "@urikit/abnf/code-point";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt, printable } from "./printable.ts";

describe("§7.6 printable: nothing that hides from the eye or steers a terminal", () => {
  it("leaves what can be seen as it is, the plain space included", () => {
    let ascii = "";
    for (let code = 0x20; code < 0x7f; code++) ascii += String.fromCharCode(code);
    for (const text of [ascii, "é", "例え", "ελ", "𝄞", "😀", ""]) expect(printable(text)).toBe(text);
  });

  it.each([
    ["a\tb\nc\r", "a\\tb\\nc\\r"],
    ["\0", "\\u{0}"],
    ["\u001b[31m", "\\u{1b}[31m"],
    ["\u007f", "\\u{7f}"],
    ["\u0085", "\\u{85}"],
    ["\u009b", "\\u{9b}"],
    ["\u00a0", "\\u{a0}"],
    ["\u00ad", "\\u{ad}"],
    ["\u200b\u200d", "\\u{200b}\\u{200d}"],
    ["\u2028\u2029", "\\u{2028}\\u{2029}"],
    ["\u202e\u2066", "\\u{202e}\\u{2066}"],
    ["\u3000", "\\u{3000}"],
    ["\ufeff", "\\u{feff}"],
    ["\ufe0f", "\\u{fe0f}"],
    ["\u115f\u3164", "\\u{115f}\\u{3164}"],
    ["\u{e0041}", "\\u{e0041}"],
    ["\ud800", "\\u{d800}"],
    ["\udc00\ud800", "\\u{dc00}\\u{d800}"],
    ["\ue000", "\\u{e000}"],
    ["\u{10ffff}", "\\u{10ffff}"],
  ])("%j becomes %s", (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it("what comes out is made of visible characters and plain spaces, whatever goes in", () => {
    const hidden =
      /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00a0\u2000-\u200f\u2028-\u202f\u2060-\u206f]/u;
    for (let from = 0; from < 0x10000; from += 64) {
      const codes = Array.from({ length: 64 }, (_, i) => String.fromCharCode(from + i));
      expect(printable(codes.join("."))).not.toMatch(hidden);
    }
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        expect(printable(text)).not.toMatch(hidden);
      }),
    );
  });
});

describe("excerpt", () => {
  it("is printable and short", () => {
    expect(excerpt("a\nb")).toBe("a\\nb");
    expect(excerpt("a".repeat(1_000_000)).length).toBeLessThanOrEqual(60);
    expect(excerpt("a".repeat(1_000_000))).toMatch(/^a+…$/);
  });
});
