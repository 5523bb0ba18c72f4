/**
 * TabSeparated, as ClickHouse documents it: a row ends with a line feed, a TAB separates two values, and any octet that
 * could be taken for either is escaped with a backslash; `\N` is NULL. So a value may hold any octet, and no value shifts
 * the rows after it.
 */

import type { Buffer } from "node:buffer";
import { ANSWER, NULL_VALUE } from "@urikit/lists";
import type { OctetBuffer, ValueAnswers } from "@urikit/lists/engine";
import { UsageError } from "../../../exit.ts";
import type { Chunk, Column } from "./chunk.ts";
import type { RowFormat, RowFormatOptions } from "./row-format.ts";

const TAB = 0x09;
const LF = 0x0a;
const BACKSLASH = 0x5c;
const N = 0x4e;
const APOSTROPHE = 0x27;

/** The letters after a backslash, and the octets that they mean. */
const ESCAPES = [
  ["b", 0x08],
  ["t", TAB],
  ["n", LF],
  ["f", 0x0c],
  ["r", 0x0d],
  ["0", 0x00],
  ["\\", BACKSLASH],
] as const;

/** The octet that a letter means; -1 if it means nothing: then the backslash is a character of the value. */
const MEANINGS = new Int16Array(256).fill(-1);
/** The letter that means an octet; 0 if the octet is written as it is. */
const LETTERS = new Uint8Array(256);
for (const [letter, octet] of ESCAPES) {
  MEANINGS[letter.charCodeAt(0)] = octet;
  LETTERS[octet] = letter.charCodeAt(0);
}
MEANINGS[APOSTROPHE] = APOSTROPHE; // ClickHouse escapes it, and need not be given it so

/** Reads and writes rows in TabSeparated. */
export function tabSeparated({ width, nullable }: RowFormatOptions): RowFormat {
  let searched = 0; // no line end is before it in the row that is not complete
  return {
    read(chunk, wanted) {
      const octets = chunk.octets.subarray(0, chunk.length);
      while (chunk.rows < wanted) {
        const end = octets.indexOf(LF, Math.max(chunk.end, searched));
        searched = end < 0 ? octets.length : 0;
        if (end < 0) return;
        readRow(chunk, end, { width, nullable });
        chunk.add(end + 1);
      }
    },
    write: (chunk, answers, target) => writeRows(chunk, answers, { target, width, nullable }),
  };
}

/** Finds the values of a row, and takes the escapes out of them where they stand: a value only becomes shorter. */
function readRow(chunk: Chunk, end: number, { width, nullable }: RowFormatOptions): void {
  const { octets, rows: row } = chunk;
  let at = chunk.end;
  for (let column = 0; column < width; column++) {
    const { from, to } = chunk.columns[column] as Column; // there is one for each column
    const begin = at;
    if (octets[at] === BACKSLASH && octets[at + 1] === N && isEndOfValue(octets, at + 2, end)) {
      if (!nullable) throw new UsageError("udf-null", row + 1);
      from[row] = NULL_VALUE;
      to[row] = NULL_VALUE;
      at += 3;
      continue;
    }
    let written = at;
    while (at < end && octets[at] !== TAB) {
      let octet = octets[at++] ?? 0;
      if (octet === BACKSLASH && at < end) {
        const meaning = MEANINGS[octets[at] ?? 0] ?? -1;
        if (meaning >= 0) {
          octet = meaning;
          at++;
        }
      }
      if (written < at - 1 || octet !== octets[written]) octets[written] = octet;
      written++;
    }
    from[row] = begin;
    to[row] = written;
    if (at < end !== column < width - 1)
      throw new UsageError(width === 1 ? "udf-one-value" : "udf-values", row + 1, width);
    at++;
  }
}

function isEndOfValue(octets: Buffer, at: number, end: number): boolean {
  return at === end || (at < end && octets[at] === TAB);
}

interface Writing extends RowFormatOptions {
  readonly target: OctetBuffer;
}

function writeRows(chunk: Chunk, answers: ValueAnswers, { target, nullable, width }: Writing): void {
  const { octets, starts, rows } = chunk;
  const last = chunk.columns.at(-1);
  let run = 0; // the rows from here on are answered by themselves
  for (let row = 0; row < rows; row++) {
    const kind = answers.kinds[row];
    const next = (starts[row + 1] ?? 0) - 1;
    // A row is its own answer if nothing was escaped in it.
    if (kind === ANSWER.SAME && width === 1 && last?.to[row] === next) continue;
    target.part(octets, starts[run] ?? 0, starts[row] ?? 0);
    run = row + 1;
    if (kind === ANSWER.MADE)
      writeEscaped(target, answers.made.octets, answers.from[row] ?? 0, answers.to[row] ?? 0);
    else if (kind === ANSWER.PART) writeEscaped(target, octets, answers.from[row] ?? 0, answers.to[row] ?? 0);
    else if (kind === ANSWER.SAME) writeEscaped(target, octets, last?.from[row] ?? 0, last?.to[row] ?? 0);
    else if (nullable) {
      target.octet(BACKSLASH);
      target.octet(N);
    }
    target.octet(LF);
  }
  target.part(octets, starts[run] ?? 0, starts[rows] ?? 0);
}

function writeEscaped(target: OctetBuffer, source: Uint8Array, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const octet = source[at] ?? 0;
    const letter = LETTERS[octet] ?? 0;
    if (letter !== 0) target.octet(BACKSLASH);
    target.octet(letter === 0 ? octet : letter);
  }
}
