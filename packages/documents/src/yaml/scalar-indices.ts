/** YAML 1.2.2 §5.7, §7.3, §8.1: where the characters of a scalar are written, through escapes, folded lines and indentation. */

import type { YamlScalar } from "./scalars.ts";

/** §5.7 */
const ESCAPE = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|[\s\S])/y;

/**
 * Gives the index in the document of each character of a scalar; they must be asked for in ascending order. A blank that stands for
 * a line break has the index of what the break follows.
 */
export function scalarIndices(scalar: YamlScalar): (at: number) => number {
  const cursor = new Cursor(scalar);
  return (at) => scalar.index + cursor.indexOf(at);
}

/** Goes along a text and its source. */
class Cursor {
  readonly #text: string;
  readonly #source: string;
  readonly #quote: string | undefined;
  #read = 0;
  #written: number;

  constructor({ text, source }: YamlScalar) {
    this.#text = text;
    this.#source = source;
    this.#quote = /^["']/.exec(source)?.[0];
    this.#written = this.#quote === undefined ? 0 : 1;
  }

  indexOf(at: number): number {
    for (; this.#read < at; this.#read++) this.#leave();
    this.#begin();
    return this.#written;
  }

  /** Goes to the next character that counts: past line breaks, and the blanks around them. */
  #begin(): void {
    if (this.#quote === '"' && /^\\\r?\n/.test(this.#source.slice(this.#written, this.#written + 3)))
      this.#written++;
    const isBlank = /\s/.test(this.#text.charAt(this.#read));
    while (!isBlank && /\s/.test(this.#source.charAt(this.#written))) this.#written++;
  }

  /** Goes past the current character. */
  #leave(): void {
    this.#begin();
    const written = this.#source.charAt(this.#written);
    if (this.#quote === '"' && written === "\\") this.#leaveEscape();
    else if (this.#quote === "'" && written === "'") this.#written += 2;
    else if (written === this.#text.charAt(this.#read)) this.#written++;
    // Else it is a blank that stands for a line break, which is passed with the next character.
  }

  /** An escape of eight digits may stand for two code units: it is passed with the second one. */
  #leaveEscape(): void {
    const isLead = /[\ud800-\udbff]/.test(this.#text.charAt(this.#read));
    if (isLead && this.#source.charAt(this.#written + 1) === "U") return;
    ESCAPE.lastIndex = this.#written;
    this.#written = ESCAPE.test(this.#source) ? ESCAPE.lastIndex : this.#written + 1;
  }
}
