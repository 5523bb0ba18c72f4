/**
 * RFC 6570 §1.4: the values with which a template gives a URI, where only one set of values does.
 */

import type { PLAIN, TEMPLATES } from "../syntax/english.ts";
import { UriSyntaxError } from "../syntax/errors.ts";
import { checkTriplets } from "../syntax/percent-encoding.ts";
import { excerpt } from "../syntax/printable.ts";
import { statement } from "../syntax/statement.ts";
import { type TwoWalks, takes, twoWalks } from "./ambiguity.ts";
import { ambiguous, type Occurrence, type PositionGraph, positionsOf, START, tokensOf } from "./positions.ts";
import type { TemplatePart } from "./read-template.ts";

/** The values that a URI has for a template: text, or for `{name*}` a list of texts. Undefined values are absent. */
export type MatchedValues = { readonly [name: string]: string | readonly string[] };

/** Finds the values with which a template gives a URI. */
export class Matcher {
  readonly #graph: PositionGraph;

  /** @throws {UriSyntaxError} `ambiguous-template` if several sets of values give the same URI. */
  constructor(template: string, parts: readonly TemplatePart[]) {
    this.#graph = positionsOf(template, parts);
    const walks = twoWalks(template, this.#graph);
    if (walks !== undefined) throw ambiguousTemplate(template, this.#graph, walks);
  }

  /** The values, if some give this text; whether they do, wherever a variable is repeated or cut, is still to be seen. */
  match(tokens: readonly string[]): MatchedValues | undefined {
    const walk = walkOver(this.#graph, tokens);
    return walk && valuesOf(this.#graph, walk, tokens);
  }
}

/** The characters and triplets of a URI in their normal form, if its triplets are complete. */
export function uriTokens(uri: string): readonly string[] | undefined {
  try {
    checkTriplets(uri);
    return tokensOf(uri);
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}

/** The one walk that writes the tokens, if there is one. */
function walkOver({ positions, ends }: PositionGraph, tokens: readonly string[]): number[] | undefined {
  const reached = [[START]]; // before each token
  for (const token of tokens) {
    const before = reached.at(-1) ?? [];
    const next = new Set<number>();
    for (const from of before)
      for (const to of positions[from]?.next ?? [])
        if (takes(positions[to]?.takes ?? "", token)) next.add(to);
    if (next.size === 0) return undefined;
    const after = [...next];
    // In a long value nothing changes from character to character.
    reached.push(
      after.length === before.length && after.every((one, at) => one === before[at]) ? before : after,
    );
  }
  let at = reached.pop()?.find((position) => ends.has(position));
  if (at === undefined) return undefined;
  const walk: number[] = [];
  for (let before = reached.pop(); before !== undefined; before = reached.pop()) {
    const to: number = at;
    walk.push(to);
    at = before.find((from) => positions[from]?.next.has(to)) ?? START;
  }
  return walk.reverse();
}

/** The part of a variable that a walk finds at one of its places. */
interface Found {
  readonly occurrence: Occurrence;
  /** Its texts as they are written; `undefined` if the variable is. */
  readonly items: string[] | undefined;
}

function valuesOf(
  graph: PositionGraph,
  walk: readonly number[],
  tokens: readonly string[],
): MatchedValues | undefined {
  const found = new Map<Occurrence, string[]>();
  walk.forEach((at, index) => {
    const { role, occurrence } = graph.positions[at] ?? {};
    if (occurrence === undefined) return;
    const items = found.get(occurrence) ?? (occurrence.expression.operator.first === "" ? [""] : []);
    found.set(occurrence, items);
    if (role === "item") items.push("");
    if (role === "value") items.push((items.pop() ?? "") + tokens[index]);
  });
  const values = new Map<string, string | readonly string[]>();
  const best = new Map<string, Found>();
  for (const occurrence of graph.occurrences) {
    const one = { occurrence, items: found.get(occurrence) };
    const other = best.get(occurrence.variable.name);
    if (other === undefined || rankOf(one) > rankOf(other)) best.set(occurrence.variable.name, one);
  }
  for (const [name, one] of best) {
    const value = valueOfFound(one);
    if (value === null) return undefined;
    if (value !== undefined) values.set(name, value);
  }
  return Object.fromEntries(values);
}

/** Of several places of a variable, the one that has most of its value. */
function rankOf({ occurrence, items }: Found): number {
  const { operator } = occurrence.expression;
  const { explode, prefix } = occurrence.variable;
  // Empty text between literals may also be an undefined variable.
  if (items === undefined) return operator.first === "" ? 0 : 1;
  return (explode ? 40_000 : 0) + (operator.reserved ? 0 : 20_000) + (prefix ?? 10_000) + 2;
}

/** The value at a place; `null` if no text gives it. */
function valueOfFound({ occurrence, items }: Found): string | readonly string[] | undefined | null {
  const { operator } = occurrence.expression;
  const { explode } = occurrence.variable;
  if (items === undefined && operator.first !== "") return undefined;
  if (items === undefined) return explode ? [] : "";
  if (operator.reserved) return explode ? items : (items[0] ?? "");
  try {
    const texts = items.map(decodeURIComponent);
    return explode ? texts : (texts[0] ?? "");
  } catch {
    return null; // not UTF-8
  }
}

/** Shows a URI that two sets of values give. */
function ambiguousTemplate(template: string, graph: PositionGraph, walks: TwoWalks): Error {
  const [one = "", other = ""] = [walks.one, walks.other].map((walk) =>
    shown(valuesOf(graph, walk, walks.tokens)),
  );
  const parting = walks.one.findIndex((at, index) => at !== walks.other[index]);
  const at = [walks.one, walks.other]
    .map((walk) => graph.positions[walk[parting] ?? START]?.occurrence?.expression.index)
    .filter((index) => index !== undefined);
  const example = excerpt(walks.tokens.join(""), 30);
  const fault =
    one === other ? statement<Id>("two-ways", example) : statement<Id>("two-values", example, one, other);
  const place = { index: Math.min(...at), rule: "expression", section: "RFC 6570 §1.4" };
  return ambiguous(template, place, "delimited-expressions", fault);
}

type Id = keyof typeof TEMPLATES | keyof typeof PLAIN;

function shown(values: MatchedValues | undefined): string {
  const pairs = Object.entries(values ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return excerpt(pairs.join(", ") || "no value at all", 60);
}
