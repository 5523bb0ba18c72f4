/** RFC 2483 §5: `text/uri-list`, one URI a line; a line that begins with `#` is a comment. */

import type { EstablishedBase } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "./document-reader.ts";
import { trimmed } from "./html/values.ts";
import { LONGEST_VALUE } from "./located-text.ts";
import { type Sink, warning } from "./sink.ts";

/** Finds the references in a list that comes in pieces. A line may end with a line feed alone. */
export class UriListReader implements DocumentReader {
  readonly #base: EstablishedBase;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  #rest = "";
  #isTooLong = false;
  #line = 1;
  #offset = 0;

  constructor(base: EstablishedBase, sink: Sink, part?: string) {
    this.#base = base;
    this.#sink = sink;
    this.#part = part;
  }

  write(text: string): void {
    const lines = text.split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) {
      this.#hold(line);
      this.#endLine();
    }
    this.#hold(last);
  }

  end(): void {
    if (this.#rest !== "") this.#endLine();
  }

  #hold(piece: string): void {
    if (this.#rest.length + piece.length > LONGEST_VALUE) this.#isTooLong = true;
    if (this.#isTooLong) this.#offset += piece.length;
    else this.#rest += piece;
  }

  #endLine(): void {
    const line = this.#rest;
    if (this.#isTooLong) {
      this.#sink.warn(warning("too-long", statement("line-skipped", this.#line)));
    } else if (!line.startsWith("#")) {
      this.#add(line);
    }
    this.#offset += line.length + 1;
    this.#line++;
    this.#rest = "";
    this.#isTooLong = false;
  }

  #add(line: string): void {
    const { reference, index } = trimmed(line);
    if (reference === "") return;
    const place = { offset: this.#offset + index, line: this.#line, column: index + 1 };
    const where = this.#part === undefined ? place : { ...place, part: this.#part };
    this.#sink.found({ reference, where, base: this.#base });
  }
}
