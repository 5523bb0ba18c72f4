/** JSON Lines: a document of JSON in each line. */

import type { TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "../document-reader.ts";
import { LONGEST_VALUE } from "../located-text.ts";
import { warning } from "../sink.ts";
import { type JsonOptions, readJson } from "./reader.ts";

/** Finds the references in JSON Lines that come in pieces. A line may end with a line feed alone. */
export class JsonLinesReader implements DocumentReader {
  readonly #options: JsonOptions;
  #rest = "";
  #length = 0;
  #place: TextPosition = { offset: 0, line: 1, column: 1 };

  constructor(options: JsonOptions) {
    this.#options = options;
  }

  write(text: string): void {
    let from = 0;
    for (let to = text.indexOf("\n"); to >= 0; to = text.indexOf("\n", from)) {
      this.#hold(text.slice(from, to));
      this.#endLine();
      from = to + 1;
    }
    this.#hold(text.slice(from));
  }

  end(): void {
    this.#endLine();
  }

  #hold(piece: string): void {
    this.#length += piece.length;
    this.#rest = this.#length > LONGEST_VALUE ? "" : this.#rest + piece;
  }

  #endLine(): void {
    const { offset, line } = this.#place;
    if (this.#length > LONGEST_VALUE)
      this.#options.sink.warn(warning("too-long", statement("line-skipped", line)));
    else if (this.#rest.trim() !== "") readJson(this.#rest, this.#place, this.#options);
    this.#place = { offset: offset + this.#length + 1, line: line + 1, column: 1 };
    this.#rest = "";
    this.#length = 0;
  }
}
