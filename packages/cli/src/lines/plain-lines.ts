/** Lines that are all handed to the command, one by one: its result is correct, whatever a line is. */

import { Buffer } from "node:buffer";
import { withShortTraces } from "@urikit/explain";
import { type LinePiece, type ListReader, readLines } from "@urikit/lists";
import type { OctetLineWork } from "@urikit/lists/engine";
import { printable } from "urikit/display";
import { LineCursor, textOf } from "./line-text.ts";
import type { ListWriter } from "./list-writer.ts";
import type { Results } from "./results.ts";

/** How lines are handed to a command. */
export interface PlainLinesOptions {
  readonly results: Results;
  /** Results are added to it. */
  readonly writer: ListWriter;
  /** Whether a line that is too long to hold is kept as it is, or as a terminal may show it, or dropped. */
  readonly overlong: "keep" | "show" | "drop";
  /** Whether it reads from the beginning of a list, where a byte order mark may be. */
  readonly fromStart: boolean;
}

/** A reader that adds the results of lines to a writer. It gives something, even if it is empty, when these should be written. */
export function plainLines(options: PlainLinesOptions): ListReader<Uint8Array> {
  return readLines(new PlainWork(options), { fromStart: options.fromStart });
}

const NO_OCTETS = new Uint8Array(0);
const LINE_END = Buffer.from("\n");

class PlainWork implements OctetLineWork<Uint8Array> {
  readonly #options: PlainLinesOptions;

  constructor(options: PlainLinesOptions) {
    this.#options = options;
  }

  *lines(octets: Uint8Array): Generator<Uint8Array, number> {
    const { results } = this.#options;
    const lines = new LineCursor(octets);
    const before = results.number;
    while (withShortTraces(() => this.#add(lines))) yield NO_OCTETS;
    return results.number - before;
  }

  /** Adds results until they should be written. Returns whether more may follow. */
  #add(lines: LineCursor): boolean {
    const { results, writer } = this.#options;
    while (lines.advance()) {
      writer.add(results.of(lines));
      if (results.stopped) return false;
      if (writer.isFull) return true;
    }
    return false;
  }

  *piece(octets: Uint8Array, { first, last }: LinePiece): Generator<Uint8Array> {
    const { results, writer, overlong } = this.#options;
    const instead = first ? results.ofUnread() : undefined;
    if (overlong === "drop") {
      writer.add(instead);
      return;
    }
    yield overlong === "show" ? Buffer.from(printable(textOf(octets))) : octets;
    if (last) yield LINE_END;
  }
}
