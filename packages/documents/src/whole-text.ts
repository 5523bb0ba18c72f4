/** A document whose parser needs all of it at once, such as one of Markdown: up to a length, which is told. */

import { statement } from "urikit/words";
import type { DocumentReader } from "./document-reader.ts";
import { LONGEST_VALUE } from "./located-text.ts";
import { type Sink, warning } from "./sink.ts";

/** Holds the pieces of a document until its end, and reads it then. */
export class WholeText implements DocumentReader {
  readonly #read: (text: string) => void;
  readonly #sink: Pick<Sink, "warn">;
  readonly #longest: number;
  #text = "";
  #isTooLong = false;

  /**
   * @param read Reads the whole document.
   * @param longest The most that is held of it, in UTF-16 code units.
   */
  constructor(read: (text: string) => void, sink: Pick<Sink, "warn">, longest = LONGEST_VALUE) {
    this.#longest = longest;
    this.#read = read;
    this.#sink = sink;
  }

  write(text: string): void {
    this.#isTooLong ||= this.#text.length + text.length > this.#longest;
    this.#text = this.#isTooLong ? "" : this.#text + text;
  }

  end(): void {
    if (this.#isTooLong) this.#sink.warn(warning("too-long", statement("document-too-long", this.#longest)));
    else this.#read(this.#text);
  }
}
