// A grammar in ABNF (RFC 5234) compiled to the table of a recognizer: the least automaton that accepts what a
// rule derives and remembers, of the rules that have a name, the innermost that it is reading.
import { type Expression, type Grammar, ruleOf } from "./abnf.ts";
import { numbered } from "./automaton.ts";
import { bothCases, Guesser } from "./guesser.ts";

/** Classes of characters and states, as packages/standards/src/recognizer.ts explains them. */
export interface CompiledTable {
  readonly classes: readonly string[];
  readonly states: readonly string[];
}

/** No grammar of a URI knows a character beyond ASCII. */
const CHARACTERS = 128;

type CharacterSet = readonly boolean[];

/** The table of a rule; `named`: the rules that it remembers, with the names that their document has for them. */
export function abnfToTable(
  grammar: Grammar,
  rule: string,
  named: ReadonlyMap<string, string>,
): CompiledTable {
  const guesser = new SetGuesser(grammar, named);
  const end = guesser.readRule(rule, 0, []);
  const label = named.get(rule.toLowerCase()) ?? rule;
  return written(least(determined(guesser, end, label)));
}

class SetGuesser extends Guesser<CharacterSet> {
  readonly #named: ReadonlyMap<string, string>;

  constructor(grammar: Grammar, named: ReadonlyMap<string, string>) {
    super(grammar);
    this.#named = named;
  }

  /** Only rules that have a name are remembered. */
  protected enter(rule: string, within: readonly string[]): readonly string[] {
    const name = this.#named.get(rule.toLowerCase());
    return name === undefined ? within : [...within, name];
  }

  protected terminalsOf(expression: Expression): readonly CharacterSet[] | undefined {
    const characters = this.#charactersOf(expression);
    if (characters !== undefined) return [characters];
    if (expression.kind === "string")
      return Array.from(expression.text, (letter) => setOf(bothCases(letter)));
    return expression.kind === "sequence" ? expression.codes.map((code) => setOf([code])) : undefined;
  }

  /** The set that an expression is, if all it derives are single characters, and it uses no named rule. */
  #charactersOf(expression: Expression): CharacterSet | undefined {
    switch (expression.kind) {
      case "alternation": {
        const sets = expression.choices.map((choice) => this.#charactersOf(choice));
        return sets.every((set) => set !== undefined) ? union(sets) : undefined;
      }
      case "rule":
        return this.#named.has(expression.name)
          ? undefined
          : this.#charactersOf(ruleOf(this.grammar, expression.name));
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
function determined(guesser: SetGuesser, end: number, start: string): Determined {
  const classes = classesOf(guesser);
  const states = new Map<string, number>();
  const sets: { readonly members: readonly number[]; readonly rule: string }[] = [];
  const stateOf = (from: readonly number[], within: readonly string[]): number => {
    const members = guesser.closure(from, end);
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
        const taken = edges.filter(({ terminal }) => terminal[first]);
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
function begun(
  within: readonly string[],
  guesser: SetGuesser,
  members: readonly number[],
): readonly string[] {
  const paths = members.flatMap((member) => {
    const path = guesser.reading[member]?.within;
    return path && path.length > within.length && within.every((rule, depth) => path[depth] === rule)
      ? [path]
      : [];
  });
  return paths.length === 0 ? within : common(paths);
}

/** Characters that lie in the same sets; those in no set are left out. */
function classesOf(guesser: SetGuesser): number[][] {
  const sets = guesser.reading.flatMap((edge) => (edge ? [edge.terminal] : []));
  const distinct = [...new Map(sets.map((set) => [set.map(Number).join(""), set])).values()];
  const classes = new Map<string, number[]>();
  for (let code = 0; code < CHARACTERS; code++) {
    const key = distinct.map((set) => Number(set[code])).join("");
    if (key.includes("1")) classes.set(key, [...(classes.get(key) ?? []), code]);
  }
  return [...classes.values()];
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

/** A line for each state: the rule, a "+" if the text may end here, and where each class of characters leads. */
function written({ classes, next, accepting, rules }: Determined): CompiledTable {
  return {
    classes: classes.map((codes) => String.fromCharCode(...codes)),
    states: next.map((row, state) =>
      [rules[state], accepting[state] ? "+" : "-", row.map((to) => to ?? "").join()].join(" "),
    ),
  };
}
