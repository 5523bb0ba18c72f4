/** A text on its way to a reference: what is left of it, and what was changed. */

import { type Statement, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";

/** Something that was changed. */
export interface Change {
  /** Where in the first text, in UTF-16 code units. */
  readonly index: number;
  /** The changes, and why they were made. */
  readonly statement: Statement<ReferenceId>;
}

/** White space of every kind and the controls, as `repair` knows them at the ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: WHATWG URL §4.4 names them
const START = /^[\s\0-\x1f\u0085]+/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: WHATWG URL §4.4 names them
const ONE = /[\s\0-\x1f\u0085]/;

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
  keep(from: number, to: number, change: Statement<ReferenceId>): void {
    this.#note(from > 0 ? 0 : to, change);
    this.text = this.text.slice(from, to);
    this.#from += from;
  }

  /** Takes another text, which differs in the part that begins at `index`, and is the same after that. */
  replace(text: string, index: number, change: Statement<ReferenceId>): void {
    this.#note(index, change);
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
    if (to - from < text.length) this.keep(from, to, statement("change-white-space"));
  }

  #note(index: number, change: Statement<ReferenceId>): void {
    this.changes.push({ index: this.placeOf(index), statement: change });
  }
}
