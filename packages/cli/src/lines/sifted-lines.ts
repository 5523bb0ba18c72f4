/** Lines that are looked at one by one before a reader of `@urikit/lists` takes them, some of which are left out. */

import { Buffer } from "node:buffer";
import { type LinePiece, type ListPlace, type ListReader, readLines } from "@urikit/lists";
import type { OctetLineWork } from "@urikit/lists/engine";
import { type Line, LineCursor, lineOf } from "./line-text.ts";

const LINE_END = Buffer.from("\n");

/** A question about lines, one by one. */
export interface LineSieve {
  /** Whether the reader takes a line; of one that is too long to hold, the first piece is shown, and taken. */
  takes(line: Line, number: number): boolean;
  /** What the reader is given in the place of a line that it takes, without a line end. */
  readonly instead?: () => Uint8Array;
  /** Called after each line that is left out. */
  readonly onLeftOut?: () => void;
}

/** A reader that gives what another one gives of the lines that are not left out. It reads a list from its beginning. */
export function siftedLines<Result>(reader: ListReader<Result>, sieve: LineSieve): ListReader<Result> {
  const sifted = readLines(new Sifting(reader, sieve));
  return {
    get lines() {
      return reader.lines;
    },
    write: (octets) => sifted.write(octets),
    room: () => sifted.room(),
    advance: (count) => sifted.advance(count),
    *end() {
      yield* sifted.end();
      yield* reader.end();
    },
  };
}

class Sifting<Result> implements OctetLineWork<Result> {
  readonly #reader: ListReader<Result>;
  readonly #sieve: LineSieve;

  constructor(reader: ListReader<Result>, sieve: LineSieve) {
    this.#reader = reader;
    this.#sieve = sieve;
  }

  *lines(octets: Uint8Array, place: ListPlace): Generator<Result, number> {
    const lines = new LineCursor(octets);
    let done = 0; // the reader has the lines up to here, but for those that are left out
    let count = 0;
    while (lines.advance()) {
      count++;
      const isTaken = this.#sieve.takes(lines, place.lines + count);
      const instead = isTaken ? this.#sieve.instead?.() : undefined;
      if (isTaken && instead === undefined) continue;
      yield* this.#reader.write(octets.subarray(done, lines.from));
      done = lines.next;
      if (instead === undefined) this.#sieve.onLeftOut?.();
      else {
        yield* this.#reader.write(instead);
        yield* this.#reader.write(LINE_END);
      }
    }
    yield* this.#reader.write(octets.subarray(done));
    return count;
  }

  *piece(octets: Uint8Array, { first, last }: LinePiece, place: ListPlace): Generator<Result> {
    if (first) this.#sieve.takes(lineOf(octets), place.lines + 1);
    yield* this.#reader.write(octets);
    if (last) yield* this.#reader.write(LINE_END);
  }
}
