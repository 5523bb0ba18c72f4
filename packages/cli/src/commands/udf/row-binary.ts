/**
 * RowBinary, as ClickHouse documents it: a String is the number of its octets, in LEB128, and its octets. Before a
 * Nullable one stands an octet: 0, or 1 and nothing more, for NULL. So the row of a value is also the row of the answer
 * that is the same, and runs of such rows are copied at once.
 */

import { ANSWER, type Answers, NULL_VALUE, type Octets } from "@urikit/lists";
import type { Chunk, Column } from "./chunk.ts";
import { ForeignOctets, type RowFormat, type RowFormatOptions } from "./row-format.ts";

const NOT_NULL = 0;
const NULL = 1;

/** Reads and writes rows in RowBinary. */
export function rowBinary({ width, nullable }: RowFormatOptions): RowFormat {
  return {
    read: (chunk, wanted) => readRows(chunk, { width, nullable, wanted }),
    write: (chunk, answers, target) => writeRows(chunk, answers, { target, nullable, width }),
  };
}

interface Reading extends RowFormatOptions {
  readonly wanted: number;
}

function readRows(chunk: Chunk, { width, nullable, wanted }: Reading): void {
  const { octets, length, columns } = chunk;
  while (chunk.rows < wanted) {
    const row = chunk.rows;
    let at = chunk.end;
    for (let column = 0; column < width; column++) {
      const { from, to } = columns[column] as Column; // there is one for each column
      if (at >= length) return;
      if (nullable) {
        const flag = octets[at++];
        if (flag === NULL) {
          from[row] = NULL_VALUE;
          to[row] = NULL_VALUE;
          continue;
        }
        if (flag !== NOT_NULL) throw new ForeignOctets(notNullable(row, flag));
        if (at >= length) return;
      }
      let size = octets[at++] ?? 0;
      if (size >= 0x80) {
        size -= 0x80;
        for (let scale = 0x80, more = true; more; scale *= 0x80) {
          if (at >= length) return;
          const octet = octets[at++] ?? 0;
          size += (octet % 0x80) * scale;
          more = octet >= 0x80;
          if (scale > 0x80 ** 4) throw new ForeignOctets(tooLong(row));
        }
      }
      if (at + size > length) return;
      from[row] = at;
      to[row] = at + size;
      at += size;
    }
    chunk.add(at);
  }
}

function notNullable(row: number, flag: number | undefined): string {
  return `expected 0 or 1 at the beginning of row ${row + 1}, found ${flag}: with --null the arguments must be Nullable(String), and without it String`;
}

function tooLong(row: number): string {
  return `the length of a value in row ${row + 1} has more than 5 octets: with --null the arguments must be Nullable(String), and without it String`;
}

interface Writing extends RowFormatOptions {
  readonly target: Octets;
}

function writeRows(chunk: Chunk, answers: Answers, { target, nullable, width }: Writing): void {
  const { octets, starts, rows } = chunk;
  const { kinds, from, to } = answers;
  const last = chunk.columns.at(-1);
  let run = 0; // the rows from here on are answered by themselves
  for (let row = 0; row < rows; row++) {
    const kind = kinds[row];
    if (kind === ANSWER.SAME && width === 1) continue;
    target.part(octets, starts[run] ?? 0, starts[row] ?? 0);
    run = row + 1;
    if (kind === undefined || kind >= ANSWER.NONE) {
      target.octet(nullable ? NULL : 0); // without NULL, the empty String
      continue;
    }
    const [source, begin, end] =
      kind === ANSWER.MADE
        ? [answers.made.octets, from[row], to[row]]
        : kind === ANSWER.PART
          ? [octets, from[row], to[row]]
          : [octets, last?.from[row], last?.to[row]];
    if (nullable) target.octet(NOT_NULL);
    writeString(target, source, begin ?? 0, end ?? 0);
  }
  target.part(octets, starts[run] ?? 0, starts[rows] ?? 0);
}

function writeString(target: Octets, source: Uint8Array, from: number, to: number): void {
  let size = to - from;
  while (size >= 0x80) {
    target.octet((size % 0x80) + 0x80);
    size = Math.floor(size / 0x80);
  }
  target.octet(size);
  target.part(source, from, to);
}
