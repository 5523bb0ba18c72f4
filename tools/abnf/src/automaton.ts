// A deterministic automaton over code points, and what distinguishes its states.

export class Automaton {
  /** Where each class of characters begins; the last has no end. No state distinguishes the members of a class. */
  readonly bounds: readonly number[];
  /** `next[state][class]`. State 0 is the first. */
  readonly next: readonly (readonly number[])[];
  readonly accepting: readonly boolean[];

  constructor(
    bounds: readonly number[],
    next: readonly (readonly number[])[],
    accepting: readonly boolean[],
  ) {
    this.bounds = bounds;
    this.next = next;
    this.accepting = accepting;
  }

  accepts(text: string): boolean {
    return this.accepting[this.run(0, text)] === true;
  }

  /** The state that a text leads to. */
  run(from: number, text: string): number {
    let state = from;
    for (const character of text) state = this.#step(state, this.#classOf(character.codePointAt(0) ?? 0));
    return state;
  }

  /** The length of the longest beginning of a text that could still become one that is accepted; for a least automaton. */
  viable(text: string): number {
    let length = 0;
    let state = 0;
    for (const character of text) {
      state = this.run(state, character);
      if (this.#isLost(state)) return length;
      length += character.length;
    }
    return length;
  }

  /** A shortest text that only one of the two accepts; undefined if the languages are equal. */
  differsFrom(other: Automaton): string | undefined {
    const characters = [...new Set([...this.bounds, ...other.bounds])].map((code) =>
      String.fromCodePoint(code),
    );
    const reached = new Map([["0,0", { mine: 0, its: 0, text: "" }]]);
    for (const { mine, its, text } of reached.values()) {
      if (this.accepting[mine] !== other.accepting[its]) return text;
      for (const character of characters) {
        const next = {
          mine: this.run(mine, character),
          its: other.run(its, character),
          text: text + character,
        };
        const key = `${next.mine},${next.its}`;
        if (!reached.has(key)) reached.set(key, next);
      }
    }
    return undefined;
  }

  /** The automaton with the fewest states that accepts the same. */
  least(): Automaton {
    const block = this.#blocks();
    const first = [...new Set(block)].map((number) => block.indexOf(number));
    const blockOf = (state: number) => block[state] ?? 0;
    return new Automaton(
      this.bounds,
      first.map((state) => (this.next[state] ?? []).map(blockOf)),
      first.map((state) => this.accepting[state] === true),
    );
  }

  /**
   * The number of each state's block: states are in one block if they accept the same continuations. Blocks
   * are split until every character leads all states of one to one (Moore).
   */
  #blocks(): number[] {
    // Classes that lead every state to the same one split alike.
    const columns = numbered(this.bounds.map((_, at) => this.next.map((to) => to[at]).join()));
    const telling = [...new Set(columns)].map((column) => columns.indexOf(column));
    const next = this.next.map((to) => telling.map((at) => to[at] ?? 0));
    let block = numbered(this.accepting.map(String));
    for (;;) {
      const finer = numbered(
        next.map((to, state) => [block[state], ...to.map((reached) => block[reached])].join()),
      );
      if (Math.max(...finer) === Math.max(...block)) return finer;
      block = finer;
    }
  }

  /** A least automaton has at most one state that no character leaves and that does not accept. */
  #isLost(state: number): boolean {
    return this.accepting[state] === false && this.next[state]?.every((to) => to === state) === true;
  }

  #step(state: number, ofClass: number): number {
    return this.next[state]?.[ofClass] ?? state;
  }

  /** The last class that begins no later than the code point. */
  #classOf(code: number): number {
    let low = 0;
    let high = this.bounds.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.bounds[middle] ?? 0) <= code) low = middle;
      else high = middle;
    }
    return low;
  }
}

/** Equal names get equal numbers, from 0 in the order of appearance. */
export function numbered(names: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}
