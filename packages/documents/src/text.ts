/** Running text: the references that `urikit/context` finds there (RFC 3986 App. C). */

import {
  type EstablishedBase,
  type FoundInText,
  type RunningTextOptions,
  RunningTextReader,
} from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "./document-reader.ts";
import { type Sink, warning } from "./sink.ts";

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
    if (skipped === 1) this.#sink.warn(warning("too-long", statement("reference-skipped")));
    else if (skipped > 1) this.#sink.warn(warning("too-long", statement("references-skipped", skipped)));
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
