// RFC 3987 §2.2 against the reader of IRIs: who is asked, and about what. The witnesses are those of the proof for URIs,
// with the grammar of IRIs.
import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import { Agreement, type Witness } from "@urikit/abnf/agreement";
import { apgEngine } from "@urikit/abnf/apg";
import type { Automaton } from "@urikit/abnf/automaton";
import { Chance } from "@urikit/abnf/chance";
import { everyText } from "@urikit/abnf/enumeration";
import { derive } from "@urikit/abnf/generation";
import { coreRules } from "@urikit/abnf/rfc3986";
import { firstMatch, grammar } from "@urikit/abnf/rfc3987";
import { expect } from "vitest";
import {
  isAbsoluteIri,
  isIri,
  isIriReference,
  isRelativeIriReference,
  tryParseIri,
} from "../../src/iri/index.ts";
import { scanIri } from "../../src/iri/scan.ts";
import { tryParse } from "../../src/try-parse.ts";
import { expectAgreed } from "./agreed.ts";
import { octets, urikit as uris } from "./witnesses.ts";

const generated = apgEngine(firstMatch, coreRules);

/** Both scanners of URIs, on the same texts: an IRI is a URI only if it is ASCII. */
function scannersOfUris(): Agreement {
  const rule = "URI-reference";
  return new Agreement(rule, uris[rule][0], octets[rule]);
}

/** §2.2 in first-match order, run by apg-js. */
function apg(rule: string): Witness {
  return { name: "apg-js", accepts: (text) => generated(rule, text) };
}

/** §2.2 to the letter, as a regular expression that backtracks. */
function expression(rule: string): Witness {
  const compiled = abnfToRegExp(grammar, rule);
  return { name: "the expression", accepts: (text) => compiled.test(text) };
}

/** The core's answer to an IRI: that it is one, or no fault. */
const core: Witness = {
  name: "the core's errors",
  accepts: (text) => {
    const result = tryParse(text);
    return result.valid || result.error.reason.includes("this is an IRI");
  },
};

/** The functions of urikit that answer for a rule, the quickest first; and the scanner, whom they ask only about a few. */
const urikit = {
  "IRI-reference": [
    { name: "isIriReference", accepts: isIriReference },
    { name: "the scanner of IRIs", accepts: (text) => scanIri(text) !== undefined },
    { name: "tryParseIri", accepts: (text) => tryParseIri(text).valid },
    core,
  ],
  IRI: [{ name: "isIri", accepts: isIri }],
  "absolute-IRI": [{ name: "isAbsoluteIri", accepts: isAbsoluteIri }],
  "irelative-ref": [{ name: "isRelativeIriReference", accepts: isRelativeIriReference }],
} as const satisfies Readonly<Record<string, readonly Witness[]>>;

export type IriRule = keyof typeof urikit;

/** The four questions that can be asked about a whole IRI reference. */
export const iriRules = Object.keys(urikit) as readonly IriRule[]; // its keys are no other

/** Every text of at most `length` members of an alphabet, after each of some beginnings. */
export interface IriSweep {
  readonly alphabet: readonly string[];
  readonly length: number;
  readonly before?: readonly string[];
  /** apg-js and the functions that explain a refusal take many times as long as the others. */
  readonly witnesses?: "all" | "the quick";
  readonly rules?: readonly IriRule[];
}

/** Asks each of the four questions about every text of a sweep, and expects one answer from all witnesses. */
export function expectAgreedOnIris(sweep: IriSweep): void {
  const { alphabet, length, before = [""], witnesses = "all", rules = iriRules } = sweep;
  for (const rule of rules) {
    const others = witnesses === "all" ? [...urikit[rule], apg(rule)] : urikit[rule].slice(0, 1);
    const agreement = new Agreement(rule, expression(rule), ...others);
    for (const beginning of before) everyText(alphabet, length, (text) => agreement.ask(text), beginning);
    if (rule === "IRI-reference") {
      expect(agreement.accepted).toBeGreaterThan(0);
      const scanners = scannersOfUris();
      for (const beginning of before) everyText(alphabet, length, (text) => scanners.ask(text), beginning);
      expectAgreed(scanners);
    }
    expectAgreed(agreement);
  }
}

/** A beginning for each place where a character can stand. */
export const inEachPlaceOfAnIri: readonly string[] = [
  ...["", "a:", "a:/", "a://", "//", "//a@", "//a:", "//a:1", "//[", "//[v1.", "//[v1.a", "//[::", "/", "a/"],
  ...["%", "%4", "?", "#", "a:?", "a:#", "?#", "é?", "#?"],
];

/** As many IRI references as asked for; the same for the same seed. */
export function iriReferences(count: number, seed: number): string[] {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => derive(grammar, "IRI-reference", chance));
}

/** Asks the four questions; apg-js and what explains only about every fiftieth text. Returns how many are IRI references. */
export function askAboutIris(texts: readonly string[]): number {
  let accepted = 0;
  const scanners = scannersOfUris();
  for (const text of texts) scanners.ask(text);
  expectAgreed(scanners);
  for (const rule of iriRules) {
    const quick = new Agreement(rule, expression(rule), urikit[rule][0]);
    const slow = new Agreement(rule, expression(rule), ...urikit[rule].slice(1), apg(rule));
    for (const [index, text] of texts.entries()) {
      quick.ask(text);
      if (index % 50 === 0) slow.ask(text);
    }
    expectAgreed(quick, slow);
    if (rule === "IRI-reference") accepted = quick.accepted;
  }
  return accepted;
}

const automata = new Map<IriRule, Automaton>();

/** The least automaton of a rule, made once. */
export function iriAutomaton(rule: IriRule): Automaton {
  const made = automata.get(rule) ?? abnfToAutomaton(grammar, rule);
  automata.set(rule, made);
  return made;
}

/** Expects that urikit answers as the automaton of the rule does; its functions that explain only if asked. */
export function expectIriAutomaton(
  rule: IriRule,
  texts: Iterable<string>,
  witnesses: "all" | "the quick",
): void {
  const least = iriAutomaton(rule);
  const automaton: Witness = { name: "the automaton", accepts: (text) => least.accepts(text) };
  const asked = witnesses === "all" ? [...urikit[rule], expression(rule)] : urikit[rule].slice(0, 1);
  const agreement = new Agreement(rule, automaton, ...asked);
  const scanners = scannersOfUris();
  for (const text of texts) {
    agreement.ask(text);
    scanners.ask(text);
  }
  expect(agreement.accepted).toBeGreaterThan(0);
  expectAgreed(agreement, scanners);
}
