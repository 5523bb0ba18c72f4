/**
 * RFC 6570 §3.2: the URIs that a template gives, as a graph of positions. A URI that a template writes is a walk
 * through it: each position is one character or triplet, and belongs to literals, to a delimiter, to a name or to a
 * value. A variable is text; with `*`, it is a list. Whether two walks give the same URI is the question whether the
 * way back is known.
 *
 * This is the construction of Glushkov: without steps that write nothing, so that walks and sets of values are one to one.
 */

import { type PLAIN, TEMPLATES } from "../syntax/english.ts";
import { type UriErrorInit, UriSyntaxError } from "../syntax/errors.ts";
import { normalTriplets } from "../syntax/percent-encoding.ts";
import { type Statement, statement } from "../syntax/statement.ts";
import type { Expression, TemplatePart, VariableSpec } from "./read-template.ts";

/** The text that a position takes: one character or triplet, or any that a value has. */
export type Taken = string | typeof UNRESERVED | typeof RESERVED;

/** `unreserved`, or a triplet. */
export const UNRESERVED = 0;
/** `unreserved`, `reserved`, or a triplet. */
export const RESERVED = 1;

/** The role of a position for its variable. */
export type Role =
  /** Literals, the name of a variable, the `=` after it. */
  | "other"
  /** A delimiter with which a value begins. */
  | "item"
  /** A character of a value. */
  | "value";

/** A variable where it is in a template. */
export interface Occurrence {
  readonly expression: Expression;
  readonly variable: VariableSpec;
}

/** One character or triplet of what a template writes. */
export interface Position {
  readonly takes: Taken;
  readonly role: Role;
  readonly occurrence: Occurrence | undefined;
  /** The positions that may come next. */
  readonly next: Set<number>;
}

/** The positions of a template; the first one is where all walks begin, and takes nothing. */
export interface PositionGraph {
  readonly positions: readonly Position[];
  readonly occurrences: readonly Occurrence[];
  /** Where a walk may end. */
  readonly ends: ReadonlySet<number>;
}

/** Where the walks begin. */
export const START = 0;

/** More are not looked through: the time for the question whether a template is ambiguous grows with their square. */
const MOST_STEPS = 20_000;

/**
 * The graph of a template.
 *
 * @throws {UriSyntaxError} `ambiguous-template` if an expression writes several values without their names, or the graph
 * would be too large.
 */
export function positionsOf(template: string, parts: readonly TemplatePart[]): PositionGraph {
  const graph = new GraphBuilder(template);
  for (const part of parts) {
    if (typeof part === "string") graph.addText(part);
    else graph.addExpression(part);
  }
  return graph;
}

/** The characters and triplets of a text, in their normal form (RFC 3986 §6.2.2). Every `%` in it begins a triplet. */
export function tokensOf(text: string): string[] {
  return normalTriplets(text, 0, text.length).match(/%..|[^%]/g) ?? [];
}

class GraphBuilder implements PositionGraph {
  readonly positions: Position[] = [{ takes: "", role: "other", occurrence: undefined, next: new Set() }];
  readonly occurrences: Occurrence[] = [];
  /** The positions after which the next part begins. */
  ends: ReadonlySet<number> = new Set([START]);
  readonly #template: string;
  #steps = 0;

  constructor(template: string) {
    this.#template = template;
  }

  addText(text: string): void {
    for (const token of tokensOf(text)) this.ends = new Set([this.#add(token, "other", this.ends)]);
  }

  addExpression(expression: Expression): void {
    const [variable, ...others] = expression.variables;
    if (variable === undefined) return; // not so: the syntax requires one
    if (expression.operator.named) this.#addNamed(expression);
    else if (others.length === 0) this.#addUnnamed(expression, variable);
    else throw severalUnnamed(this.#template, expression);
  }

  /** §3.2.2 to §3.2.6: one value, or the members of a list with separators between. */
  #addUnnamed(expression: Expression, variable: VariableSpec): void {
    const { first, separator, reserved } = expression.operator;
    const occurrence = this.#occurrence(expression, variable);
    const before = this.ends;
    const entry = first === "" ? before : new Set([this.#add(first, "item", before, occurrence)]);
    const value = this.#add(reserved ? RESERVED : UNRESERVED, "value", entry, occurrence);
    this.#link(value, value);
    this.ends = new Set([...before, ...entry, value]);
    if (!variable.explode) return;
    const between = this.#add(separator, "item", [...entry, value], occurrence);
    this.#link(between, between); // between them, an empty member
    this.#link(between, value);
    this.ends = new Set([...this.ends, between]);
  }

  /** §3.2.7 to §3.2.9: any of the variables, in their order. */
  #addNamed(expression: Expression): void {
    const { first, separator } = expression.operator;
    const before = this.ends;
    const after = new Set<number>(); // what is after a variable, and so before the separator
    for (const variable of expression.variables) {
      const occurrence = this.#occurrence(expression, variable);
      const leads = [this.#add(first, "item", before, occurrence)];
      if (after.size > 0 || variable.explode) leads.push(this.#add(separator, "item", after, occurrence));
      const ends = this.#addPair(leads, occurrence);
      if (variable.explode) for (const end of ends) this.#link(end, leads[1] ?? START); // made just now
      for (const end of ends) after.add(end);
    }
    this.ends = new Set([...before, ...after]);
  }

  /** A name with its value. */
  #addPair(leads: readonly number[], occurrence: Occurrence): number[] {
    let last: Iterable<number> = leads;
    let name = START;
    for (const token of tokensOf(occurrence.variable.name)) {
      name = this.#add(token, "other", last, occurrence);
      last = [name];
    }
    const equals = this.#add("=", "other", [name], occurrence);
    const value = this.#add(UNRESERVED, "value", [equals], occurrence);
    this.#link(value, value);
    return [occurrence.expression.operator.ifEmpty === "" ? name : equals, value];
  }

  #occurrence(expression: Expression, variable: VariableSpec): Occurrence {
    const occurrence = { expression, variable };
    this.occurrences.push(occurrence);
    return occurrence;
  }

  #add(takes: Taken, role: Role, after: Iterable<number>, occurrence?: Occurrence): number {
    const position = this.positions.push({ takes, role, occurrence, next: new Set() }) - 1;
    for (const before of after) this.#link(before, position);
    return position;
  }

  #link(from: number, to: number): void {
    this.positions[from]?.next.add(to);
    if (++this.#steps > MOST_STEPS) throw tooLarge(this.#template);
  }
}

function severalUnnamed(template: string, { index, operator, variables }: Expression): Error {
  const names = variables.map(({ name }) => name);
  const first = names.slice(0, 3).join(", ");
  const fault = statement<Id>(names.length > 3 ? "any-of-these-and-more" : "any-of-these", first);
  const advice = statement<Id>("one-expression-each", `{${operator.sign}${names[0] ?? ""}}`);
  const place = { index, rule: "variable-list", section: "RFC 6570 §3.2.1", advice };
  return ambiguous(template, place, "one-variable", fault);
}

/** A template, or what two walks of it would be, of which there is too much. */
export function tooLarge(template: string): Error {
  const place = { index: 0, rule: "URI-Template", section: "RFC 6570 §2" };
  return ambiguous(template, place, "a-shorter-template", statement<Id>("too-large"));
}

/** A template whose way back is not known. */
export function ambiguous(
  input: string,
  place: Pick<UriErrorInit, "index" | "rule" | "section" | "advice">,
  what: Id,
  fault: Statement<Id>,
): Error {
  const code = "ambiguous-template";
  const expected = statement(what);
  const problem = statement(code, expected, place.rule, fault);
  return new UriSyntaxError({ code, input, ...place, expected, problem }, TEMPLATES);
}

type Id = keyof typeof TEMPLATES | keyof typeof PLAIN;
