// Each construct of RFC 5234, compiled to the least automaton, accepts what the expression accepts.
import { extent } from "@urikit/abnf/extent";
import { describe, expect, test } from "vitest";
import { readAbnf } from "./abnf.ts";
import { abnfToAutomaton } from "./abnf-to-automaton.ts";
import { abnfToRegExp } from "./abnf-to-regexp.ts";
import { everyText } from "./enumeration.ts";

describe("abnfToAutomaton", () => {
  test.each([
    ["alternatives", 'r = "a" / "b" "c"'],
    ["repetitions", 'r = *2"a" 1*"b" [ "c" ]'],
    ["a repetition of what may be empty", 'r = *( *"a" [ "b" "c" ] )'],
    ["numbers and ranges", "r = %x61.62 / 2%x61-62 %d99"],
    ["rules, and words of no length", 'r = s "a" s\ns = *"b" 0<words> / "c"'],
    ["the end of a repetition that its element may begin", 'r = *( "a" "b" ) "a"'],
  ])("accepts what the rule derives, as the expression does: %s", (_what, text) => {
    const rules = readAbnf(text);
    const [automaton, compiled] = [abnfToAutomaton(rules, "r"), abnfToRegExp(rules, "r")];
    everyText([..."abcA-"], extent(5, 6), (one) =>
      expect(automaton.accepts(one), one).toBe(compiled.test(one)),
    );
  });

  test.each([
    ["any number of a letter: so far so good, and lost", 'r = *"a"', 2],
    ["the same in more words", 'r = [ "a" ] *( "a" / "a" "a" )', 2],
    ["an even number: even, odd and lost", 'r = *( "a" "a" )', 3],
  ])("has the fewest states: %s", (_what, text, states) => {
    expect(abnfToAutomaton(readAbnf(text), "r").next.length).toBe(states);
  });

  test("a recursive rule is refused", () => {
    expect(() => abnfToAutomaton(readAbnf('r = "a" [ r ]'), "r")).toThrow("r is recursive");
  });
});
