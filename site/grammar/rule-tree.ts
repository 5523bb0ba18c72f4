/** The rules that a text takes, as a tree: each with its piece of the text. Pieces of one rule in a row stand together. */

import type { Derivation } from "./trace.ts";

/** A rule, or characters that a rule reads itself. */
export interface RuleNode {
  /** The name of the rule; undefined for characters. */
  readonly rule: string | undefined;
  readonly from: number;
  readonly to: number;
  /** Whether all of it was read to its end. */
  readonly isDone: boolean;
  /** The derivations: one for each repetition in a row. */
  readonly derivations: readonly Derivation[];
  readonly parts: readonly RuleNode[];
}

/** The tree of a derivation of a rule. */
export function ruleTree(derivation: Derivation): RuleNode {
  return nodeOf([derivation]);
}

/** A rule is one node for all its repetitions in a row. */
function nodeOf(derivations: readonly Derivation[]): RuleNode {
  const [first] = derivations;
  const last = derivations.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("nothing was derived");
  return {
    rule: first.expression.kind === "rule" ? first.expression.name : undefined,
    from: first.from,
    to: last.to,
    isDone: last.isDone,
    derivations,
    parts: first.expression.kind === "rule" ? grouped(derivations.flatMap(partsOf)) : [],
  };
}

/** The rules and characters directly within a derivation of a rule. */
function partsOf({ parts }: Derivation): Derivation[] {
  return parts.flatMap((part) =>
    part.expression.kind === "rule" || isCharacters(part) ? [part] : partsOf(part),
  );
}

function isCharacters({ expression: { kind } }: Derivation): boolean {
  return kind === "string" || kind === "characters" || kind === "range" || kind === "prose";
}

function grouped(parts: readonly Derivation[]): RuleNode[] {
  const groups: Derivation[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && nameOf(last[0]) === nameOf(part)) last.push(part);
    else groups.push([part]);
  }
  return groups.map(nodeOf);
}

/** All characters have the same name: the empty one. */
function nameOf({ expression }: Derivation): string | undefined {
  return expression.kind === "rule" ? expression.name : undefined;
}

/** The nodes of a rule, from the root, in the order of the text. */
export function nodesOf(tree: RuleNode, rule: string): RuleNode[] {
  const own = tree.rule === rule ? [tree] : [];
  return [...own, ...tree.parts.flatMap((part) => nodesOf(part, rule))];
}
