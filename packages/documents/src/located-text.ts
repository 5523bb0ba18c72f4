/** A text that was decoded from a document, and the place of each of its characters there. */

import type { TextPosition } from "urikit/context";

/** The longest value that is held in memory, in UTF-16 code units. */
export const LONGEST_VALUE = 0x1000000;

/** A reference within a longer text, and the index at which it begins there. */
export interface LocatedReference {
  readonly reference: string;
  readonly index: number;
}

/** The place after a text that begins at `place`. */
export function placeAfter(place: TextPosition, text: string): TextPosition {
  const lastBreak = text.lastIndexOf("\n");
  if (lastBreak < 0) {
    return { offset: place.offset + text.length, line: place.line, column: place.column + text.length };
  }
  let line = place.line + 1;
  for (let i = text.indexOf("\n"); i < lastBreak; i = text.indexOf("\n", i + 1)) line++;
  return { offset: place.offset + text.length, line, column: text.length - lastBreak };
}

/** A piece of the text, between entities, that is in the document as it is. */
interface Span {
  readonly from: number;
  to: number;
  /** Where it begins in the document. */
  readonly offset: number;
}

/**
 * A text whose pieces come one after another, with entities between them. An object of it is small: most texts are
 * short and without entities.
 */
export class LocatedText {
  /** Where it begins. */
  readonly place: TextPosition;
  text = "";
  /** Undefined as long as the text is in the document as it is. */
  #spans: Span[] | undefined;
  #cursor: Cursor | undefined;

  constructor(place: TextPosition) {
    this.place = place;
  }

  /** Adds what the document has at `offset`. */
  add(text: string, offset: number): void {
    const from = this.text.length;
    this.text += text;
    if (this.#spans === undefined && offset === this.place.offset + from) return;
    const spans = this.#spansTo(from);
    const last = spans.at(-1);
    if (last?.to === from && last.offset + from - last.from === offset) last.to = this.text.length;
    else spans.push({ from, to: this.text.length, offset });
  }

  /** Adds the text that an entity stands for. */
  addEntity(text: string): void {
    this.#spansTo(this.text.length);
    this.text += text;
  }

  /**
   * The place of the character at `index`; of a character from an entity, the place where the entity begins.
   * The indices of successive calls must ascend.
   */
  placeAt(index: number): TextPosition {
    if (index === 0) return this.place;
    this.#cursor ??= new Cursor(this.place, this.text, this.#spansTo(this.text.length));
    return this.#cursor.at(index);
  }

  /** The spans; if there were no spans, one for all text so far. */
  #spansTo(to: number): Span[] {
    this.#spans ??= to === 0 ? [] : [{ from: 0, to, offset: this.place.offset }];
    return this.#spans;
  }
}

/** Goes along a text and its places in the document. */
class Cursor {
  readonly #text: string;
  readonly #spans: readonly Span[];
  #place: TextPosition;
  #index = 0;
  #next = 0;

  constructor(place: TextPosition, text: string, spans: readonly Span[]) {
    this.#place = place;
    this.#text = text;
    this.#spans = spans;
  }

  at(index: number): TextPosition {
    for (let span = this.#spans[this.#next]; span !== undefined && span.from <= index; ) {
      this.#enter(span);
      this.#advance(Math.min(index, span.to));
      if (index <= span.to) break;
      span = this.#spans[++this.#next];
    }
    return this.#place;
  }

  /** An entity holds no line break: the text before a span is in its line. */
  #enter({ from, offset }: Span): void {
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
