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

/** From a place of the value on, how much further things are in the document than in the value. */
interface Shift {
  readonly index: number;
  readonly by: number;
}

/** A value whose pieces are met one after the other, with entities between them. */
export class Value {
  /** Where it begins. */
  readonly place: TextPosition;
  #text = "";
  #shifts: Shift[] | undefined;
  /** The place that was asked for last, entities not counted. */
  #asked: TextPosition;
  #askedIndex = 0;
  #nextShift = 0;
  #shift = 0;

  constructor(place: TextPosition) {
    this.place = place;
    this.#asked = place;
  }

  get text(): string {
    return this.#text;
  }

  /** Adds what the document has at `offset`. */
  add(text: string, offset: number): void {
    const by = offset - this.place.offset - this.#text.length;
    if (by !== 0) {
      this.#shifts ??= [];
      this.#shifts.push({ index: this.#text.length, by });
    }
    this.#text += text;
  }

  /** Adds what an entity stands for. */
  addEntity(text: string): void {
    this.#text += text;
  }

  /** Where the character at `index` stands. To be asked in ascending order. */
  placeAt(index: number): TextPosition {
    if (index === 0) return this.place;
    this.#asked = placeAfter(this.#asked, this.#text.slice(this.#askedIndex, index));
    this.#askedIndex = index;
    if (this.#shifts === undefined) return this.#asked;
    this.#passShifts(this.#shifts, index);
    const { offset, line, column } = this.#asked;
    return { offset: offset + this.#shift, line, column: column + this.#shift };
  }

  #passShifts(shifts: readonly Shift[], index: number): void {
    for (let next = shifts[this.#nextShift]; next !== undefined && next.index <= index; ) {
      this.#shift = next.by;
      next = shifts[++this.#nextShift];
    }
  }
}
