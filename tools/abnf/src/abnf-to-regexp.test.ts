// Each construct of RFC 5234, compiled, accepts what it derives and nothing else.
import { describe, expect, test } from "vitest";
import { readAbnf } from "./abnf.ts";
import { abnfToRegExp } from "./abnf-to-regexp.ts";

const compile = (text: string) => abnfToRegExp(readAbnf(text), "r");

describe("abnfToRegExp", () => {
  test.each([
    ["§2.3 strings are case-insensitive", 'r = "a-Z1"', ["a-Z1", "A-z1"], ["", "a-Z", "a-Z12", "aZ1"]],
    [
      "§2.3 a character that is special in an expression is ordinary in ABNF",
      'r = ".*\\[^$"',
      [".*\\[^$"],
      ["a", ""],
    ],
    ["§2.3 the empty string", 'r = ""', [""], ["a", "\n"]],
    ["§2.3 characters by number are case-sensitive", "r = %x61.62", ["ab"], ["AB", "a", "b"]],
    ["§3.4 a range", "r = %d48-57", ["0", "5", "9"], ["/", ":", "", "00"]],
    ["§3.4 a range beyond the first plane", "r = %x10000-1FFFD", ["\u{10000}", "\u{1F600}"], ["\uD83D", "a"]],
    ["§3.1 concatenation", 'r = "a" %x62', ["ab", "Ab"], ["aB", "a", "ba"]],
    [
      "§3.2 alternatives reach no further than their rule",
      'r = s "c"\ns = "a" / "b"',
      ["ac", "bc"],
      ["a", "c"],
    ],
    ["§3.5 a group is one element", 'r = "a" ("b" / "c") "d"', ["abd", "acd"], ["ab", "cd", "ad"]],
    [
      "§3.6 a repetition of more than a character",
      'r = 1*2s\ns = "a" "b"',
      ["ab", "abab"],
      ["", "abb", "ababab"],
    ],
    ["§3.7 exactly", 'r = 2"a"', ["aa"], ["", "a", "aaa"]],
    ["§3.7 zero times, of a rule given in words", "r = 0<words>", [""], ["w"]],
    ["§3.8 an option", 'r = "a" [ "b" ]', ["a", "ab"], ["b", "abb"]],
    [
      "a greedy engine would miss this",
      'r = [ *1( s ":" ) s ] "::"\ns = 1*"1"',
      ["1::", "1:1::", "::"],
      ["1:", ":"],
    ],
    [
      "an engine that takes the first match would miss this",
      'r = ( "a" / "a" "b" ) "c"',
      ["ac", "abc"],
      ["ab", "abbc"],
    ],
  ])("%s: %s", (_section, text, derived, others) => {
    const expression = compile(text);
    for (const one of derived) expect.soft(one).toMatch(expression);
    for (const one of others) expect.soft(one).not.toMatch(expression);
  });

  test("a line end is a character like others", () => {
    expect("a\n").not.toMatch(compile('r = "a"'));
    expect("a\n").toMatch(compile('r = "a" %x0A'));
  });

  test.each([
    ["a recursive rule", 'r = "a" [ r ]', "r → r"],
    ["rules recursive through each other", 'r = "a" s\ns = [ r ]', "r → s → r"],
    ["a rule in words", "r = <words>", "<words>"],
    ["a rule that is missing", "r = s", "s"],
  ])("refused: %s", (_what, text, message) => expect(() => compile(text)).toThrow(message));

  test("a rule used twice side by side is not recursive", () => {
    expect("aa").toMatch(compile('r = s s\ns = "a"'));
  });
});
