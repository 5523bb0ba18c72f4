// RFC 3986 Appendix A against the scanner, for texts of every length: the grammar's rules are regular, and a
// reader that needs no more states than the least automaton of a rule, and a few, is wrong on one of these
// texts if it is wrong on any. See conformance.ts.

import { readAbnf } from "@urikit/abnf/abnf";
import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import { Agreement, type Witness } from "@urikit/abnf/agreement";
import { conformanceTexts, transitionTexts } from "@urikit/abnf/conformance";
import { everyText } from "@urikit/abnf/enumeration";
import { grammar } from "@urikit/abnf/rfc3986";
import { describe, expect, test } from "vitest";
import { apg, expression, urikit } from "./witnesses.ts";

type Rule = keyof typeof urikit;

const automatonOf = (rule: Rule) => abnfToAutomaton(grammar, rule);

function disagreements(
  rule: Rule,
  texts: Iterable<string>,
  ...witnesses: readonly Witness[]
): readonly string[] {
  const automaton: Witness = { name: "the automaton", accepts: (text) => least.accepts(text) };
  const least = automatonOf(rule);
  const agreement = new Agreement(rule, automaton, ...witnesses);
  for (const text of texts) agreement.ask(text);
  expect(agreement.accepted).toBeGreaterThan(0);
  return agreement.disagreements;
}

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
    everyText([..."abcA-"], 6, (one) => expect(automaton.accepts(one), one).toBe(compiled.test(one)));
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

describe("RFC 3986 Appendix A: the scanner is the automaton", () => {
  test.each<[Rule, number]>([
    ["URI-reference", 1],
    ["URI", 0],
    ["absolute-URI", 0],
    ["relative-ref", 0],
    ["IPv6address", 2],
    ["IPv4address", 3],
  ])("%s, with up to %i states more", (rule, extra) => {
    const texts = conformanceTexts(automatonOf(rule), extra);
    expect(disagreements(rule, texts, urikit[rule][0], expression(rule))).toEqual([]);
  });

  test("URI-reference: so is tryParse, and apg-js on texts that are not lost long before their end", () => {
    const automaton = automatonOf("URI-reference");
    const texts = [...new Set(conformanceTexts(automaton, 0))];
    const late = texts.filter((text) => automaton.viable(text) >= text.length - 2);
    expect(disagreements("URI-reference", texts, ...urikit["URI-reference"])).toEqual([]);
    expect(disagreements("URI-reference", late, apg("URI-reference"))).toEqual([]);
  });

  /** All of ASCII and Latin, and some of what lies beyond. */
  const alphabet = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).concat(
    ...[
      "\u2028",
      "\u202e",
      "\ud800",
      "\udfff",
      "\ufeff",
      "\uff0f",
      "\uff1a",
      "\uff21",
      "\uffff",
      "\u{1f600}",
    ],
  );

  test.each<Rule>(["URI-reference", "IPv6address", "IPv4address"])(
    "%s: each character in each state",
    (rule) => {
      const texts = transitionTexts(automatonOf(rule), alphabet);
      expect(disagreements(rule, texts, urikit[rule][0])).toEqual([]);
    },
  );
});
