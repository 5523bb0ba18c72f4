// A grammar in ABNF (RFC 5234) compiled, construct by construct, to the least deterministic automaton that
// accepts what a rule derives: first to an automaton that guesses, then to the sets of its states; sets that no
// continuation distinguishes are merged.

import type { Expression, Grammar } from "./abnf.ts";
import { Automaton } from "./automaton.ts";
import { bothCases, Guesser } from "./guesser.ts";

/** The least automaton of a rule; an error where the rule is recursive, or given in words. */
export function abnfToAutomaton(grammar: Grammar, rule: string): Automaton {
  const guesser = new RangeGuesser(grammar);
  const end = guesser.readRule(rule, 0, []);
  return determined(guesser, end).least();
}

/** The code points that one terminal of the grammar stands for, as ranges. */
type Terminal = readonly (readonly [from: number, to: number])[];

class RangeGuesser extends Guesser<Terminal> {
  protected enter(rule: string, enclosing: readonly string[]): readonly string[] {
    const name = rule.toLowerCase();
    if (enclosing.includes(name)) throw new Error(`${name} is recursive`);
    return [...enclosing, name];
  }

  protected terminalsOf(expression: Expression): readonly Terminal[] | undefined {
    switch (expression.kind) {
      case "string":
        return Array.from(expression.text, eitherCase);
      case "sequence":
        return expression.codes.map((code) => [[code, code]]);
      case "range":
        return [[[expression.from, expression.to]]];
      case "prose":
        throw new Error(`an automaton cannot read words: <${expression.text}>`);
      default:
        return undefined;
    }
  }
}

function eitherCase(letter: string): Terminal {
  return Array.from(new Set(bothCases(letter)), (code) => [code, code]);
}

/** The automaton whose states are the sets of states in which the guesser may be. */
function determined(guesser: RangeGuesser, end: number): Automaton {
  const bounds = boundaries(guesser);
  const sets = new Map<string, number>();
  const members: (readonly number[])[] = [];
  const next: number[][] = [];
  const stateOf = (set: readonly number[]): number => {
    const key = set.join();
    const known = sets.get(key);
    if (known !== undefined) return known;
    sets.set(key, members.length);
    return members.push(set) - 1;
  };
  const classes = classesOf(guesser.reading, bounds);
  /** The state after each list of states that a character leads to. */
  const after = new Map<string, number>();
  stateOf(guesser.closure([0], end));
  for (let state = 0; state < members.length; state++) {
    const reached: number[][] = bounds.map(() => []);
    for (const member of members[state] ?? [])
      for (const one of classes[member] ?? []) reached[one]?.push(guesser.reading[member]?.to ?? end);
    next[state] = reached.map((targets) => {
      const key = targets.join();
      const known = after.get(key) ?? stateOf(guesser.closure(targets, end));
      after.set(key, known);
      return known;
    });
  }
  const accepting = members.map((set) => set.includes(end));
  return new Automaton(bounds, next, accepting);
}

/** Where a terminal begins or has just ended: between two of these, no rule sees a difference. */
function boundaries(guesser: RangeGuesser): number[] {
  const terminals = guesser.reading.flatMap((edge) => edge?.terminal ?? []);
  const bounds = new Set([0, ...terminals.flatMap(([from, to]) => [from, to + 1])]);
  return [...bounds].sort((a, b) => a - b);
}

/** Of each state that reads, the classes of characters that it reads, by the numbers of their bounds. */
function classesOf(reading: RangeGuesser["reading"], bounds: readonly number[]): (readonly number[])[] {
  const known = new Map<string, readonly number[]>();
  return reading.map((edge) => {
    if (edge === undefined) return [];
    const key = edge.terminal.join();
    const isRead = (code: number) => edge.terminal.some(([from, to]) => from <= code && code <= to);
    const classes = known.get(key) ?? bounds.flatMap((code, at) => (isRead(code) ? [at] : []));
    known.set(key, classes);
    return classes;
  });
}
