/** Running text: the references that `urikit/context` finds there (RFC 3986 App. C). */

import {
  type EstablishedBase,
  type FoundInText,
  type RunningTextOptions,
  RunningTextReader,
} from "urikit/context";
import type { DocumentReader } from "./document-reader.ts";
import type { Sink } from "./sink.ts";

/** The options of a reader of running text. */
export interface PlainTextOptions {
  readonly base: EstablishedBase;
  readonly sink: Sink;
  readonly inText: RunningTextOptions;
  /** The number of the part of a message that the text is. */
  readonly part?: string | undefined;
}

/** Finds the references in running text that comes in pieces. */
export class PlainTextReader implements DocumentReader {
  readonly #base: EstablishedBase;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  readonly #reader: RunningTextReader;

  constructor({ base, sink, inText, part }: PlainTextOptions) {
    this.#base = base;
    this.#sink = sink;
    this.#part = part;
    this.#reader = new RunningTextReader(inText);
  }

  write(text: string): void {
    this.#add(this.#reader.write(text));
  }

  end(): void {
    this.#add(this.#reader.end());
    const { skipped } = this.#reader;
    const were =
      skipped === 1 ? "1 reference was too long and was" : `${skipped} references were too long and were`;
    if (skipped > 0) this.#sink.warn({ code: "too-long", message: `${were} skipped` });
  }

  #add(found: readonly FoundInText[]): void {
    for (const inText of found) {
      const { reference, offset, line, column } = inText;
      const part = this.#part;
      const where = part === undefined ? { offset, line, column } : { offset, line, column, part };
      this.#sink.found({ reference, where, base: this.#base, inText });
    }
  }
}
