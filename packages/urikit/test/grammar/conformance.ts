// The least automaton of a rule of RFC 3986 Appendix A, and witnesses held against it.
import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { Agreement, type Witness } from "@urikit/abnf/agreement";
import type { Automaton } from "@urikit/abnf/automaton";
import { grammar } from "@urikit/abnf/rfc3986";
import { expect } from "vitest";
import { expectAgreed } from "./agreed.ts";
import type { urikit } from "./witnesses.ts";

export type Rule = keyof typeof urikit;

export function automatonOf(rule: Rule): Automaton {
  return abnfToAutomaton(grammar, rule);
}

/** Expects that the witnesses answer as the automaton of the rule does, and that some texts are accepted. */
export function expectAutomaton(rule: Rule, texts: Iterable<string>, ...witnesses: readonly Witness[]): void {
  const automaton: Witness = { name: "the automaton", accepts: (text) => least.accepts(text) };
  const least = automatonOf(rule);
  const agreement = new Agreement(rule, automaton, ...witnesses);
  for (const text of texts) agreement.ask(text);
  expect(agreement.accepted).toBeGreaterThan(0);
  expectAgreed(agreement);
}
