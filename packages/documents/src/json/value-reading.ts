/** The references in the texts of a document of names and values, each with its JSON Pointer (RFC 6901). */

import { findInText, type RunningTextOptions, type TextPosition } from "urikit/context";
import type { ReferencePlace } from "../found-reference.ts";
import { placeAfter } from "../located-text.ts";
import type { Sink } from "../sink.ts";
import type { JsonBases } from "./bases.ts";
import { type JsonText, jsonPointer } from "./tokens.ts";
import { isReferenceAt, useOfMember } from "./vocabulary.ts";

/** A text of a document, and the index in the document of each of its characters, which are asked for in ascending order. */
export type PlacedText = Pick<JsonText, "text" | "isName" | "path"> & {
  readonly indexOf: (index: number) => number;
};

/** How a document is read. */
export interface ValueOptions {
  readonly sink: Sink;
  readonly inText: RunningTextOptions;
  readonly part?: string | undefined;
}

/** Goes along a document that begins at a place. */
export class ValueReading {
  readonly #document: string;
  readonly #start: TextPosition;
  readonly #bases: JsonBases;
  readonly #options: ValueOptions;
  #place: TextPosition;

  constructor(document: string, start: TextPosition, bases: JsonBases, options: ValueOptions) {
    this.#document = document;
    this.#start = start;
    this.#bases = bases;
    this.#options = options;
    this.#place = start;
  }

  /** The place of an index; the indices must ascend. */
  placeOf(index: number): TextPosition {
    const from = this.#place.offset - this.#start.offset;
    this.#place = placeAfter(this.#place, this.#document.slice(from, index));
    return this.#place;
  }

  add(one: PlacedText): void {
    const { text, isName, path } = one;
    const { sink, inText } = this.#options;
    if (!isName && isReferenceAt(path, this.#bases.vocabulary)) {
      const use = useOfMember(path, this.#bases.vocabulary);
      if (!this.#bases.isCompact(text))
        sink.found({ reference: text, where: this.#where(one, 0), base: this.#bases.of(path), use });
      return;
    }
    const found = mayRefer(text, inText) ? findInText(text, inText) : [];
    if (found.length === 0) return;
    const base = this.#bases.of(path);
    for (const each of found) {
      const where = this.#where(one, each.offset);
      sink.found({ reference: each.reference, where, base, inText: each });
    }
  }

  #where({ indexOf, path }: PlacedText, index: number): ReferencePlace {
    const { part } = this.#options;
    const place = this.placeOf(indexOf(index));
    return { ...place, pointer: jsonPointer(path), ...(part === undefined ? {} : { part }) };
  }
}

/** Most texts hold nothing that could begin a reference. */
function mayRefer(text: string, { suffixReferences, guessHostNames }: RunningTextOptions): boolean {
  return (
    text.includes(":") || ((suffixReferences === true || guessHostNames !== undefined) && text.includes("."))
  );
}
