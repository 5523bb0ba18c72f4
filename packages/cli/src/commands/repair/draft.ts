/** A text on its way to a reference: what is left of it, and what was changed. */

/** Something that was changed. */
export interface Change {
  /** Where in the first text, in UTF-16 code units. */
  readonly index: number;
  /** What, and why. */
  readonly message: string;
}

/** White space of every kind, as `repair` knows it. */
const START = /^[\s\u0085]+/;
const ONE = /[\s\u0085]/;

export class Draft {
  text: string;
  readonly changes: Change[] = [];
  /** Where in the first text what is left begins; after a host was replaced, where the text after it would begin. */
  #from = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The place in the first text of an index in what is left. */
  placeOf(index: number): number {
    return this.#from + index;
  }

  /** Keeps `text[from..to)`. */
  keep(from: number, to: number, message: string): void {
    this.#note(from > 0 ? 0 : to, message);
    this.text = this.text.slice(from, to);
    this.#from += from;
  }

  /** Takes another text, which differs in the part that begins at `index`, and is the same after that. */
  replace(text: string, index: number, message: string): void {
    this.#note(index, message);
    this.#from += this.text.length - text.length;
    this.text = text;
  }

  /** Leaves out white space at the ends. */
  trim(): void {
    const { text } = this;
    const from = START.exec(text)?.[0].length ?? 0;
    let to = text.length;
    // Not by an expression that ends with `$`: it would begin again at each run of white space.
    while (to > from && ONE.test(text[to - 1] ?? "")) to--;
    if (to - from < text.length)
      this.keep(from, to, "white space around the reference is left out (RFC 3986 App. C)");
  }

  #note(index: number, message: string): void {
    this.changes.push({ index: this.placeOf(index), message });
  }
}
