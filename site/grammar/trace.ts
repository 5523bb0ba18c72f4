/**
 * Reads a text by a program, and keeps the way: which expression read which piece of it. Where several readings are
 * possible, the first alternative counts, as RFC 3986 §3.2.2 says of a host ("first-match-wins"). No place of
 * the program is visited twice at the same character, so that the work is at most their product.
 */

import type { GrammarExpression } from "@urikit/standards/grammars";
import type { Instruction, Program } from "./program.ts";

/** The text that an expression read. */
export interface Derivation {
  readonly expression: GrammarExpression;
  readonly from: number;
  /** Where its piece ends; where the reading stopped, if it was not over. */
  readonly to: number;
  /** Whether it was read to its end. */
  readonly isDone: boolean;
  readonly parts: readonly Derivation[];
}

/** The characters that may follow where a reading stops. */
export interface Expected {
  /** The rule that says so; undefined for the end of the text. */
  readonly rule: string | undefined;
  readonly expressions: readonly GrammarExpression[];
  /** The whole of it, where one character of a longer text was due. */
  readonly literal: string | undefined;
}

export interface Trace {
  /** The way; where the text is not derived, the way to the place where the reading stops that gets furthest. */
  readonly derivation: Derivation;
  /** Where it stops; undefined if the rule derives the whole text. */
  readonly stop: Stop | undefined;
}

export interface Stop {
  readonly index: number;
  /** Each once, in the order of the grammar. */
  readonly expected: readonly Expected[];
}

/** A place of the program, a character of the text, and how the reading got there. */
interface Visit {
  readonly place: number;
  readonly index: number;
  readonly before: Visit | undefined;
}

/** Reads the text. */
export function traceOf(program: Program, text: string): Trace {
  const seen = new Set<number>();
  const open: Visit[] = [{ place: 0, index: 0, before: undefined }];
  let furthest = 0;
  let stopped: Visit[] = [];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { place, index } = visit;
    const key = index * program.length + place;
    const instruction = program[place];
    if (seen.has(key) || instruction === undefined) continue;
    seen.add(key);
    if (instruction.kind === "accept" && index === text.length)
      return { derivation: derivationOf(visit, program, text), stop: undefined };
    const next = nextOf(instruction, visit, text);
    if (next !== undefined) open.push(...next);
    else if (index >= furthest) {
      if (index > furthest) stopped = [];
      furthest = index;
      stopped.push(visit);
    }
  }
  const last = stopped.find(({ place }) => program[place]?.kind === "accept") ?? stopped[0];
  if (last === undefined) throw new Error("a program that goes nowhere");
  return {
    derivation: derivationOf(last, program, text),
    stop: { index: furthest, expected: expectedAt(stopped, program) },
  };
}

/** Where the reading goes on, the first last; undefined where it cannot. */
function nextOf(instruction: Instruction, visit: Visit, text: string): Visit[] | undefined {
  const { place, index } = visit;
  switch (instruction.kind) {
    case "accept":
      return undefined;
    case "read": {
      if (index >= text.length || !isAmong(instruction, text.charCodeAt(index))) return undefined;
      return [{ place: place + 1, index: index + 1, before: visit }];
    }
    case "choose":
      return instruction.places.map((to) => ({ place: to, index, before: visit })).reverse();
    default:
      return [{ place: place + 1, index, before: visit }];
  }
}

type Read = Extract<Instruction, { readonly kind: "read" }>;

function isAmong({ choices }: Read, code: number): boolean {
  return choices.some(({ from, to }) => from <= code && code <= to);
}

function expectedAt(visits: readonly Visit[], program: Program): Expected[] {
  const found = new Map<string, Expected>();
  for (const { place } of visits) {
    const instruction = program[place];
    if (instruction?.kind === "accept")
      found.set("", { rule: undefined, expressions: [], literal: undefined });
    if (instruction?.kind !== "read") continue;
    const { rule, choices, literal } = instruction;
    const expressions = [...new Set(choices.map(({ expression }) => expression))];
    const key = JSON.stringify([rule, literal ?? choices.map(({ from, to }) => [from, to])]);
    if (!found.has(key)) found.set(key, { rule, expressions, literal });
  }
  return [...found.values()];
}

interface OpenDerivation extends Omit<Derivation, "to" | "isDone" | "parts"> {
  to: number;
  isDone: boolean;
  readonly parts: OpenDerivation[];
}

/** The way to a visit, as a tree. */
function derivationOf(last: Visit, program: Program, text: string): Derivation {
  const way: Visit[] = [];
  for (let visit: Visit | undefined = last; visit !== undefined; visit = visit.before) way.push(visit);
  const open: OpenDerivation[] = [];
  let root: OpenDerivation | undefined;
  for (const { place, index } of way.reverse()) {
    const instruction = program[place];
    if (instruction?.kind === "begin") {
      const begun = { expression: instruction.expression, from: index, to: index, isDone: false, parts: [] };
      root ??= begun;
      open.at(-1)?.parts.push(begun);
      open.push(begun);
    } else if (instruction?.kind === "end") {
      const ended = open.pop();
      if (ended !== undefined) Object.assign(ended, { to: index, isDone: true });
    } else if (instruction?.kind === "read" && index < last.index) {
      const within = open.at(-1);
      const leaf = leafOf(instruction, index, text);
      if (leaf !== undefined && leaf.expression !== within?.expression) within?.parts.push(leaf);
    }
  }
  for (const one of open) one.to = last.index;
  if (root === undefined) throw new Error("a program that begins nothing");
  return root;
}

/** The character that was read by one of several choices. */
function leafOf(instruction: Read, index: number, text: string): OpenDerivation | undefined {
  const code = text.charCodeAt(index);
  const choice = instruction.choices.find(({ from, to }) => from <= code && code <= to);
  return choice && { expression: choice.expression, from: index, to: index + 1, isDone: true, parts: [] };
}
