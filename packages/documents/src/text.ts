/** Running text: the references that `urikit/context` finds there (RFC 3986 App. C). */

import {
  type EstablishedBase,
  type FoundInText,
  type RunningTextOptions,
  RunningTextReader,
} from "urikit/context";
import { FoundReference } from "./found-reference.ts";
import type { DocumentReader, Sink } from "./sink.ts";

/** Finds the references in running text that comes in pieces. */
export class PlainTextReader implements DocumentReader {
  readonly #established: EstablishedBase;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  readonly #reader: RunningTextReader;

  constructor(established: EstablishedBase, sink: Sink, options: RunningTextOptions, part?: string) {
    this.#established = established;
    this.#sink = sink;
    this.#part = part;
    this.#reader = new RunningTextReader(options);
  }

  write(text: string): void {
    this.#add(this.#reader.write(text));
  }

  end(): void {
    this.#add(this.#reader.end());
    const { skipped } = this.#reader;
    if (skipped > 0)
      this.#sink.warn({ code: "too-long", message: `references that are too long: ${skipped}` });
  }

  #add(found: readonly FoundInText[]): void {
    for (const inText of found) {
      const { reference, offset, line, column } = inText;
      const part = this.#part;
      const where = part === undefined ? { offset, line, column } : { offset, line, column, part };
      this.#sink.found(new FoundReference(reference, where, this.#established, undefined, inText));
    }
  }
}
