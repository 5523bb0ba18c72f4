// RFC 3986 Appendix A against the scanner, for texts of every length: the grammar's rules are regular, and a
// reader that needs no more states than the least automaton of a rule, and a few, is wrong on one of these
// texts if it is wrong on any. See tools/abnf/src/conformance.ts.

import { conformanceTexts, transitionTexts } from "@urikit/abnf/conformance";
import { counted } from "@urikit/abnf/counted";
import { describe, test } from "vitest";
import { automatonOf, expectAutomaton, type Rule } from "./conformance.ts";
import { apg, expression, octets, urikit } from "./witnesses.ts";

/** All of ASCII and Latin, and some of what lies beyond. */
const alphabet = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).concat(
  ...["\u2028", "\u202e", "\ud800", "\udfff", "\ufeff", "\uff0f", "\uff1a", "\uff21", "\uffff", "\u{1f600}"],
);

describe("RFC 3986 Appendix A: the scanner is the automaton", () => {
  test.each<[Rule, number]>([
    ["URI-reference", 1],
    ["URI", 0],
    ["absolute-URI", 0],
    ["relative-ref", 0],
    ["IPv6address", 2],
    ["IPv4address", 3],
  ])("%s, with up to %i states more", (rule, extra) => {
    const automaton = automatonOf(rule);
    counted(`states of ${rule}`, automaton.next.length);
    expectAutomaton(
      rule,
      conformanceTexts(automaton, extra),
      ...urikit[rule].slice(0, 2),
      octets[rule],
      expression(rule),
    );
  });

  test("URI-reference: so is tryParse, and apg-js on texts that stay viable almost to their end", () => {
    const automaton = automatonOf("URI-reference");
    const texts = [...new Set(conformanceTexts(automaton, 0))];
    const late = texts.filter((text) => automaton.viable(text) >= text.length - 2);
    expectAutomaton("URI-reference", texts, ...urikit["URI-reference"]);
    expectAutomaton("URI-reference", late, apg("URI-reference"));
  });

  test.each<Rule>(["URI-reference", "IPv6address", "IPv4address"])(
    "%s: each character in each state",
    (rule) => {
      expectAutomaton(
        rule,
        transitionTexts(automatonOf(rule), alphabet),
        ...urikit[rule].slice(0, 2),
        octets[rule],
      );
    },
  );
});
