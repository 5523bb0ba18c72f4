/** JSON-LD 1.1 §7: a `script` element of the type `application/ld+json` holds a document of JSON. */

import type { TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import type { Finding } from "../found-reference.ts";
import { type JsonOptions, readJson } from "../json/reader.ts";
import { LONGEST_VALUE } from "../located-text.ts";
import { warning } from "../sink.ts";

/** Whether a script of this type is one; parameters may follow. */
export function isDataBlock(type: string): boolean {
  return /^[\t\n\f\r ]*application\/ld\+json[\t\n\f\r ]*(?:;|$)/i.test(type);
}

/** The text of such an element, which comes in pieces. */
export class DataBlock {
  #text = "";
  #place: TextPosition | undefined;
  #isTooLong = false;

  /** @param placeOf Gives the place of the piece. */
  add(piece: string, placeOf: () => TextPosition): void {
    this.#place ??= placeOf();
    this.#isTooLong ||= this.#text.length + piece.length > LONGEST_VALUE;
    this.#text = this.#isTooLong ? "" : this.#text + piece;
  }

  /** Reads it when it is over. */
  read({ base, sink, part }: Pick<JsonOptions, "base" | "sink" | "part">): void {
    const where = this.#place;
    if (where === undefined) return;
    if (this.#isTooLong) {
      sink.warn(warning("too-long", statement("document-too-long", LONGEST_VALUE), { where }));
      return;
    }
    const found = (finding: Finding) =>
      sink.found({ ...finding, where: { ...finding.where, element: "script" } });
    readJson(this.#text, where, { base, part, inText: {}, sink: { found, warn: (one) => sink.warn(one) } });
  }
}
