/** How an engine writes rows, and reads the answers. */

import type { OctetBuffer, ValueAnswers } from "@urikit/lists/engine";
import type { Chunk } from "./chunk.ts";

/** A format of ClickHouse, which other engines can be taught. */
export interface RowFormat {
  /**
   * Reads on in the octets of the chunk, until it has all of its rows or the octets end within one.
   *
   * @param wanted How many rows the chunk is to have.
   * @throws {UsageError} If they are not of this format.
   */
  read(chunk: Chunk, wanted: number): void;
  /** Adds the answers to the rows of the chunk. */
  write(chunk: Chunk, answers: ValueAnswers, target: OctetBuffer): void;
}

/** The methods of a format. */
export interface RowFormatOptions {
  /** How many arguments a row has. */
  readonly width: number;
  /** Whether values and answers may be NULL. */
  readonly nullable: boolean;
}
