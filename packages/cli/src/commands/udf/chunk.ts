/**
 * A chunk of rows as an engine sends it, and what the rows are answered. Both are places in octets: a value that is the
 * answer as it stands is never copied, nor made a string.
 */

import { Buffer } from "node:buffer";

/** Where a value would begin that is NULL. */
export const NULL_VALUE = 0xffff_ffff;

/** So many octets of rows are held at most: places in them are numbers of 32 bits, of which one is NULL. */
export const LARGEST_CHUNK = 2 * 1024 * 1024 * 1024;

/** A buffer that was needed once, and is larger than this, is not kept for the next chunk. */
const MOST_KEPT = 64 * 1024 * 1024;

/** Where the values of one argument lie, row by row. */
export interface Values {
  /** {@link NULL_VALUE}, if the value is NULL. */
  from: Uint32Array;
  to: Uint32Array;
}

/** So many octets, and so many rows, there is room for at first. */
const FIRST_OCTETS = 256 * 1024;
const FIRST_ROWS = 8192;

/** The rows of a chunk: what has been read of them. One object serves chunk after chunk. */
export class Chunk {
  /** What is read: rows, and what comes after them. */
  octets: Buffer = Buffer.allocUnsafe(FIRST_OCTETS);
  /** How many octets are read. */
  length = 0;
  /** How many rows are complete. */
  rows = 0;
  /** Where each row begins, and after the last one, where the next will. */
  starts = new Uint32Array(FIRST_ROWS + 1);
  readonly values: readonly Values[];

  /** @param columns How many arguments there are. */
  constructor(columns: number) {
    this.values = Array.from({ length: columns }, () => ({
      from: new Uint32Array(FIRST_ROWS),
      to: new Uint32Array(FIRST_ROWS),
    }));
  }

  /** Where the rows end that are complete. */
  get end(): number {
    return this.starts[this.rows] ?? 0;
  }

  /** Counts a row, whose values are known, and which ends at `end`. Makes room for the next one. */
  add(end: number): void {
    this.starts[++this.rows] = end;
    if (this.rows < this.starts.length - 1) return;
    const larger = this.rows * 2;
    this.starts = grown(this.starts, larger + 1);
    for (const values of this.values) {
      values.from = grown(values.from, larger);
      values.to = grown(values.to, larger);
    }
  }

  /** Forgets the rows, and begins anew with what was read after them. */
  begin(): void {
    const { end, length, octets } = this;
    const rest = length - end;
    this.octets =
      octets.length > MOST_KEPT && rest < FIRST_OCTETS ? Buffer.allocUnsafe(FIRST_OCTETS) : octets;
    octets.copy(this.octets, 0, end, length);
    this.length = rest;
    this.rows = 0;
    this.starts[0] = 0;
  }

  /** Makes room for more octets. Returns how many there is room for: none, if it holds as many as it can. */
  room(): number {
    const { octets, length } = this;
    if (length === octets.length && length < LARGEST_CHUNK) {
      this.octets = Buffer.allocUnsafe(Math.min(length * 2, LARGEST_CHUNK));
      octets.copy(this.octets, 0, 0, length);
    }
    return this.octets.length - length;
  }
}

function grown(before: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(before);
  return larger;
}

/** What a row is answered. */
export const Kind = {
  /** The last argument, as it stands. */
  SAME: 0,
  /** A part of the octets of the chunk. */
  PART: 1,
  /** Octets that were made. */
  MADE: 2,
  /** Nothing: of a host, there is none; of an error, nothing is wrong. */
  NONE: 3,
  /** The value is invalid. */
  INVALID: 4,
} as const;

/** The answers to the rows of a chunk. */
export class Answers {
  readonly kinds: Uint8Array;
  /** Of a part: where it lies in the octets of the chunk; of what was made: in `made`. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly made = new Octets();

  constructor(rows: number) {
    this.kinds = new Uint8Array(rows);
    this.from = new Uint32Array(rows);
    this.to = new Uint32Array(rows);
  }

  isPart(row: number, from: number, to: number): void {
    this.kinds[row] = Kind.PART;
    this.from[row] = from;
    this.to[row] = to;
  }

  isText(row: number, text: string): void {
    this.kinds[row] = Kind.MADE;
    this.from[row] = this.made.length;
    this.made.text(text);
    this.to[row] = this.made.length;
  }
}

/** A copy of so few octets takes less time than to call the one that copies many. */
const FEW = 96;

/** Octets that are gathered. */
export class Octets {
  length = 0;
  #octets = Buffer.allocUnsafe(FIRST_OCTETS);

  /** What was gathered, and room for so many more. */
  reserve(more: number): Buffer {
    const needed = this.length + more;
    if (needed > this.#octets.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#octets.length * 2));
      this.#octets.copy(larger, 0, 0, this.length);
      this.#octets = larger;
    }
    return this.#octets;
  }

  octet(octet: number): void {
    this.reserve(1)[this.length++] = octet;
  }

  /** Adds `source[from..to)`. */
  part(source: Buffer, from: number, to: number): void {
    const target = this.reserve(to - from);
    let at = this.length;
    if (to - from > FEW) source.copy(target, at, from, to);
    else for (let read = from; read < to; ) target[at++] = source[read++] ?? 0;
    this.length += to - from;
  }

  /** Adds a text in UTF-8. */
  text(text: string): void {
    const target = this.reserve(text.length * 3);
    this.length += target.write(text, this.length, "utf8");
  }

  /** What was gathered, which stays: its first {@link length} octets. */
  get octets(): Buffer {
    return this.#octets;
  }

  /** What was gathered. What is gathered next overwrites it. */
  taken(): Buffer {
    const taken = this.#octets.subarray(0, this.length);
    this.length = 0;
    if (taken.length > MOST_KEPT) this.#octets = Buffer.allocUnsafe(FIRST_OCTETS);
    return taken;
  }
}
