// An automaton that may move without reading, and in several ways at once: what a rule of a grammar in ABNF (RFC 5234)
// derives, construct by construct. The compilers make others of it, which do not guess.
import { type Expression, type Grammar, ruleOf } from "./abnf.ts";

/** An edge that reads a character of a terminal; `within`: the rules around it, from the outermost to the innermost. */
export interface Edge<Terminal> {
  readonly terminal: Terminal;
  readonly to: number;
  readonly within: readonly string[];
}

/** State 0 is the first. */
export abstract class Guesser<Terminal> {
  /** Where each state leads without a character. */
  readonly silent: number[][] = [[]];
  /** Where each state leads with a character. */
  readonly reading: (Edge<Terminal> | undefined)[] = [undefined];
  protected readonly grammar: Grammar;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  /** Adds what reads the rule from a state on; returns the state after it. `within`: the rules around this one. */
  readRule(rule: string, from: number, within: readonly string[]): number {
    return this.#read(ruleOf(this.grammar, rule), from, this.enter(rule, within));
  }

  /** The rules around what is in a rule. */
  protected abstract enter(rule: string, within: readonly string[]): readonly string[];

  /** The terminals that an expression reads one after another; undefined if it has to be taken apart. */
  protected abstract terminalsOf(expression: Expression): readonly Terminal[] | undefined;

  /** The states that can be reached without a character; of these, those that read one, or are the end. */
  closure(from: readonly number[], end: number): number[] {
    const reached = new Set(from);
    for (const state of reached) for (const to of this.silent[state] ?? []) reached.add(to);
    return [...reached].filter((state) => state === end || this.reading[state]).sort((a, b) => a - b);
  }

  #read(expression: Expression, from: number, within: readonly string[]): number {
    const terminals = this.terminalsOf(expression);
    if (terminals !== undefined)
      return terminals.reduce((state, terminal) => this.#take(terminal, state, within), from);
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
      default:
        throw new Error(`no automaton reads this: ${JSON.stringify(expression)}`);
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

  #take(terminal: Terminal, from: number, within: readonly string[]): number {
    const [state, to] = [this.#skip(from), this.#state()];
    this.reading[state] = { terminal, to, within };
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
export function bothCases(letter: string): number[] {
  return [letter.toLowerCase().charCodeAt(0), letter.toUpperCase().charCodeAt(0)];
}
