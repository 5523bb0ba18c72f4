/**
 * Whether a text is what a rule of a grammar derives, and if not, where and in which rule it ceases to be.
 *
 * The tables are made from the ABNF beside them (`scripts/standards.js`): each is the least automaton of a rule,
 * for the grammars of URIs are regular. It reads every character once, whatever the text.
 */

/** The automaton of a rule, as text. */
export interface Table {
  /** The characters that no state tells apart, one class each; any other character ends the reading. */
  readonly classes: readonly string[];
  /** For each state: the rule being read, `+` if the text may end here, and the next state for each class. */
  readonly states: readonly string[];
}

/** Where a text ceases to be what it should. */
export interface Failure {
  /** In UTF-16 code units; the length of the text if it ends too early. */
  readonly index: number;
  /** The innermost rule, of those that have a section, that all readings of what stands before have in common. */
  readonly rule: string;
}

const CHARACTERS = 128;
const LOST = -1;

interface Automaton {
  readonly next: Int16Array;
  readonly accepting: readonly boolean[];
  readonly rules: readonly string[];
}

/** A rule, ready to read texts. */
export class Recognizer {
  readonly #table: Table;
  #automaton: Automaton | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether the rule derives the whole text. */
  accepts(text: string): boolean {
    return this.failure(text) === undefined;
  }

  /** Where the text ceases to be what the rule derives; undefined if it never does. */
  failure(text: string): Failure | undefined {
    this.#automaton ??= automatonOf(this.#table);
    const { next, accepting, rules } = this.#automaton;
    let state = 0;
    let index = 0;
    while (index < text.length) {
      const code = text.charCodeAt(index);
      const reached = code < CHARACTERS ? (next[state * CHARACTERS + code] ?? LOST) : LOST;
      if (reached === LOST) break;
      state = reached;
      index++;
    }
    if (index === text.length && accepting[state] === true) return undefined;
    return { index, rule: rules[state] ?? "" };
  }
}

function automatonOf({ classes, states }: Table): Automaton {
  const next = new Int16Array(states.length * CHARACTERS).fill(LOST);
  const rows = states.map((line) => line.split(" "));
  for (const [state, [, , targets = ""]] of rows.entries()) {
    for (const [number, target] of targets.split(",").entries()) {
      if (target === "") continue;
      for (const character of classes[number] ?? "")
        next[state * CHARACTERS + character.charCodeAt(0)] = Number(target);
    }
  }
  return {
    next,
    accepting: rows.map(([, end]) => end === "+"),
    rules: rows.map(([rule = ""]) => rule),
  };
}
