// A grammar in ABNF (RFC 5234) compiled, construct by construct, to the least deterministic automaton that
// accepts what a rule derives: first to an automaton that guesses, then to the sets of its states; sets that no
// continuation distinguishes are merged.

import { type Expression, type Grammar, ruleOf } from "./abnf.ts";
import { Automaton } from "./automaton.ts";

/** The least automaton of a rule; an error where the rule is recursive, or given in words. */
export function abnfToAutomaton(grammar: Grammar, rule: string): Automaton {
  const guesser = new Guesser(grammar);
  const end = guesser.readRule(rule, 0, []);
  return determined(guesser, end).least();
}

/** The code points that one terminal of the grammar stands for, as ranges. */
type Terminal = readonly (readonly [from: number, to: number])[];

/** An automaton that may move without reading, and in several ways at once. State 0 is the first. */
class Guesser {
  /** Where each state leads without a character. */
  readonly silent: number[][] = [[]];
  /** Where each state leads with a character of a terminal. */
  readonly reading: ({ readonly terminal: Terminal; readonly to: number } | undefined)[] = [undefined];
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** Adds what reads the rule from a state on; returns the state after it. `enclosing`: the rules around this one. */
  readRule(rule: string, from: number, enclosing: readonly string[]): number {
    const name = rule.toLowerCase();
    if (enclosing.includes(name)) throw new Error(`${name} is recursive`);
    return this.#read(ruleOf(this.#grammar, name), from, [...enclosing, name]);
  }

  #read(expression: Expression, from: number, within: readonly string[]): number {
    switch (expression.kind) {
      case "alternation": {
        const end = this.#state();
        for (const choice of expression.choices)
          this.#skip(this.#read(choice, this.#skip(from), within), end);
        return end;
      }
      case "concatenation":
        return expression.parts.reduce((state, part) => this.#read(part, state, within), from);
      case "repetition":
        return this.#repeat(expression.of, expression.min, expression.max, from, within);
      case "rule":
        return this.readRule(expression.name, from, within);
      case "string":
        return Array.from(expression.text, eitherCase).reduce(
          (state, terminal) => this.#take(terminal, state),
          from,
        );
      case "sequence":
        return expression.codes.reduce((state, code) => this.#take([[code, code]], state), from);
      case "range":
        return this.#take([[expression.from, expression.to]], from);
      case "prose":
        throw new Error(`an automaton cannot read words: <${expression.text}>`);
    }
  }

  #repeat(of: Expression, min: number, max: number, from: number, within: readonly string[]): number {
    let state = from;
    for (let count = 0; count < min; count++) state = this.#read(of, state, within);
    const end = this.#skip(state);
    if (max === Number.POSITIVE_INFINITY) this.#skip(this.#read(of, end, within), end);
    else
      for (let count = min; count < max; count++) {
        state = this.#read(of, state, within);
        this.#skip(state, end);
      }
    return end;
  }

  #take(terminal: Terminal, from: number): number {
    const [state, to] = [this.#skip(from), this.#state()];
    this.reading[state] = { terminal, to };
    return to;
  }

  #skip(from: number, to = this.#state()): number {
    this.silent[from]?.push(to);
    return to;
  }

  #state(): number {
    this.reading.push(undefined);
    return this.silent.push([]) - 1;
  }
}

/** RFC 5234 §2.3: strings in quotation marks are case-insensitive. */
function eitherCase(letter: string): Terminal {
  const codes = new Set([letter.toLowerCase().charCodeAt(0), letter.toUpperCase().charCodeAt(0)]);
  return Array.from(codes, (code) => [code, code]);
}

/** The automaton whose states are the sets of states in which the guesser may be. */
function determined(guesser: Guesser, end: number): Automaton {
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
  stateOf(closure(guesser, [0], end));
  for (let state = 0; state < members.length; state++) {
    const edges = (members[state] ?? []).flatMap((member) => guesser.reading[member] ?? []);
    next[state] = bounds.map((code) => {
      const reached = edges.filter(({ terminal }) =>
        terminal.some(([from, to]) => from <= code && code <= to),
      );
      return stateOf(
        closure(
          guesser,
          reached.map(({ to }) => to),
          end,
        ),
      );
    });
  }
  const accepting = members.map((set) => set.includes(end));
  return new Automaton(bounds, next, accepting);
}

/** Where a terminal begins or has just ended: between two of these, no rule sees a difference. */
function boundaries(guesser: Guesser): number[] {
  const terminals = guesser.reading.flatMap((edge) => edge?.terminal ?? []);
  const bounds = new Set([0, ...terminals.flatMap(([from, to]) => [from, to + 1])]);
  return [...bounds].sort((a, b) => a - b);
}

/** The states that can be reached without a character; of these, those that read one, or are the end. */
function closure(guesser: Guesser, from: readonly number[], end: number): number[] {
  const reached = new Set(from);
  for (const state of reached) for (const to of guesser.silent[state] ?? []) reached.add(to);
  return [...reached].filter((state) => state === end || guesser.reading[state]).sort((a, b) => a - b);
}
