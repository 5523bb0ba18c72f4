/**
 * Octets that are put on disk for a while: one file, which nobody else sees, in pages that are used again. The file has no
 * name, so nothing is left of it, whatever ends the process.
 */

import { randomUUID } from "node:crypto";
import { closeSync, constants, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { grouped } from "../../display/counts.ts";
import { systemReason, UnwritableError, UsageError } from "../../exit.ts";

/** How many octets a page has: a whole number of records of 8 or 24. */
export const PAGE_SIZE = 60 * 1024;

/** A page in memory, as octets, words of 32 bits, and numbers of 64 bits. */
export class Page {
  readonly octets = new Uint8Array(PAGE_SIZE);
  readonly words = new Int32Array(this.octets.buffer);
  readonly numbers = new Float64Array(this.octets.buffer);
  /** How many octets of it are used. */
  used = 0;
}

/** A file of pages; it is made when the first one is written. */
export class ScratchFile {
  #descriptor: number | undefined;
  #pages = 0;
  readonly #free: number[] = [];

  /**
   * Writes a page, and returns its number.
   *
   * @throws {UnwritableError} If there is no room.
   */
  put({ octets }: Page): number {
    const number = this.#free.pop() ?? this.#pages++;
    const start = number * PAGE_SIZE;
    try {
      this.#descriptor ??= openNameless();
      for (let at = 0; at < PAGE_SIZE; )
        at += writeSync(this.#descriptor, octets, at, PAGE_SIZE - at, start + at);
    } catch (error) {
      throw new UnwritableError(
        `cannot write to a temporary file in ${tmpdir()}: ${systemReason(error)}; ${grouped(start)} octets of lines and keys were set aside there, and the lines before them were written. TMPDIR names another folder; --memory keeps more in memory`,
      );
    }
    return number;
  }

  /**
   * Reads a page that was written; its place is used again.
   *
   * @throws {UsageError} If it cannot be read.
   */
  take(number: number, { octets }: Page): void {
    const descriptor = this.#descriptor as number; // the page was written
    try {
      for (let at = 0; at < PAGE_SIZE; ) {
        const count = readSync(descriptor, octets, at, PAGE_SIZE - at, number * PAGE_SIZE + at);
        if (count === 0) throw new Error("it has become shorter");
        at += count;
      }
    } catch (error) {
      throw new UsageError(`cannot read a temporary file in ${tmpdir()}: ${systemReason(error)}`);
    }
    this.#free.push(number);
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

/** `__O_TMPFILE` of Linux: a file in a folder, which never has a name. Node does not say its number. */
const NAMELESS = 0o20000000;

function openNameless(): number {
  const folder = tmpdir();
  try {
    if (process.platform === "linux")
      return openSync(folder, NAMELESS | constants.O_DIRECTORY | constants.O_RDWR, 0o600);
  } catch {
    // Not every file system has such files; if nothing can be written there, that is said next.
  }
  const path = join(folder, `uri-${randomUUID()}`);
  const descriptor = openSync(path, "wx+", 0o600);
  unlinkSync(path); // what is open stays until it is closed
  return descriptor;
}
