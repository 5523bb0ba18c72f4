/** Lists whose lines are read in JavaScript, and not by the code in WebAssembly. */

import { requireOptions } from "urikit/foundation";
import type { ListReader, ListReaderOptions } from "./list-reader.ts";
import { LIST_READER_OPTIONS } from "./list-reader.ts";
import {
  type LinePiece,
  type LineWork,
  type ListPlace,
  ListWindow,
  type WindowMemory,
} from "./list-window.ts";

/** A work on lines. Their octets are lent: they are valid until the next result is asked for. */
export interface OctetLineWork<Result> {
  /** Reads whole lines, each with its line end, which may be CRLF. Returns how many there are. */
  lines(octets: Uint8Array, place: ListPlace): Generator<Result, number>;
  /** Takes a piece of a line that is too long, without its line end. */
  piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Iterable<Result>;
}

/**
 * A reader that has a work done on the lines of a list.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { readLines } from "@urikit/lists";
 *
 * const reader = readLines<string>({
 *   *lines(octets) {
 *     const lines = new TextDecoder().decode(octets).split("\n").slice(0, -1);
 *     yield* lines;
 *     return lines.length;
 *   },
 *   *piece() {},
 * });
 * const chunk = new TextEncoder().encode("a\nb\nc");
 * [...reader.write(chunk), ...reader.end()]; // => ["a", "b", "c"]
 * ```
 */
export function readLines<Result>(
  work: OctetLineWork<Result>,
  options: ListReaderOptions = {},
): ListReader<Result> {
  if (typeof work?.lines !== "function" || typeof work.piece !== "function")
    throw new TypeError("the work must be one on lines");
  options = requireOptions(options, LIST_READER_OPTIONS);
  const memory = new OctetMemory();
  return new ListWindow(memory, new WorkInMemory(memory, work), options);
}

/** The memory of a window that no engine reads. */
class OctetMemory implements WindowMemory {
  readonly window = 1; // after the end of the line before the first
  linesPassed = 0;
  #octets: Uint8Array = new Uint8Array(0);

  get octets(): Uint8Array {
    return this.#octets;
  }

  reserve(capacity: number): void {
    const octets = new Uint8Array(this.window + capacity + 1); // and the end of the last line
    octets.set(this.#octets);
    this.#octets = octets;
  }
}

class WorkInMemory<Result> implements LineWork<Result> {
  readonly #memory: OctetMemory;
  readonly #work: OctetLineWork<Result>;

  constructor(memory: OctetMemory, work: OctetLineWork<Result>) {
    this.#memory = memory;
    this.#work = work;
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Result> {
    this.#memory.linesPassed = yield* this.#work.lines(this.#memory.octets.subarray(from, to), place);
  }

  piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Iterable<Result> {
    return this.#work.piece(octets, piece, place);
  }
}
