/** How a list is read: in chunks, cut anywhere, as the contract of `uri` has its lines. */

import type { OptionNames } from "urikit/foundation";
import type { EngineOptions } from "./engine.ts";

/** The longest line that is read, in octets, unless another is asked for: 16 MiB. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** How a list is read. */
export interface ListReaderOptions extends EngineOptions {
  /** The longest line that is read, in octets without its line end: 16 MiB unless another is given. */
  readonly longestLine?: number | undefined;
  /**
   * Whether what is read is a list from its beginning, as it is unless `false` is given: only there a byte order mark is
   * not a part of the first line. A part of a list begins after a line end, and its lines are counted from 1.
   */
  readonly fromStart?: boolean | undefined;
}

/** The options of every reader. */
export const LIST_READER_OPTIONS: OptionNames<ListReaderOptions> = {
  longestLine: true,
  fromStart: true,
  vectors: true,
  sharedMemory: true,
};

/**
 * Reads a list chunk by chunk, and gives what a work makes of it.
 *
 * Each method reads while its results are taken: take them all. A result is valid until the next one is asked for, as
 * its octets may be those of the memory that was read to. A byte order mark at the beginning is not part of a line, nor
 * is a CR before a line end.
 */
export interface ListReader<Result> {
  /** How many lines were read. */
  readonly lines: number;
  /** Reads a chunk of the list. */
  write(octets: Uint8Array): Iterable<Result>;
  /**
   * Free memory, at least one octet. Octets that are put to its beginning, as by `fs.readSync`, need not be copied:
   * `advance` reads it. It ends the validity of all results before.
   */
  room(): Uint8Array;
  /**
   * Reads this many octets that were put to the beginning of `room()`.
   *
   * @throws {TypeError} If there is no room for that many.
   */
  advance(count: number): Iterable<Result>;
  /** Ends the list: a last line without a line end is a line, too. */
  end(): Iterable<Result>;
}
