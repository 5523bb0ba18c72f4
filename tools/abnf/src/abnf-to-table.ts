// A grammar in ABNF (RFC 5234) compiled to the table of a recognizer: the least automaton that accepts what a
// rule derives and remembers, of the rules that have a name, the innermost that it is reading.
import { type Expression, type Grammar, ruleOf } from "./abnf.ts";

/** The form that packages/standards/src/recognizer.ts reads. */
export interface CompiledTable {
  readonly classes: readonly string[];
  readonly states: readonly string[];
}

/** No grammar of a URI knows a character beyond ASCII. */
const CHARACTERS = 128;

type CharacterSet = readonly boolean[];

/** What reads a character: where it leads, and the named rules around it, from the outermost to the innermost. */
interface Edge {
  readonly characters: CharacterSet;
  readonly to: number;
  readonly within: readonly string[];
}

/** The table of a rule; `named`: the rules that it remembers, with the names that their document has for them. */
export function abnfToTable(
  grammar: Grammar,
  rule: string,
  named: ReadonlyMap<string, string>,
): CompiledTable {
  const guesser = new Guesser(grammar, named);
  const end = guesser.readRule(rule, 0, []);
  const label = named.get(rule.toLowerCase()) ?? rule;
  return written(least(determined(guesser, end, label)));
}

/** An automaton that may move without reading, and in several ways at once. State 0 is the first. */
class Guesser {
  readonly silent: number[][] = [[]];
  readonly reading: (Edge | undefined)[] = [undefined];
  readonly #grammar: Grammar;
  readonly #named: ReadonlyMap<string, string>;

  constructor(grammar: Grammar, named: ReadonlyMap<string, string>) {
    this.#grammar = grammar;
    this.#named = named;
  }

  readRule(rule: string, from: number, within: readonly string[]): number {
    const name = this.#named.get(rule.toLowerCase());
    return this.#read(ruleOf(this.#grammar, rule), from, name === undefined ? within : [...within, name]);
  }

  #read(expression: Expression, from: number, within: readonly string[]): number {
    const characters = this.#charactersOf(expression);
    if (characters !== undefined) return this.#take(characters, from, within);
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
        return Array.from(expression.text).reduce(
          (state, letter) => this.#take(setOf(bothCases(letter)), state, within),
          from,
        );
      case "sequence":
        return expression.codes.reduce((state, code) => this.#take(setOf([code]), state, within), from);
      default:
        throw new Error(`no automaton reads this: ${JSON.stringify(expression)}`);
    }
  }

  /** The set that an expression is, if all it derives are single characters, and no named rule stands in it. */
  #charactersOf(expression: Expression): CharacterSet | undefined {
    switch (expression.kind) {
      case "alternation": {
        const sets = expression.choices.map((choice) => this.#charactersOf(choice));
        return sets.every((set) => set !== undefined) ? union(sets) : undefined;
      }
      case "rule":
        return this.#named.has(expression.name)
          ? undefined
          : this.#charactersOf(ruleOf(this.#grammar, expression.name));
      case "string":
        return expression.text.length === 1 ? setOf(bothCases(expression.text)) : undefined;
      case "sequence":
        return expression.codes.length === 1 ? setOf(expression.codes) : undefined;
      case "range":
        return Array.from(
          { length: CHARACTERS },
          (_, code) => expression.from <= code && code <= expression.to,
        );
      default:
        return undefined;
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

  #take(characters: CharacterSet, from: number, within: readonly string[]): number {
    const [state, to] = [this.#skip(from), this.#state()];
    this.reading[state] = { characters, to, within };
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
function bothCases(letter: string): number[] {
  return [letter.toLowerCase().charCodeAt(0), letter.toUpperCase().charCodeAt(0)];
}

function setOf(codes: readonly number[]): CharacterSet {
  return Array.from({ length: CHARACTERS }, (_, code) => codes.includes(code));
}

function union(sets: readonly CharacterSet[]): CharacterSet {
  return Array.from({ length: CHARACTERS }, (_, code) => sets.some((set) => set[code]));
}

interface Determined {
  /** The classes of characters that no state distinguishes. */
  readonly classes: readonly (readonly number[])[];
  /** `next[state][class]`; undefined where nothing can follow. */
  readonly next: readonly (readonly (number | undefined)[])[];
  readonly accepting: readonly boolean[];
  readonly rules: readonly string[];
}

/** The automaton whose states are the sets of states in which the guesser may be, and the rule being read there. */
function determined(guesser: Guesser, end: number, start: string): Determined {
  const classes = classesOf(guesser);
  const states = new Map<string, number>();
  const sets: { readonly members: readonly number[]; readonly rule: string }[] = [];
  const stateOf = (from: readonly number[], within: readonly string[]): number => {
    const members = closure(guesser, from, end);
    const rule = begun(within, guesser, members).at(-1) ?? start;
    const key = `${rule} ${members.join()}`;
    const known = states.get(key) ?? sets.push({ members, rule }) - 1;
    states.set(key, known);
    return known;
  };
  stateOf([0], []);
  const next: (number | undefined)[][] = [];
  for (let state = 0; state < sets.length; state++) {
    const edges = (sets[state]?.members ?? []).flatMap((member) => guesser.reading[member] ?? []);
    next.push(
      classes.map(([first = 0]) => {
        const taken = edges.filter(({ characters }) => characters[first]);
        if (taken.length === 0) return undefined;
        return stateOf(
          taken.map(({ to }) => to),
          common(taken.map(({ within }) => within)),
        );
      }),
    );
  }
  return {
    classes,
    next,
    accepting: sets.map(({ members }) => members.includes(end)),
    rules: sets.map(({ rule }) => rule),
  };
}

/** The longest beginning that all have in common. */
function common(paths: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = paths;
  let length = 0;
  while (length < first.length && others.every((path) => path[length] === first[length])) length++;
  return first.slice(0, length);
}

/** The rules being read, and within them those that can only begin now, as a segment does after a slash. */
function begun(within: readonly string[], guesser: Guesser, members: readonly number[]): readonly string[] {
  const paths = members.flatMap((member) => {
    const path = guesser.reading[member]?.within;
    return path && path.length > within.length && within.every((rule, depth) => path[depth] === rule)
      ? [path]
      : [];
  });
  return paths.length === 0 ? within : common(paths);
}

/** Characters that lie in the same sets; those in none are left out. */
function classesOf(guesser: Guesser): number[][] {
  const sets = guesser.reading.flatMap((edge) => (edge ? [edge.characters] : []));
  const distinct = [...new Map(sets.map((set) => [set.map(Number).join(""), set])).values()];
  const classes = new Map<string, number[]>();
  for (let code = 0; code < CHARACTERS; code++) {
    const key = distinct.map((set) => Number(set[code])).join("");
    if (key.includes("1")) classes.set(key, [...(classes.get(key) ?? []), code]);
  }
  return [...classes.values()];
}

function closure(guesser: Guesser, from: readonly number[], end: number): number[] {
  const reached = new Set(from);
  for (const state of reached) for (const to of guesser.silent[state] ?? []) reached.add(to);
  return [...reached].filter((state) => state === end || guesser.reading[state]).sort((a, b) => a - b);
}

/** The same with the fewest states (Moore): blocks of states are split until each character leads all to one. */
function least(automaton: Determined): Determined {
  const { classes, next, accepting, rules } = automaton;
  let block = numbered(rules.map((rule, state) => `${rule} ${accepting[state]}`));
  for (;;) {
    const finer = numbered(
      next.map((row, state) =>
        [block[state], ...row.map((to) => (to === undefined ? "" : block[to]))].join(),
      ),
    );
    if (Math.max(...finer) === Math.max(...block)) break;
    block = finer;
  }
  const first = [...new Set(block)].map((number) => block.indexOf(number));
  return {
    classes,
    next: first.map((state) => (next[state] ?? []).map((to) => (to === undefined ? to : block[to]))),
    accepting: first.map((state) => accepting[state] === true),
    rules: first.map((state) => rules[state] ?? ""),
  };
}

function numbered(names: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

/** A line for each state: the rule, a "+" if the text may end here, and where each class of characters leads. */
function written({ classes, next, accepting, rules }: Determined): CompiledTable {
  return {
    classes: classes.map((codes) => String.fromCharCode(...codes)),
    states: next.map((row, state) =>
      [rules[state], accepting[state] ? "+" : "-", row.map((to) => to ?? "").join()].join(" "),
    ),
  };
}
