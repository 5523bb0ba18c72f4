/** The rules of the grammars of the editions, and their railroad diagrams, for `uri explain`. */

import type { Screen } from "@urikit/explain/layout";
import { asciiOnly } from "@urikit/explain/layout";
import {
  GRAMMAR_IDS,
  type Grammar,
  type GrammarId,
  type GrammarRule,
  grammarOf,
  ruleOf,
} from "@urikit/standards/grammars";
import { statement } from "urikit/words";
import { jsonLine } from "../../display/json.ts";
import { UsageError } from "../../exit.ts";
import { namesLike } from "../../most-similar.ts";
import type { CommandId } from "../../words/text.ts";
import { inOneLine, listPage, rulePage } from "./rule-page.ts";

/** Every edition that has a grammar. */
export const ALL = "all";

/** An edition, or all. */
export type Standard = GrammarId | typeof ALL;

/** An entry of a rule, as data. */
export type GrammarEntry = ReturnType<typeof entryOf>;

/** The rules with a name: none, if no grammar of the standard has it. */
export function grammarEntries(name: string, standard: Standard): readonly GrammarEntry[] {
  return grammarsOf(standard).flatMap((grammar) => {
    const rule = ruleOf(grammar, name);
    return rule === undefined ? [] : [entryOf({ grammar, rule })];
  });
}

/** All rules of a standard. */
export function allRules(standard: Standard): readonly GrammarEntry[] {
  return grammarsOf(standard).flatMap(rulesOf).map(entryOf);
}

function grammarsOf(standard: Standard): readonly Grammar[] {
  return (standard === ALL ? GRAMMAR_IDS : [standard]).map(grammarOf);
}

function entryOf({ grammar, rule }: Found) {
  const { name, text, section, uses, usedBy } = rule;
  const title = inOneLine(rule);
  return {
    kind: "grammar-rule",
    id: name,
    standard: grammar.id,
    title,
    text,
    section,
    uses,
    usedBy,
  } as const;
}

/** What is drawn, and how. */
export interface DiagramOptions {
  /** The names of rules. */
  readonly references: readonly string[];
  readonly standard: Standard;
  readonly svg?: true;
  readonly json?: true;
}

/**
 * The pages of rules with their diagrams; without a name, the list of all rules.
 *
 * @throws {UsageError} If there is no such rule.
 */
export async function diagramsOf(options: DiagramOptions, screen: Screen): Promise<string> {
  const { references, standard, svg, json } = options;
  const grammars = grammarsOf(standard);
  const found = references.flatMap((name) => rulesNamed(name, grammars));
  if (svg) return svgOf(found, options);
  const isListed = references.length === 0;
  const shown = isListed ? grammars.flatMap(rulesOf) : found;
  if (json) return shown.map((one) => `${jsonLine(entryOf(one))}\n`).join("");
  const pages = isListed
    ? grammars.map((grammar) => listPage(grammar, screen))
    : found.map(({ grammar, rule }) => rulePage(rule, grammar, screen));
  return printed(pages, screen);
}

/** A rule in the grammar that has it. */
interface Found {
  readonly grammar: Grammar;
  readonly rule: GrammarRule;
}

/** @throws {UsageError} If no grammar has a rule of that name; it names those that are nearest. */
function rulesNamed(name: string, grammars: readonly Grammar[]): Found[] {
  const found = grammars.flatMap((grammar) => {
    const rule = ruleOf(grammar, name);
    return rule === undefined ? [] : [{ grammar, rule }];
  });
  if (found.length > 0) return found;
  const [only, ...others] = grammars;
  const where =
    only !== undefined && others.length === 0 ? only.name : statement("grammar-any" satisfies CommandId);
  const near = namesLike(
    name,
    grammars.flatMap(({ rules }) => rules.map((rule) => rule.name)),
  );
  throw new UsageError(near.length > 0 ? "grammar-near" : "grammar-unknown", where, name, ...near);
}

function rulesOf(grammar: Grammar): Found[] {
  return grammar.rules.map((rule) => ({ grammar, rule }));
}

/** @throws {UsageError} If there is not exactly one rule: a file holds one diagram. */
async function svgOf([first, ...others]: readonly Found[], { json }: DiagramOptions): Promise<string> {
  if (json) throw new UsageError("grammar-one-form");
  if (first === undefined || others.length > 0) throw new UsageError("grammar-one-rule");
  const { svg, trackOf } = await import("@urikit/explain/grammar");
  const { name, section, expression } = first.rule;
  return svg(trackOf(expression), `${name} (${section})`);
}

/** Pages with an empty line between them. */
function printed(pages: readonly (readonly string[])[], { unicode }: Screen): string {
  const text = pages.map((lines) => `${lines.join("\n")}\n`).join("\n");
  return unicode ? text : asciiOnly(text);
}
