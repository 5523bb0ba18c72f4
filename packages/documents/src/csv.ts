/**
 * RFC 4180: the references in the cells of a table, each of which is running text: a comma ends a cell, but not a reference in
 * one that is quoted. Whether the first record has names is not known, so a cell is told by its number.
 */

import { type EstablishedBase, findInText, type RunningTextOptions, type TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "./document-reader.ts";
import { LONGEST_VALUE, LocatedText, placeAfter } from "./located-text.ts";
import { type Sink, warning } from "./sink.ts";

/** The options of a reader of tables. */
export interface CsvOptions {
  readonly base: EstablishedBase;
  readonly sink: Sink;
  readonly inText: RunningTextOptions;
  readonly part?: string | undefined;
}

/** The length of text that is gathered before it is read; twice as much as an open cell has, if that is more. */
const WINDOW = 0x8000;

/** Finds the references in a table that comes in pieces. */
export class CsvReader implements DocumentReader {
  readonly #options: CsvOptions;
  #window = "";
  #enough = WINDOW;
  /** Where the window begins, which is where a cell does; and the number of that cell. */
  #place: TextPosition = { offset: 0, line: 1, column: 1 };
  #cell = 1;
  #isOver = false;

  constructor(options: CsvOptions) {
    this.#options = options;
  }

  write(text: string): void {
    if (this.#isOver) return;
    this.#window += text;
    if (this.#window.length >= this.#enough) this.#read(false);
  }

  end(): void {
    if (!this.#isOver) this.#read(true);
  }

  #read(isLast: boolean): void {
    const text = this.#window;
    let from = 0;
    for (let to = endOfCell(text, from); to >= 0; to = endOfCell(text, from)) {
      this.#take(text.slice(from, to), text.charAt(to));
      from = to + 1;
    }
    this.#window = text.slice(from);
    this.#enough = Math.max(WINDOW, 2 * this.#window.length);
    if (isLast) this.#takeLast();
    else if (this.#window.length > LONGEST_VALUE) this.#stop();
  }

  #takeLast(): void {
    if (isOpen(this.#window)) this.#warn("unclosed", "cell-unclosed");
    this.#take(this.#window, "");
  }

  #stop(): void {
    this.#isOver = true;
    this.#warn("too-long", "cell-too-long");
  }

  #warn(code: "unclosed" | "too-long", id: "cell-unclosed" | "cell-too-long"): void {
    this.#options.sink.warn(warning(code, statement(id), { where: this.#place }));
  }

  /** A cell, and the separator after it. */
  #take(written: string, separator: string): void {
    if (written.length > 1) this.#find(written);
    this.#place = placeAfter(this.#place, written + separator);
    this.#cell = separator === "\n" ? 1 : this.#cell + 1;
  }

  #find(written: string): void {
    const { base, sink, inText, part } = this.#options;
    if (!/[:.]/.test(written)) return;
    const cell = cellValue(written, this.#place);
    const more = { cell: this.#cell, ...(part === undefined ? {} : { part }) };
    for (const each of findInText(cell.text, inText)) {
      const where = { ...cell.placeAt(each.offset), ...more };
      sink.found({ reference: each.reference, where, base, inText: each });
    }
  }
}

const QUOTE = '"';

/** §2.5 to §2.7: the index of the comma or the line feed after a cell that begins at an index; -1 if it is not there yet. */
function endOfCell(text: string, from: number): number {
  const after = text.charAt(from) === QUOTE ? endOfQuoted(text, from + 1) : from;
  if (after < 0) return -1;
  SEPARATOR.lastIndex = after;
  return SEPARATOR.exec(text)?.index ?? -1;
}

const SEPARATOR = /[,\n]/g;

/** The index after the quote that closes; -1 if it does not yet. */
function endOfQuoted(text: string, from: number): number {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text.charAt(at + 1) !== QUOTE) return at + 1;
  return -1;
}

function isOpen(text: string): boolean {
  return text.startsWith(QUOTE) && endOfQuoted(text, 1) < 0;
}

/** The value of a cell: without its quotes, of two of which within it one is meant. */
function cellValue(written: string, place: TextPosition): LocatedText {
  const isQuoted = written.startsWith(QUOTE);
  const value = new LocatedText(isQuoted ? placeAfter(place, QUOTE) : place);
  const end = isQuoted ? endOfQuoted(written, 1) - 1 : written.length;
  const inner = written.slice(isQuoted ? 1 : 0, end < 0 ? written.length : end);
  let at = 0;
  for (const piece of isQuoted ? inner.split('""') : [inner]) {
    if (at > 0) value.addEntity(QUOTE);
    value.add(piece, value.place.offset + at);
    at += piece.length + 2;
  }
  return value;
}
