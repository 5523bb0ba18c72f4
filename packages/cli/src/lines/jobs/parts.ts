/**
 * A file in parts, so that several threads read it. A part has the lines that begin in its stretch of the file: so each
 * line is in one part, whatever its length, and every part begins after a line end.
 */

import { readSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Input } from "../input.ts";
import type { Work } from "../work.ts";
import { threadsFor } from "./threads.ts";

/** The stretch of one part, in octets. */
const PART_SIZE = 512 * 1024;

/** The number of octets that are read at once where a line end is looked for. */
const SEARCHED = 4096;

/** The number of octets that are read at once. */
const STEP = 256 * 1024;

const LF = 0x0a;

/** A file, from where it is read on. */
export interface FileStretch {
  readonly descriptor: number;
  readonly start: number;
  /** Where it ended at first: what is written to it meanwhile is not read. */
  readonly size: number;
  readonly partSize: number;
}

/** A file that several threads read. */
export interface FileParts {
  readonly name: string;
  readonly file: FileStretch;
  /** How many threads. */
  readonly jobs: number;
}

/** The parts of an input for several threads, if it is a file, and they would end sooner than one. */
export function filePartsOf(
  { name, descriptor, start, size }: Input,
  work: Work,
  jobs: number | undefined,
): FileParts | undefined {
  if (descriptor === undefined || start === undefined || size === undefined) return undefined;
  const threads = jobs ?? threadsFor(work, size - start, availableParallelism());
  if (threads === 1 || size - start <= PART_SIZE) return undefined;
  return { name, file: { descriptor, start, size, partSize: PART_SIZE }, jobs: threads };
}

/** How many parts a file has. */
export function countParts({ start, size, partSize }: FileStretch): number {
  return Math.max(1, Math.ceil((size - start) / partSize));
}

/** Where octets are read to. */
export interface Room {
  room(): Uint8Array;
}

/**
 * Reads a part to a room, piece by piece. Gives how many octets each piece has; the last one ends with a line end, except
 * that of the file.
 *
 * @throws {Error} If the file has become shorter, or cannot be read.
 */
export function* readPart(file: FileStretch, part: number, target: Room): Generator<number> {
  const { start, size, partSize } = file;
  const end = Math.min(start + (part + 1) * partSize, size);
  let at = part === 0 ? start : lineStart(file, start + part * partSize, end);
  if (at >= end) return;
  while (at < size) {
    const room = target.room();
    const most = Math.min(STEP, Math.max(0, end - at) + SEARCHED);
    const count = readAt(file, room.subarray(0, most), at);
    const lineEnd = at + count < end ? -1 : room.subarray(0, count).indexOf(LF, Math.max(0, end - 1 - at));
    yield lineEnd < 0 ? count : lineEnd + 1;
    if (lineEnd >= 0) return;
    at += count;
  }
}

/** Where the first line begins at or after a place; `end` or later, if none begins before. */
function lineStart(file: FileStretch, place: number, end: number): number {
  const octets = new Uint8Array(SEARCHED);
  for (let at = place - 1; at < end; ) {
    const count = readAt(file, octets, at);
    const lineEnd = octets.subarray(0, count).indexOf(LF);
    if (lineEnd >= 0) return at + lineEnd + 1;
    at += count;
  }
  return end;
}

/**
 * Reads octets before the end that a file had at first. Returns how many.
 *
 * @throws {Error} If it has become shorter, or cannot be read.
 */
export function readAt({ descriptor, size }: FileStretch, room: Uint8Array, at: number): number {
  const count = readSync(descriptor, room, 0, Math.min(room.length, size - at), at);
  if (count === 0) throw new Error("it has become shorter");
  return count;
}
