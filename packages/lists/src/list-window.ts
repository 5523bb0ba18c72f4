/**
 * A list that comes in chunks, cut anywhere: whole lines, in the memory of a window. A line longer than the window makes
 * the window grow, up to the longest line that is read; a longer one is passed on in pieces, and not kept. So memory is
 * bounded, whatever the length of a line, and time is linear: only what is left of a chunk after its last line end is
 * moved to the front of the window.
 */

import type { Engine } from "./engine.ts";
import { type ListReader, type ListReaderOptions, LONGEST_LINE } from "./list-reader.ts";

/** The longest that may be asked for: the memory of WebAssembly has four times as much. */
const MOST = 0x40000000;

/** How many octets the window holds, unless a line is longer. */
const WINDOW_SIZE = 256 * 1024;

const LF = 0x0a;
const CR = 0x0d;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;

/** The memory of a window: that of an engine, or one that JavaScript alone reads. */
export interface WindowMemory {
  /** Where the window begins. The octet before it is free. */
  readonly window: number;
  /** The whole memory, which has a free octet after the window. Another array after {@link reserve}. */
  readonly octets: Uint8Array;
  /** How many of the lines that were read last were passed. */
  readonly linesPassed: number;
  /** Makes the window hold this many octets. */
  reserve(capacity: number): void;
}

/** A work: it decides what becomes of lines. Octets that it gives may lie in the memory of the window. */
export interface LineWork<Result> {
  /** Reads the whole lines between two addresses in the memory of the window. Each ends with a line end. */
  lines(from: number, to: number, place: ListPlace): Iterable<Result>;
  /** Takes a piece of a line that is too long, without its line end. */
  piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Iterable<Result>;
}

/** How far a list was read. */
export interface ListPlace {
  /** How many lines were before. */
  readonly lines: number;
  /** How many octets were before. */
  readonly octets: number;
}

/** The position of a piece of a line. */
export interface LinePiece {
  readonly first: boolean;
  readonly last: boolean;
}

/**
 * A {@link ListReader} that reads to the window of a memory, mostly that of an engine, and has a work done there.
 */
export class ListWindow<Result, Memory extends WindowMemory = Engine> implements ListReader<Result> {
  readonly #engine: Memory;
  readonly #work: LineWork<Result>;
  readonly #longest: number;
  /** How many octets the window can hold. */
  #capacity = WINDOW_SIZE;
  /** Where what was not read yet begins, and where it ends. */
  #from: number;
  #to: number;
  #lines = 0;
  #octets = 0;
  /** Whether it begins with the beginning of a list, where a byte order mark may be. */
  readonly #fromStart: boolean;
  /** Whether a line is passed on in pieces. */
  #isTooLong = false;

  constructor(engine: Memory, work: LineWork<Result>, options: ListReaderOptions) {
    const { longestLine = LONGEST_LINE, fromStart = true } = options;
    if (!(Number.isInteger(longestLine) && longestLine >= 1 && longestLine <= MOST))
      throw new TypeError(`longestLine must be an integer from 1 to ${MOST}`);
    this.#engine = engine;
    this.#work = work;
    this.#longest = longestLine;
    this.#fromStart = fromStart;
    this.#from = engine.window;
    this.#to = engine.window;
    engine.reserve(this.#capacity);
  }

  get lines(): number {
    return this.#lines;
  }

  /** The engine, for what puts values to the window by it; no type of what is public has it. */
  get engine(): Memory {
    return this.#engine;
  }

  *write(octets: Uint8Array): Generator<Result, void, undefined> {
    if (!(octets instanceof Uint8Array)) throw new TypeError("octets must be a Uint8Array");
    for (let at = 0; at < octets.length; ) {
      const room = this.room();
      const part = at === 0 && octets.length <= room.length ? octets : octets.subarray(at, at + room.length);
      room.set(part);
      at += part.length;
      yield* this.advance(part.length);
    }
  }

  room(): Uint8Array {
    const { window, octets } = this.#engine;
    if (this.#from > window) {
      octets.copyWithin(window, this.#from, this.#to);
      this.#to -= this.#from - window;
      this.#from = window;
    }
    return octets.subarray(this.#to, window + this.#capacity);
  }

  *advance(count: number): Generator<Result, void, undefined> {
    const { window, octets } = this.#engine;
    if (!(Number.isInteger(count) && count >= 0 && this.#to + count <= window + this.#capacity))
      throw new TypeError(`there is no room for ${count} octets`);
    const added = this.#to;
    this.#to += count;
    const last = octets.subarray(added, this.#to).lastIndexOf(LF);
    if (last >= 0) {
      if (this.#isTooLong) yield* this.#endOverlong();
      yield* this.#take(added + last + 1);
    }
    if (this.#to - window === this.#capacity && this.#from === window) yield* this.#enlarge();
  }

  *end(): Generator<Result, void, undefined> {
    const { octets } = this.#engine;
    if (this.#isTooLong) {
      yield* this.#piece(this.#from, this.#contentEnd(this.#to), { first: false, last: true });
      this.#from = this.#to;
      this.#isTooLong = false;
      this.#lines++;
    }
    this.#skipMark();
    if (this.#from === this.#to) return;
    octets[this.#to++] = LF; // the memory has more than the window, so there is room
    yield* this.#take(this.#to);
  }

  /** Reads the whole lines up to an address. */
  *#take(to: number): Generator<Result, void, undefined> {
    this.#skipMark();
    if (to - this.#from <= this.#longest) yield* this.#read(to);
    else yield* this.#readUnlessTooLong(to);
  }

  /** Skips a byte order mark at the beginning of the list; it counts as octets. */
  #skipMark(): void {
    const { octets } = this.#engine;
    if (!this.#fromStart || this.#octets > 0 || this.#to - this.#from < BYTE_ORDER_MARK.length) return;
    if (!BYTE_ORDER_MARK.every((octet, at) => octets[this.#from + at] === octet)) return;
    this.#from += BYTE_ORDER_MARK.length;
    this.#octets += BYTE_ORDER_MARK.length;
  }

  *#read(to: number): Generator<Result, void, undefined> {
    const from = this.#from;
    if (from === to) return;
    this.#engine.octets[from - 1] = LF; // the end of the line before the first
    this.#from = to;
    const place = { lines: this.#lines, octets: this.#octets };
    this.#octets += to - from;
    yield* this.#work.lines(from, to, place);
    this.#lines = place.lines + this.#engine.linesPassed;
  }

  /** Reads lines among which one may be too long. */
  *#readUnlessTooLong(to: number): Generator<Result, void, undefined> {
    for (let at = this.#from; at < to; ) {
      const { octets } = this.#engine;
      const end = octets.indexOf(LF, at);
      const isCut = end > at && octets[end - 1] === CR;
      if (end - at - (isCut ? 1 : 0) > this.#longest) {
        yield* this.#read(at);
        yield* this.#lastPiece(end, true);
      }
      at = end + 1;
    }
    yield* this.#read(to);
  }

  /** Makes room for a longer line; or passes its beginning on, if it is too long. */
  *#enlarge(): Generator<Result, void, undefined> {
    const most = Math.max(WINDOW_SIZE, this.#longest + BYTE_ORDER_MARK.length + "\r\n".length);
    if (this.#capacity < most && !this.#isTooLong) {
      this.#capacity = Math.min(2 * this.#capacity, most);
      this.#engine.reserve(this.#capacity);
      return;
    }
    this.#skipMark();
    const first = !this.#isTooLong;
    this.#isTooLong = true;
    const end = this.#contentEnd(this.#to); // a CR waits: it may be of the line end
    yield* this.#piece(this.#from, end, { first, last: false });
    this.#from = end;
  }

  /** Passes on what is left of a line that is too long, if it ends. */
  *#endOverlong(): Generator<Result, void, undefined> {
    const end = this.#engine.octets.indexOf(LF, this.#from);
    this.#isTooLong = false;
    yield* this.#lastPiece(end, false);
  }

  /** Passes on a line that is too long, or the last piece of it, and its line end. */
  *#lastPiece(end: number, first: boolean): Generator<Result, void, undefined> {
    const content = this.#contentEnd(end);
    yield* this.#piece(this.#from, content, { first, last: true });
    this.#from = end + 1;
    this.#octets += end + 1 - content;
    this.#lines++;
  }

  /** Where what is not read yet ends without a CR, if it ends at `end`. */
  #contentEnd(end: number): number {
    return end > this.#from && this.#engine.octets[end - 1] === CR ? end - 1 : end;
  }

  *#piece(from: number, to: number, piece: LinePiece): Generator<Result, void, undefined> {
    const place = { lines: this.#lines, octets: this.#octets };
    this.#octets += to - from;
    yield* this.#work.piece(this.#engine.octets.subarray(from, to), piece, place);
  }
}
