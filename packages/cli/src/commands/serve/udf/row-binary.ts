/**
 * RowBinary, as ClickHouse documents it: a String is the number of its octets, in LEB128, and its octets. Before a
 * Nullable one stands an octet: 0, or 1 and nothing more, for NULL. So the row of a value is also the row of the answer
 * that is the same, and runs of such rows are copied at once.
 */

import { ANSWER, NULL_VALUE } from "@urikit/lists";
import type { OctetBuffer, ValueAnswers } from "@urikit/lists/engine";
import { UsageError } from "../../../exit.ts";
import type { Chunk, Column } from "./chunk.ts";
import type { RowFormat, RowFormatOptions } from "./row-format.ts";

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
        if (flag !== NOT_NULL) throw new UsageError("udf-not-nullable", row + 1, flag ?? "");
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
          if (scale > 0x80 ** 4) throw new UsageError("udf-too-long", row + 1);
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

interface Writing extends RowFormatOptions {
  readonly target: OctetBuffer;
}

/** The number of octets that a value needs besides its own: the flag, and its length in LEB128. */
const MOST_BESIDES = 6;

function writeRows(chunk: Chunk, answers: ValueAnswers, { target, nullable, width }: Writing): void {
  const { octets, starts, rows } = chunk;
  const { kinds, from, to, made } = answers;
  const last = chunk.columns.at(-1) as Column; // each work has an argument
  const out = viewOf(target.reserve(mostWritten(chunk, answers)));
  const [own, written] = [viewOf(octets), viewOf(made.octets)];
  let at = target.length;
  let run = 0; // the rows from here on are answered by themselves
  for (let row = 0; row < rows; row++) {
    const kind = kinds[row] as number; // there is one for each row
    if (kind === ANSWER.SAME && width === 1) continue;
    if (run < row) at = copy(own, starts[run] as number, starts[row] as number, out, at);
    run = row + 1;
    if (kind >= ANSWER.NONE) {
      out.octets[at++] = nullable ? NULL : 0; // without NULL, the empty String
      continue;
    }
    const isSame = kind === ANSWER.SAME;
    const source = kind === ANSWER.MADE ? written : own;
    const begin = (isSame ? last.from : from)[row] as number;
    const end = (isSame ? last.to : to)[row] as number;
    if (nullable) out.octets[at++] = NOT_NULL;
    at = writeLength(end - begin, out.octets, at);
    at = copy(source, begin, end, out, at);
  }
  if (run < rows) at = copy(own, starts[run] as number, starts[rows] as number, out, at);
  target.length = at;
}

/** How many octets the answers take at most. */
function mostWritten({ starts, rows }: Chunk, { kinds, from, to, made }: ValueAnswers): number {
  let parts = 0;
  for (let row = 0; row < rows; row++)
    if (kinds[row] === ANSWER.PART) parts += (to[row] as number) - (from[row] as number);
  return (starts[rows] as number) + made.length + parts + MOST_BESIDES * rows;
}

/** Octets, and the same by words of 32 bits, which may begin anywhere. */
interface OctetsAndWords {
  readonly octets: Uint8Array;
  readonly words: DataView;
}

function viewOf(octets: Uint8Array): OctetsAndWords {
  return { octets, words: new DataView(octets.buffer, octets.byteOffset, octets.byteLength) };
}

/** A copy of so few octets takes less time by words than to call what copies many. */
const FEW = 256;
const WORD = 4;

/** Copies `source[from..to)`. Returns where it ends. */
function copy(source: OctetsAndWords, from: number, to: number, target: OctetsAndWords, at: number): number {
  if (to - from > FEW) {
    target.octets.set(source.octets.subarray(from, to), at);
    return at + to - from;
  }
  let [read, write] = [from, at];
  for (; read + WORD <= to; read += WORD, write += WORD)
    target.words.setInt32(write, source.words.getInt32(read, true), true);
  while (read < to) target.octets[write++] = source.octets[read++] as number;
  return write;
}

/** Writes a length in LEB128. Returns where it ends. */
function writeLength(length: number, target: Uint8Array, at: number): number {
  let left = length;
  let write = at;
  while (left >= 0x80) {
    target[write++] = (left % 0x80) + 0x80;
    left = Math.floor(left / 0x80);
  }
  target[write++] = left;
  return write;
}
