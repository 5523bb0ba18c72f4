// src/grammars/data.ts is up to date; and the grammars that the documents print derive what the *.abnf next to it derive, which the
// recognizers are made from and the proofs run.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Expression, Grammar } from "@urikit/abnf/abnf";
import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { describe, expect, test } from "vitest";
import { abnfName, NAMES, type PrintedId, printedGrammar, printedRules, products } from "./grammars.ts";
import { grammarOf } from "./tables.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const IDS = Object.keys(NAMES) as PrintedId[];

test("data.ts is up to date: node scripts/generate/standards.js makes it", () => {
  for (const [path, text] of products(root)) expect(readFileSync(root + path, "utf8")).toBe(text);
});

/** Where a grammar that is run departs from the letter; the file of each says why. */
const DEPARTURES: Readonly<Partial<Record<PrintedId, readonly string[]>>> = {
  // "interpreters should use case-ignore": the letter has lower case alone. And ";type=" in this case only.
  rfc1738: ["scheme", "ftpurl"],
  // RFC 2373's ABNF derives ":::192.9.5.5" instead of "::192.9.5.5", which RFC 2732, section 2 has as an example.
  rfc2396: ["IPv6address"],
};

/** The rules that are run by another name. */
const RUN_AS: Readonly<Record<string, string>> = { hexdig: "hex", "gopher--string": "gopher-plus-string" };

describe.each(IDS)(
  "%s: a rule as it is printed derives what the rule that is run derives (001-4, 001-59, 003-6, 003-80)",
  (id) => {
    const printed = printedGrammar(root, id);
    const run = grammarOf(root, id);

    test.each(printedRules(root, id).map(({ name, section }) => [name, section]))(
      "%s, %s",
      (name, section) => {
        const rule = abnfName(name);
        const other = run.has(rule) ? rule : (RUN_AS[rule] ?? rule);
        if (isInWords(printed.get(rule))) return;
        if (!run.has(other))
          expect(section).toBe("RFC 2234 §6.1"); // a core rule that is run as a character
        else if (DEPARTURES[id]?.includes(name)) expect(difference(printed, rule, run, other)).toBeDefined();
        else if (difference(shallow(printed, rule), rule, shallow(run, other), other) !== undefined)
          expect(difference(printed, rule, run, other)).toBeUndefined();
      },
    );
  },
);

/** A text that only one of two rules derives. */
function difference(grammar: Grammar, rule: string, other: Grammar, otherRule: string): string | undefined {
  return abnfToAutomaton(grammar, rule).differsFrom(abnfToAutomaton(other, otherRule));
}

/** The grammar with every rule but one as a text of its own: what they derive is compared where it is their turn. */
function shallow(grammar: Grammar, rule: string): Grammar {
  const opaque = (name: string): Expression => ({
    kind: "sequence",
    codes: [...(RUN_AS[name] ?? name), "."].map((character) => character.charCodeAt(0) + 0xe000),
  });
  return new Map([...grammar].map(([name, own]) => [name, name === rule ? own : opaque(name)]));
}

function isInWords(expression: Expression | undefined): boolean {
  if (expression?.kind === "repetition") return isInWords(expression.of);
  return expression?.kind === "prose";
}
