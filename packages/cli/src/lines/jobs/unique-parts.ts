/** The first lines of their keys, where other threads have made the keys: this one compares them, and has the lines. */

import type { KeyedLines, UniqueLines } from "@urikit/lists";
import { LINE_KEY, lineLength, PIECE } from "@urikit/lists/engine";
import type { FileOctets } from "./file-octets.ts";

/** The number of records that are looked at together. */
const MOST_RECORDS = 4096;

/** The greatest number of octets of their lines, unless it is one line. */
const MOST_OCTETS = 512 * 1024;

/** The octets of a record. */
const RECORD = 4 * LINE_KEY.words;

/** Gives the lines of a file by the records that `lineKeys` makes of them. */
export class UniqueParts {
  readonly #reader: UniqueLines;
  readonly #file: FileOctets;
  /** Records, of which the last may be cut. */
  readonly #words = new Int32Array(LINE_KEY.words * MOST_RECORDS);
  readonly #octets = new Uint8Array(this.#words.buffer);
  #used = 0;
  #lines = 0;

  constructor(reader: UniqueLines, file: FileOctets) {
    this.#reader = reader;
    this.#file = file;
  }

  /** The lines of records, which may be cut anywhere. */
  *lines(records: Uint8Array): Generator<Uint8Array> {
    for (let at = 0; at < records.length; ) {
      const part = records.subarray(at, at + this.#octets.length - this.#used);
      this.#octets.set(part, this.#used);
      this.#used += part.length;
      at += part.length;
      yield* this.#whole();
    }
  }

  *#whole(): Generator<Uint8Array> {
    const words = this.#words;
    const count = Math.floor(this.#used / RECORD);
    for (let done = 0; done < count; ) {
      const at = LINE_KEY.words * done;
      if (words[at + LINE_KEY.outcome] === PIECE) {
        yield* this.#piece(at);
        done++;
        continue;
      }
      const { lines, size } = this.#run(done, count);
      const keyed = new FileLines(this.#file, size, { words, at, count: lines });
      yield* this.#reader.firsts(keyed, { lines: this.#lines, octets: 0 });
      keyed.skipUnread();
      this.#lines += lines;
      done += lines;
    }
    this.#octets.copyWithin(0, count * RECORD, this.#used);
    this.#used -= count * RECORD;
  }

  /** How many lines can be looked at at once, and how many octets they have. */
  #run(first: number, end: number): { lines: number; size: number } {
    const words = this.#words;
    let size = 0;
    let next = first;
    for (; next < end && words[LINE_KEY.words * next + LINE_KEY.outcome] !== PIECE; next++) {
      const length = lineLength(words, LINE_KEY.words * next);
      if (next > first && size + length > MOST_OCTETS) break;
      size += length;
    }
    return { lines: next - first, size };
  }

  *#piece(at: number): Generator<Uint8Array> {
    const word = (place: number) => this.#words[at + place] as number; // a record has all its words
    const piece = { first: word(LINE_KEY.first) === 1, last: word(LINE_KEY.last) === 1 };
    const octets = this.#file.next(word(LINE_KEY.length));
    yield* this.#reader.piece(octets, piece, { lines: this.#lines, octets: 0 });
    if (!piece.last) return;
    this.#file.skipLineEnd();
    this.#lines++;
  }
}

/** Lines of a file that are read when they are asked for: nobody asks where all of them are known. */
class FileLines implements KeyedLines {
  readonly words: Int32Array;
  readonly at: number;
  readonly count: number;
  readonly from = 0;
  readonly #file: FileOctets;
  readonly #size: number;
  #octets: Uint8Array | undefined;

  constructor(
    file: FileOctets,
    size: number,
    { words, at, count }: Pick<KeyedLines, "words" | "at" | "count">,
  ) {
    this.#file = file;
    this.#size = size;
    this.words = words;
    this.at = at;
    this.count = count;
  }

  get octets(): Uint8Array {
    this.#octets ??= this.#file.next(this.#size);
    return this.#octets;
  }

  /** Goes past them, if they were not read. */
  skipUnread(): void {
    if (this.#octets === undefined) this.#file.skip(this.#size);
  }
}
