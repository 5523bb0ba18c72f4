import { describe, expect, it } from "vitest";
import { asciiOnly } from "./ascii.ts";
import { carets, reflowed, shorten, widthOf, wrapped } from "./layout.ts";

describe("shorten", () => {
  it("keeps both ends, and the given length", () => {
    expect(shorten("abcdefghij", 5)).toBe("ab…ij");
    expect(shorten("abcde", 5)).toBe("abcde");
  });

  it("counts cells, and cuts neither a character (UAX #29) nor a triplet (RFC 3986 §2.1)", () => {
    expect(shorten("例え例え", 5)).toBe("例…え");
    expect(shorten("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 5)).toBe("👩‍👩‍👧…👩‍👩‍👧");
    expect(shorten("%41%42%43", 8)).toBe("%41…%43");
    expect(shorten("%41%42%43", 6)).toBe("%41…");
  });

  it("does not read a long text as a whole", () => {
    expect(shorten("a".repeat(1e7), 5)).toBe("aa…aa");
  });
});

describe("wrapped", () => {
  it("cuts at spaces where possible, and indents further lines", () => {
    expect(wrapped("to be or not to be", 12)).toEqual(["to be or not", "    to be"]);
    expect(wrapped("x".repeat(25), 12)).toEqual([
      "x".repeat(12),
      `    ${"x".repeat(8)}`,
      `    ${"x".repeat(5)}`,
    ]);
  });

  it("cuts no word that has room in the next line", () => {
    expect(wrapped("to questionable", 12, "")).toEqual(["to", "questionable"]);
    expect(wrapped("to unquestionable", 12, "")).toEqual(["to unquestio", "nable"]);
  });

  it("UAX #14: cuts next to Chinese characters, but not before a sign that closes, nor within a word", () => {
    expect(wrapped("引用按 RFC 规定解析，然后", 20, "")).toEqual(["引用按 RFC 规定解", "析，然后"]);
    expect(wrapped("引用按规范解析，然后", 14, "")).toEqual(["引用按规范解", "析，然后"]);
    expect(wrapped("结果是normalized的", 14, "")).toEqual(["结果是", "normalized的"]);
  });

  it("breaks a reference after a delimiter, and never within a triplet (RFC 3986 §2.1)", () => {
    expect(wrapped("http://example.org/path?query", 25)).toEqual(["http://example.org/path?", "    query"]);
    expect(wrapped("%C3%A9%C3%A9", 8, "")).toEqual(["%C3%A9", "%C3%A9"]);
  });

  it("counts the cells of wide characters, and cuts none of them in two (UAX #11, UAX #29)", () => {
    expect(wrapped("例え例え", 5, "")).toEqual(["例え", "例え"]);
    expect(wrapped("😀😀😀", 4, "")).toEqual(["😀😀", "😀"]);
    expect(wrapped("e\u0301".repeat(3), 2, "")).toEqual(["e\u0301e\u0301", "e\u0301"]);
  });

  it("makes no line of words longer than 100 cells", () => {
    expect(wrapped("word ".repeat(50), 200).every((line) => line.length <= 100)).toBe(true);
  });

  it("ends where the screen is narrower than an atom", () => {
    expect(wrapped("%41%42", 1, "")).toEqual(["%41", "%42"]);
  });
});

describe("a page in ASCII", () => {
  it("has other characters for those that urikit writes, and escapes for all others", () => {
    expect(asciiOnly("(§3.3) … ×2 é 😀")).toBe("(sec. 3.3) ~ x2 \\u{e9} \\u{1f600}");
  });
});

describe("widthOf", () => {
  it.each([
    ["abc", 3],
    ["例え.jp", 7],
    ["e\u0301", 1],
    ["\u0301", 0],
    ["😀", 2],
    ["👩‍👩‍👧", 2],
    ["각", 2],
    ["ﾊ", 1],
  ])("%s takes %i cells (UAX #11)", (text, cells) => {
    expect(widthOf(text)).toBe(cells);
  });
});

describe("carets", () => {
  it("span what is pointed at", () => {
    expect(carets({ before: "http://", at: "例え", after: ".jp/" }, 40)).toEqual([
      "http://例え.jp/",
      "       ^^^^",
    ]);
  });

  it("leave out what is far from the place, and only if there is no room", () => {
    const text = { before: "a".repeat(50), at: "b", after: "c".repeat(50) };
    expect(carets(text, 101)).toEqual([`${"a".repeat(50)}b${"c".repeat(50)}`, `${" ".repeat(50)}^`]);
    expect(carets(text, 11)).toEqual(["…aaaabcccc…", "     ^"]);
    expect(carets({ ...text, after: "" }, 11)).toEqual(["…aaaaaaaaab", "          ^"]);
    expect(carets({ ...text, before: "" }, 11)).toEqual(["bccccccccc…", "^"]);
  });
});

describe("a text that was written for more columns", () => {
  it("is cut again: paragraphs as a whole, indented lines each by itself", () => {
    const text = "One two three\nfour five.\n\nExamples:\n  uri check a\n  uri normalize b\n";
    expect(reflowed(text, 15)).toBe(
      "One two three\nfour five.\n\nExamples:\n  uri check a\n  uri normalize\n    b\n",
    );
    expect(reflowed(text, 20)).toContain("One two three four\nfive.\n");
  });

  it("has an explanation below itself, or closer to its term where it would be far to the right", () => {
    const text = "Terms\n\n  0   all that is\n      valid\n  1   else\n";
    expect(reflowed(text, 16)).toBe("Terms\n\n  0   all that\n      is valid\n  1   else\n");
    expect(reflowed("  a-term      explained here", 20)).toBe("  a-term  explained\n    here");
  });
});
