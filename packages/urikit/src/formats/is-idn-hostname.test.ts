import { describe, expect, it } from "vitest";
import { encodePunycode } from "../idna/index.ts";
import { isHostname } from "./is-hostname.ts";
import { isIdnHostname } from "./is-idn-hostname.ts";

/** The labels as A-labels, without any mapping: what `hostname` reads must be allowed for the same reasons. */
function encoded(text: string): string {
  return text
    .split(".")
    .map((label) => (/^[\0-\x7f]*$/.test(label) ? label : `xn--${encodePunycode(label)}`))
    .join(".");
}

describe("idn-hostname: U-labels, and hostname: their A-labels", () => {
  it.each([
    ["RFC 5892 §2.1: letters", "실례.테스트"],
    ["RFC 5892 §2.1: letters, digits and marks", "हिन्दी१.παράδειγμα.日本語"],
    ["RFC 5892 §2.6: exceptions that are PVALID", "ßς\u0f0b\u3007"],
    ["RFC 5892 §2.6: exceptions that are PVALID", "\u06fd\u06fe"],
    ["RFC 5892 App. A.1: ZWNJ after a virama", "\u0915\u094d\u200c\u0937"],
    ["RFC 5892 App. A.1: ZWNJ between letters that join", "\u0628\u064a\u200c\u0628\u064a"],
    ["RFC 5892 App. A.2: ZWJ after a virama", "\u0915\u094d\u200d\u0937"],
    ["RFC 5892 App. A.3: MIDDLE DOT", "l\u00b7l"],
    ["RFC 5892 App. A.4: KERAIA", "\u03b1\u0375\u03b2"],
    ["RFC 5892 App. A.5: GERESH", "\u05d0\u05f3\u05d1"],
    ["RFC 5892 App. A.6: GERSHAYIM", "\u05d0\u05f4\u05d1"],
    ["RFC 5892 App. A.7: KATAKANA MIDDLE DOT with Hiragana", "\u30fb\u3041"],
    ["RFC 5892 App. A.7: KATAKANA MIDDLE DOT with Katakana", "\u30fb\u30a1"],
    ["RFC 5892 App. A.7: KATAKANA MIDDLE DOT with Han", "\u30fb\u4e08"],
    ["RFC 5892 App. A.8: ARABIC-INDIC DIGITS", "\u0628\u0660\u0628"],
    ["RFC 5892 App. A.9: EXTENDED ARABIC-INDIC DIGITS", "\u06f00"],
    ["RFC 5892 App. A.8: a rule of each label by itself", "\u0628\u0660.\u0628\u06f0"],
    ["RFC 5893 §2: a name from right to left", "אב0.גד"],
    ["RFC 5893 §1.4: a name without text from right to left is not a Bidi domain", "0a.ü"],
    ["RFC 1034 §3.1: a label of 63 octets as A-label", "ü".repeat(54)],
    ["RFC 1034 §3.1: more code units than octets", "\u{20000}".repeat(50)],
  ])("%s: %s", (_, text) => {
    expect(isIdnHostname(text)).toBe(true);
    expect(isHostname(encoded(text)), encoded(text)).toBe(true);
    expect(isIdnHostname(encoded(text))).toBe(true);
  });

  it.each([
    ["RFC 5891 §4.2.3.1: a hyphen at the start", "-ü"],
    ["RFC 5891 §4.2.3.1: a hyphen at the end", "ü-"],
    ["RFC 5891 §4.2.3.1: hyphens in the third and fourth position", "üa--b"],
    ["RFC 5890 §2.3.2.3: the same in a label of ASCII beside a U-label", "ab--cd.ü"],
    ["RFC 5891 §4.2.3.2: a spacing mark at the start", "\u0903hello"],
    ["RFC 5891 §4.2.3.2: a nonspacing mark at the start", "\u0300hello"],
    ["RFC 5891 §4.2.3.2: an enclosing mark at the start", "\u0488hello"],
    ["RFC 5892 §2.1: a symbol", "a☺"],
    ["RFC 5892 §2.1: punctuation", "a‿b"],
    ["RFC 5892 §2.1: an emoji, which UTS 46 allows", "🍕"],
    ["RFC 5892 §2.4: a mark of an ignorable block", "a\u20d0"],
    ["RFC 5892 §2.4: a musical symbol", "a\u{1d165}"],
    ["RFC 5892 §2.6: exceptions that are DISALLOWED", "\u0628\u0640"],
    ["RFC 5892 §2.6: exceptions that are DISALLOWED", "\u07ca\u07fa"],
    ["RFC 5892 §2.6: exceptions that are DISALLOWED", "실\u302e례"],
    ["RFC 5892 §2.6: exceptions that are DISALLOWED", "あ\u302fい"],
    ["RFC 5892 §2.6: exceptions that are DISALLOWED", "あ\u3031"],
    ["RFC 5892 §2.6: exceptions that are DISALLOWED", "あ\u3035"],
    ["RFC 5892 §2.6: exceptions that are DISALLOWED", "あ\u303b"],
    ["RFC 5892 §2.9: old Hangul Jamo, a leading consonant", "\u1113"],
    ["RFC 5892 §2.9: old Hangul Jamo, a vowel", "\ud7b0"],
    ["RFC 5892 §2.10: unassigned", "a\u0378"],
    ["RFC 5892 App. A.1: ZWNJ between other letters", "a\u200cb"],
    ["RFC 5892 App. A.1, erratum 3312: every ZWNJ", "\u0915\u094d\u200c\u0937a\u200cb"],
    ["RFC 5892 App. A.2: ZWJ without a virama", "\u0915\u200d\u0937"],
    ["RFC 5892 App. A.2: ZWJ at the start", "\u200d\u0937"],
    ["RFC 5892 App. A.3: MIDDLE DOT after another letter", "a\u00b7l"],
    ["RFC 5892 App. A.3: MIDDLE DOT before another letter", "l\u00b7a"],
    ["RFC 5892 App. A.3: MIDDLE DOT at the start", "\u00b7l"],
    ["RFC 5892 App. A.3: MIDDLE DOT at the end", "l\u00b7"],
    ["RFC 5892 App. A.3: every MIDDLE DOT", "l\u00b7l\u00b7a"],
    ["RFC 5892 App. A.4: KERAIA before another script", "\u03b1\u0375s"],
    ["RFC 5892 App. A.4: KERAIA at the end", "\u03b1\u0375"],
    ["RFC 5892 App. A.5: GERESH at the start", "\u05f3\u05d1"],
    ["RFC 5892 App. A.6: GERSHAYIM at the start", "\u05f4\u05d1"],
    ["RFC 5892 App. A.7: KATAKANA MIDDLE DOT without these scripts", "def\u30fbabc"],
    ["RFC 5892 App. A.7: KATAKANA MIDDLE DOT alone", "\u30fb"],
    ["RFC 5892 App. A.7: a rule of each label by itself", "\u30fb.あ"],
    ["RFC 5892 App. A.8: both kinds of digits", "\u0628\u0660\u06f0"],
    ["RFC 5893 §2, 1: a digit first", "0ا"],
    ["RFC 5893 §2, 1: in every label of a Bidi domain", "0a.א"],
    ["RFC 5893 §2, 2: a letter from left to right", "אa"],
    ["RFC 5893 §2, 3: a symbol at the end", "א-ב\u0f3a"],
    ["RFC 5893 §2, 4: both kinds of digits", "א0\u0660"],
    ["RFC 5893 §2, 5: a letter from right to left", "aא"],
    ["RFC 1034 §3.1: a label of more than 63 octets as A-label", "ü".repeat(60)],
    ["RFC 1034 §3.1: a name of more than 253 octets", Array(6).fill("ü".repeat(40)).join(".")],
  ])("%s: %j is not", (_, text) => {
    expect(isIdnHostname(text)).toBe(false);
    expect(isHostname(encoded(text)), encoded(text)).toBe(false);
    expect(isIdnHostname(encoded(text))).toBe(false);
  });
});

describe("idn-hostname: UTS 46 §4 maps before IDNA 2008 is asked", () => {
  it.each([
    ["upper case", "Bücher.EXAMPLE"],
    ["fullwidth digits", "１２３"],
    ["U+200B is ignored", "ü\u200bb"],
    ["Normalization Form C", "cafe\u0301.com"],
    ["the full stops of other scripts (RFC 3490 §3.1)", "a\u3002b\uff0ec\uff61d"],
    ["an A-label that comes about", "ｘｎ--nxasmq6b"],
    ["the length is that of the mapped label", "ａ".repeat(63)],
    ["Hangul Jamo that compose", "\u1112\u1161\u11ab"],
  ])("%s: %s", (_, text) => {
    expect(isIdnHostname(text)).toBe(true);
    expect(isHostname(text)).toBe(false);
  });

  it.each([
    ["a full stop alone", "\u3002"],
    ["a full stop at the start", "\uff0eexample"],
    ["a full stop at the end", "example\uff61"],
    ["an empty label", "a\uff0e\uff0eb"],
    ["a hyphen at the start", "\uff0dabc"],
    ["an underscore", "a\uff3fb"],
    ["an A-label is not mapped again", `xn--${encodePunycode("１")}.ü`],
    ["the length is that of the mapped label", "ａ".repeat(64)],
    ["nothing is left", "\u200b"],
    ["a character that is disallowed", "a\u2024b"],
    ["half a surrogate pair", "a\ud800"],
    ["no text of this length is a name", `${"ü".repeat(5)}.`.repeat(100_000)],
  ])("%s: %s is not", (_, text) => {
    expect(isIdnHostname(text)).toBe(false);
  });
});
