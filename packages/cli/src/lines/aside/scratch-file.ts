/**
 * Octets that are put on disk for a while: one file, which nobody else sees, in pages that are used again. The file has no
 * name, so nothing is left of it, whatever ends the process.
 */

import { closeSync, readSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { grouped } from "@urikit/explain";
import { statement } from "urikit/words";
import { systemReason, UnwritableError, UsageError } from "../../exit.ts";
import { openNameless } from "./nameless-file.ts";

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
      throw new UnwritableError("no-room-aside", tmpdir(), systemReason(error), grouped(start));
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
        if (count === 0) throw new UsageError("became-shorter");
        at += count;
      }
    } catch (error) {
      throw new UsageError("cannot-read", statement("temporary-file", tmpdir()), systemReason(error));
    }
    this.#free.push(number);
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}
