/** The rules of the grammars of the editions, and the railroad diagram of one as SVG, for `uri explain`. */

import {
  GRAMMAR_IDS,
  type Grammar,
  type GrammarId,
  type GrammarRule,
  grammarOf,
  ruleOf,
} from "@urikit/standards/grammars";
import { statement } from "urikit/words";
import { UsageError } from "../../exit.ts";
import { namesLike } from "../../most-similar.ts";
import type { CommandId } from "../../words/text.ts";

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

/** A rule in the grammar that has it. */
interface Found {
  readonly grammar: Grammar;
  readonly rule: GrammarRule;
}

/** The rules of a grammar. */
function rulesOf(grammar: Grammar): Found[] {
  return grammar.rules.map((rule) => ({ grammar, rule }));
}

/** The text after the sign of equality, without comments. */
function inOneLine({ text }: GrammarRule): string {
  const lines = text.split("\n").map((line) => line.replace(/(?:^|\s);.*$/s, ""));
  return lines
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/^[^=]*= /, "")
    .trim();
}

/** What is drawn. */
export interface DiagramOptions {
  /** The names of rules. */
  readonly references: readonly string[];
  readonly standard: Standard;
  readonly json?: true;
}

/**
 * The railroad diagram of a rule, as SVG.
 *
 * @throws {UsageError} If there is not exactly one rule of that name: a file holds one diagram.
 */
export async function diagramOf({ references, standard, json }: DiagramOptions): Promise<string> {
  if (json) throw new UsageError("grammar-one-form");
  const grammars = grammarsOf(standard);
  const [first, ...others] = references.flatMap((name) => rulesNamed(name, grammars));
  if (first === undefined || others.length > 0) throw new UsageError("grammar-one-rule");
  const { svg, trackOf } = await import("@urikit/explain/grammar");
  const { name, section, expression } = first.rule;
  return svg(trackOf(expression), `${name} (${section})`);
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
