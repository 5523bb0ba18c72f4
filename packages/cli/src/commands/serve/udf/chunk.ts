/** A chunk of rows as an engine sends it: octets, and the places of the values in them. */

import { Buffer } from "node:buffer";

/** The greatest number of octets of rows that are held: places in them are numbers of 32 bits, of which one is NULL. */
export const LARGEST_CHUNK = 2 * 1024 * 1024 * 1024;

/** A buffer that was needed once, and is larger than this, is not kept for the next chunk. */
const MOST_KEPT = 64 * 1024 * 1024;

/** Where the values of one argument lie, row by row. */
export interface Column {
  /** `NULL_VALUE`, if the value is NULL. */
  from: Uint32Array;
  to: Uint32Array;
}

/** The numbers of octets and of rows that there is room for at first. */
const FIRST_OCTETS = 256 * 1024;
const FIRST_ROWS = 8192;

/** The rows of a chunk: what has been read of them. One object serves chunk after chunk. */
export class Chunk {
  /** The octets that are read: rows, and the text after them. */
  octets: Buffer = Buffer.allocUnsafe(FIRST_OCTETS);
  /** How many octets are read. */
  length = 0;
  /** How many rows are complete. */
  rows = 0;
  /** Where each row begins, and after the last one, where the next will. */
  starts = new Uint32Array(FIRST_ROWS + 1);
  readonly columns: readonly Column[];

  /** @param columns How many arguments there are. */
  constructor(columns: number) {
    this.columns = Array.from({ length: columns }, () => ({
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
    for (const column of this.columns) {
      column.from = grown(column.from, larger);
      column.to = grown(column.to, larger);
    }
  }

  /** Forgets the rows, and begins again with the octets that were read after them. */
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
