/** ISO 28500, WARC 1.1 §4: a file is records one after another, each with a version line, fields, and a block of a known length. */

import { type Field, fieldsOf, textOf } from "../mime/fields.ts";
import { joined, latin1 } from "../octets.ts";

/** A record. */
export interface WarcRecord {
  /** From 1, in the order of the file. */
  readonly number: number;
  readonly fields: readonly Field[];
  /** Its block; cut off if it is longer than what is held. */
  readonly block: Uint8Array;
  readonly isCut: boolean;
}

/** A block is held in memory: it may be read twice. */
const LONGEST_BLOCK = 0x1000000;
const LONGEST_HEADING = 0x10000;

/** Reads the records of a file; the last line of the generator tells whether the file is whole. */
export async function* recordsIn(
  octets: AsyncIterable<Uint8Array>,
): AsyncGenerator<WarcRecord | undefined, boolean> {
  const input = new Octets(octets);
  for (let number = 1; ; number++) {
    const heading = await input.heading();
    if (heading === undefined) return true;
    const fields = fieldsOf(heading);
    const length = /^\d{1,15}$/.exec(textOf(fields, "content-length") ?? "")?.[0];
    if (!/^WARC\/\d/.test(heading) || length === undefined) return false;
    const block: Uint8Array[] = [];
    let held = 0;
    let left = Number(length);
    while (left > 0) {
      const piece = await input.take(left);
      if (piece === undefined) return false;
      left -= piece.length;
      const kept = piece.subarray(0, LONGEST_BLOCK - held);
      held += kept.length;
      if (kept.length > 0) block.push(kept);
      if (held === LONGEST_BLOCK) yield undefined; // a pause
    }
    yield { number, fields, block: joined(block), isCut: Number(length) > held };
  }
}

/** Octets that come in pieces. */
class Octets {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array();

  constructor(octets: AsyncIterable<Uint8Array>) {
    this.#pieces = octets[Symbol.asyncIterator]();
  }

  /** Up to and with the next empty line, without the line ends before; undefined at the end, "" if none comes. */
  async heading(): Promise<string | undefined> {
    for (;;) {
      const start = this.#held.findIndex((octet) => octet !== CR && octet !== LF);
      const end = start < 0 ? 0 : endOfHeading(this.#held, start);
      if (end > 0) {
        const heading = latin1(this.#held, start, end);
        this.#held = this.#held.subarray(end);
        return heading;
      }
      const rest = start < 0 ? new Uint8Array() : this.#held.subarray(start);
      if (rest.length >= LONGEST_HEADING) return "";
      const next = await this.#pieces.next();
      if (next.done === true) return rest.length === 0 ? undefined : "";
      this.#held = joined([rest, next.value]);
    }
  }

  /** The next octets, at most so many; undefined at the end. */
  async take(most: number): Promise<Uint8Array | undefined> {
    while (this.#held.length === 0) {
      const next = await this.#pieces.next();
      if (next.done === true) return undefined;
      this.#held = next.value;
    }
    const taken = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(taken.length);
    return taken;
  }
}

/** The index after the empty line that ends a heading; 0 if it is not there. */
function endOfHeading(octets: Uint8Array, from: number): number {
  for (let at = octets.indexOf(LF, from); at >= 0; at = octets.indexOf(LF, at + 1)) {
    if (octets[at + 1] === LF) return at + 2;
    if (octets[at + 1] === CR && octets[at + 2] === LF) return at + 3;
  }
  return 0;
}

const CR = 0x0d;
const LF = 0x0a;
