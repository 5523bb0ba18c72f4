/** A value that was decoded from a document, and where each of its characters stands there. */

import type { TextPosition } from "urikit/context";

/** The place behind a text that begins at `place`. */
export function placeAfter(place: TextPosition, text: string): TextPosition {
  const lastBreak = text.lastIndexOf("\n");
  if (lastBreak < 0)
    return { ...place, offset: place.offset + text.length, column: place.column + text.length };
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

/** A value whose pieces are met one after the other, with entities between them. */
export class Value {
  /** Where it begins. */
  readonly place: TextPosition;
  #text = "";
  readonly #stretches: Stretch[] = [];
  /** The place that was asked for last, and the stretch that it is in. */
  #asked: TextPosition;
  #askedIndex = 0;
  #next = 0;

  constructor(place: TextPosition) {
    this.place = place;
    this.#asked = place;
  }

  get text(): string {
    return this.#text;
  }

  /** Adds what the document has at `offset`. */
  add(text: string, offset: number): void {
    const from = this.#text.length;
    this.#text += text;
    const last = this.#stretches.at(-1);
    if (last?.to === from && last.offset + from - last.from === offset) last.to = this.#text.length;
    else this.#stretches.push({ from, to: this.#text.length, offset });
  }

  /** Adds what an entity stands for. */
  addEntity(text: string): void {
    this.#text += text;
  }

  /** Where the character at `index` stands; of one from an entity, where that begins. To be asked in ascending order. */
  placeAt(index: number): TextPosition {
    if (index === 0) return this.place;
    for (let stretch = this.#stretches[this.#next]; stretch !== undefined && stretch.from <= index; ) {
      this.#enter(stretch);
      this.#advance(Math.min(index, stretch.to));
      if (index <= stretch.to) break;
      stretch = this.#stretches[++this.#next];
    }
    return this.#asked;
  }

  /** Entities hold no line break: what is before a stretch is in its line. */
  #enter({ from, offset }: Stretch): void {
    if (this.#askedIndex >= from && offset <= this.#asked.offset) return;
    const { line, column } = this.#asked;
    this.#asked = { offset, line, column: column + offset - this.#asked.offset };
    this.#askedIndex = from;
  }

  #advance(index: number): void {
    if (index <= this.#askedIndex) return;
    this.#asked = placeAfter(this.#asked, this.#text.slice(this.#askedIndex, index));
    this.#askedIndex = index;
  }
}
