import { describe, expect, it } from "vitest";
import { isValidLabel } from "./is-valid-label.ts";

describe("isValidLabel", () => {
  it.each(["example", "a-b", "bücher", "faß", "xn--bcher-kva", "日本語", "نامه\u200cای", "a".repeat(63)])(
    "UTS 46 §4.1: %s is valid",
    (label) => {
      expect(isValidLabel(label)).toBe(true);
    },
  );

  it.each([
    ["RFC 1034 §3.1: the label of the root is no host's", ""],
    ["V1", "u\u0308"],
    ["V2", "ab--c"],
    ["V2: in code points", "😀😀--"],
    ["V3", "-a"],
    ["V3", "a-"],
    ["V4", "xn--xn--a--gua"],
    ["V5", "a.b"],
    ["V6", "\u0308a"],
    ["V7: a capital letter must be mapped first", "Bücher"],
    ["V7: a capital letter of ASCII", "Example"],
    ["V7: a deviation is valid, its capital is mapped", "ẞ"],
    ["V7", "a\u2024"],
    ["U1", "a_b"],
    ["RFC 5892 App. A.1", "a\u200cb"],
    ["RFC 5892 App. A.2", "a\u200db"],
    ["RFC 5893 §2", "אa"],
    ["P4", "xn--a!"],
    ["P4: ASCII", "xn--ascii-"],
    ["A4_2", "a".repeat(64)],
    ["A4_2: by the length of the ASCII form", "ü".repeat(60)],
    ["half a surrogate pair", "a\ud800"],
  ])("%s: %j is not", (_, label) => {
    expect(isValidLabel(label)).toBe(false);
  });

  it("what is not a string is not a label", () => {
    for (const value of [undefined, null, 5, {}, ["a"]]) expect(isValidLabel(value)).toBe(false);
  });

  it("by its options", () => {
    expect(isValidLabel("a_b", { useStd3AsciiRules: false })).toBe(true);
    expect(isValidLabel("a.b", { useStd3AsciiRules: false })).toBe(false);
    expect(isValidLabel("ab--c", { checkHyphens: false })).toBe(true);
    expect(isValidLabel("אa", { checkBidi: false })).toBe(true);
    expect(isValidLabel("a\u200db", { checkJoiners: false })).toBe(true);
    expect(isValidLabel("a".repeat(64), { verifyDnsLength: false })).toBe(true);
    expect(isValidLabel("xn--a!", { ignoreInvalidPunycode: true, useStd3AsciiRules: false })).toBe(true);
  });
});
