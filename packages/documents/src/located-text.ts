/** A value that was decoded from a document, and where each of its characters stands there. */

import type { TextPosition } from "urikit/context";

/** The place behind a text that begins at `place`. */
export function placeAfter(place: TextPosition, text: string): TextPosition {
  const lastBreak = text.lastIndexOf("\n");
  if (lastBreak < 0) {
    return { offset: place.offset + text.length, line: place.line, column: place.column + text.length };
  }
  let line = place.line + 1;
  for (let i = text.indexOf("\n"); i < lastBreak; i = text.indexOf("\n", i + 1)) line++;
  return { offset: place.offset + text.length, line, column: text.length - lastBreak };
}

/** A stretch of the value that stands in the document as it is, between entities. */
interface Stretch {
  readonly from: number;
  to: number;
  /** Where it begins in the document. */
  readonly offset: number;
}

/** A value whose pieces are met one after the other, with entities between them. It is made small: most are short and whole. */
export class Value {
  /** Where it begins. */
  readonly place: TextPosition;
  text = "";
  /** Undefined as long as the value stands in the document as it is. */
  #stretches: Stretch[] | undefined;
  #cursor: Cursor | undefined;

  constructor(place: TextPosition) {
    this.place = place;
  }

  /** Adds what the document has at `offset`. */
  add(text: string, offset: number): void {
    const from = this.text.length;
    this.text += text;
    if (this.#stretches === undefined && offset === this.place.offset + from) return;
    const stretches = this.#stretchesTo(from);
    const last = stretches.at(-1);
    if (last?.to === from && last.offset + from - last.from === offset) last.to = this.text.length;
    else stretches.push({ from, to: this.text.length, offset });
  }

  /** Adds what an entity stands for. */
  addEntity(text: string): void {
    this.#stretchesTo(this.text.length);
    this.text += text;
  }

  /** Where the character at `index` stands; of one from an entity, where that begins. To be asked in ascending order. */
  placeAt(index: number): TextPosition {
    if (index === 0) return this.place;
    this.#cursor ??= new Cursor(this.place, this.text, this.#stretchesTo(this.text.length));
    return this.#cursor.at(index);
  }

  /** The stretches, with one for all that came so far if there were none. */
  #stretchesTo(to: number): Stretch[] {
    this.#stretches ??= to === 0 ? [] : [{ from: 0, to, offset: this.place.offset }];
    return this.#stretches;
  }
}

/** Goes along a value and its places in the document. */
class Cursor {
  readonly #text: string;
  readonly #stretches: readonly Stretch[];
  #place: TextPosition;
  #index = 0;
  #next = 0;

  constructor(place: TextPosition, text: string, stretches: readonly Stretch[]) {
    this.#place = place;
    this.#text = text;
    this.#stretches = stretches;
  }

  at(index: number): TextPosition {
    for (let stretch = this.#stretches[this.#next]; stretch !== undefined && stretch.from <= index; ) {
      this.#enter(stretch);
      this.#advance(Math.min(index, stretch.to));
      if (index <= stretch.to) break;
      stretch = this.#stretches[++this.#next];
    }
    return this.#place;
  }

  /** Entities hold no line break: what is before a stretch is in its line. */
  #enter({ from, offset }: Stretch): void {
    if (this.#index >= from && offset <= this.#place.offset) return;
    const { line, column } = this.#place;
    this.#place = { offset, line, column: column + offset - this.#place.offset };
    this.#index = from;
  }

  #advance(index: number): void {
    if (index <= this.#index) return;
    this.#place = placeAfter(this.#place, this.#text.slice(this.#index, index));
    this.#index = index;
  }
}
