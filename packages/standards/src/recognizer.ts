/**
 * Decides whether a rule of a grammar derives a text, and if not, where and in which rule the text goes wrong.
 *
 * `node scripts/generate/standards.js` makes the tables of `grammars` from the ABNF next to them: each is the smallest automaton
 * of a rule, since the grammars of URIs are regular. It reads every character once, whatever the text.
 */

/**
 * The automaton of a rule, as lines. The first has the classes of characters that all states treat alike, with a space
 * between them; any other character ends the reading. Each other line is a state: the rule being read, `+` if the text may
 * end here, and the next state for each class.
 */
export type Table = string;

/** Where a text ceases to be the beginning of anything that the rule derives. */
export interface Failure {
  /** In UTF-16 code units; the length of the text if it ends too early. */
  readonly index: number;
  /** The innermost rule with a section that all readings of the text before it have in common. */
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

  /** Where the text fails; undefined if the rule derives it. */
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

function automatonOf(table: Table): Automaton {
  const [head = "", ...states] = table.split("\n");
  const classes = head.split(" ");
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
