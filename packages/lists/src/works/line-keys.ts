/** RFC 3986 §6: the keys of lines as records, for another thread that has the lines: `firsts` of `uniqueLines`. */

import { requireOptions } from "urikit/foundation";
import { Engine, FINDING } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, ListWindow } from "../list-window.ts";
import { KEY_OPTIONS, type KeyOptions, Keys } from "./keys.ts";

/**
 * The first word of the record of a piece of a line that is too long: it is beyond all outcomes of a line.
 */
export const PIECE = 0x100;

/** The number of words of 32 bits of a record, and the places of the members in that of a piece. */
export const LINE_KEY = { words: FINDING.words, outcome: 0, length: 2, first: 4, last: 5 } as const;

/** How long a line is with its line end, by its record in some words. */
export function lineLength(words: Int32Array, record: number): number {
  return (words[record + FINDING.next] as number) - (words[record + FINDING.from] as number); // it has all its words
}

/** How long its line end is: 1, or 2 with a CR. */
export function lineEndLength(words: Int32Array, record: number): number {
  return (words[record + FINDING.next] as number) - (words[record + FINDING.to] as number); // it has all its words
}

/** Lines, with the records of {@link lineKeys}. */
export interface KeyedLines {
  /** Words of records, and where the first one begins among them. */
  readonly words: Int32Array;
  readonly at: number;
  /** How many there are: 4096 at most. */
  readonly count: number;
  /** The lines, one after another, and where the first one begins. They are asked for when one of them is given. */
  readonly octets: Uint8Array;
  readonly from: number;
}

/**
 * A reader that gives records of the lines, as octets: eight words of 32 bits for each, and for each piece of a line that
 * is too long.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 */
export function lineKeys(options: KeyOptions & ListReaderOptions): ListReader<Uint8Array> {
  options = requireOptions(options, { ...LIST_READER_OPTIONS, ...KEY_OPTIONS });
  const engine = new Engine(options);
  return new ListWindow(engine, new LineKeysWork(engine, new Keys(engine, options)), options);
}

class LineKeysWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #keys: Keys;

  constructor(engine: Engine, keys: Keys) {
    this.#engine = engine;
    this.#keys = keys;
  }

  *lines(from: number, to: number): Generator<Uint8Array> {
    for (const count of this.#keys.counts(from, to)) {
      const at = 4 * this.#engine.wordAt(0, 0);
      yield this.#engine.octets.subarray(at, at + 4 * FINDING.words * count);
    }
  }

  *piece({ length }: Uint8Array, { first, last }: LinePiece): Generator<Uint8Array> {
    const record = new Int32Array(LINE_KEY.words);
    record[LINE_KEY.outcome] = PIECE;
    record[LINE_KEY.length] = length;
    record[LINE_KEY.first] = first ? 1 : 0;
    record[LINE_KEY.last] = last ? 1 : 0;
    yield new Uint8Array(record.buffer);
  }
}
