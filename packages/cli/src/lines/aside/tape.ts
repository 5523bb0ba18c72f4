/** Octets or records in a scratch file, of which the first are read first, once. The last page stays in memory. */

import { PAGE_SIZE, Page, type ScratchFile } from "./scratch-file.ts";

/** The octets of a key. */
const KEY = 16;
/** The octets of a number. */
const NUMBER = 8;

/**
 * Records that are written and then read. Those of one tape have one length, so that the end of a page cuts no record.
 */
export class Tape {
  readonly #file: ScratchFile;
  readonly #written: number[] = [];
  #page: Page | undefined;

  constructor(file: ScratchFile) {
    this.#file = file;
  }

  write(octets: Uint8Array): void {
    for (let at = 0; at < octets.length; ) {
      const page = this.#open();
      const part = octets.subarray(at, at + PAGE_SIZE - page.used);
      page.octets.set(part, page.used);
      page.used += part.length;
      at += part.length;
    }
  }

  writeNumber(number: number): void {
    const page = this.#open();
    page.numbers[page.used / NUMBER] = number;
    page.used += NUMBER;
  }

  /** A record of a key, which is four words from `at` on, and a number. */
  writeKey(keys: Int32Array, at: number, number: number): void {
    const page = this.#open();
    const to = page.used / 4;
    for (let word = 0; word < KEY / 4; word++) page.words[to + word] = keys[at + word] as number; // it has all
    page.numbers[(page.used + KEY) / NUMBER] = number;
    page.used += KEY + NUMBER;
  }

  /** All that was written, page by page. Each is lent until the next is asked for. */
  *pages(): Generator<Page> {
    const last = this.#page;
    this.#page = undefined;
    const page = this.#written.length > 0 ? new Page() : undefined;
    for (const number of this.#written.splice(0)) {
      if (page === undefined) break; // it was made
      this.#file.take(number, page);
      page.used = PAGE_SIZE;
      yield page;
    }
    if (last !== undefined) yield last;
  }

  /** The page that is written, which has room. */
  #open(): Page {
    this.#page ??= new Page();
    if (this.#page.used === PAGE_SIZE) {
      this.#written.push(this.#file.put(this.#page));
      this.#page.used = 0;
    }
    return this.#page;
  }
}
