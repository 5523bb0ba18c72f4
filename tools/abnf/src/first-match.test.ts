// The copies of the grammars for apg-js: each has the letter's language, and each departure is needed.
import { eachOf } from "@urikit/abnf/extent";
import { describe, expect, test } from "vitest";
import { readAbnf } from "./abnf.ts";
import { abnfToAutomaton } from "./abnf-to-automaton.ts";
import { apgEngine } from "./apg.ts";
import * as rfc3986 from "./rfc3986.ts";
import * as rfc3987 from "./rfc3987.ts";

const { coreRules } = rfc3986;

describe.each([
  ["RFC 3986", rfc3986, "", "0<pchar>"],
  ["RFC 3987", rfc3987, "i", "0<ipchar>"],
] as const)("the grammar of %s in first-match order", (_, { firstMatch, grammar, letter }, i, zero) => {
  const copy = readAbnf(firstMatch, coreRules);

  test("departs from the letter in five rules only", () => {
    expect([...copy.keys()].sort()).toEqual([...grammar.keys()].sort());
    const departures = [...grammar].filter(
      ([rule, letter]) => JSON.stringify(copy.get(rule)) !== JSON.stringify(letter),
    );
    const own = ["host", "path", "path-empty"].map((rule) => `${i}${rule}`);
    expect(departures.map(([rule]) => rule).sort()).toEqual([...own, "ipv6address", "dec-octet"].sort());
  });

  test.each(eachOf(6, [...grammar.keys()]))("derives what the letter derives: %s", (rule) => {
    expect(abnfToAutomaton(copy, rule).differsFrom(abnfToAutomaton(grammar, rule))).toBeUndefined();
  });

  const ordered = apgEngine(firstMatch, coreRules);
  /** The letter, except for the one rule that apg-js cannot read. */
  const unordered = apgEngine(letter.replace(zero, '""'), coreRules);

  test.each([
    [`${i}host`, "1.2.3.4.example"],
    ["IPv6address", "1::"],
    ["dec-octet", "255"],
    [`${i}path`, "a"],
  ])("departs with reason: the letter's %s misses %s", (rule, text) => {
    expect([ordered(rule, text), unordered(rule, text)]).toEqual([true, false]);
  });
});

describe("differsFrom", () => {
  const automaton = (text: string) => abnfToAutomaton(readAbnf(text), "r");

  test.each([
    ['r = *"a"', 'r = *( "a" / "a" "a" )', undefined],
    ['r = *"a"', 'r = 1*"a"', ""],
    ['r = *( "a" / "b" )', 'r = *"a"', "B"],
    ['r = *3"a"', 'r = *2"a"', "AAA"],
  ])("%s, %s: %s", (one, other, text) => {
    expect(automaton(one).differsFrom(automaton(other))).toBe(text);
    expect(automaton(other).differsFrom(automaton(one))).toBe(text);
  });
});
