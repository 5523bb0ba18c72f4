/** JSON: the references in the texts of a document, each with its JSON Pointer (RFC 6901). */

import { type EstablishedBase, findInText, type RunningTextOptions, type TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "../document-reader.ts";
import type { ReferencePlace } from "../found-reference.ts";
import { LocatedText, placeAfter } from "../located-text.ts";
import { type Sink, warning } from "../sink.ts";
import { WholeText } from "../whole-text.ts";
import { JsonBases } from "./bases.ts";
import { type JsonText, jsonPointer, readJsonTexts } from "./tokens.ts";
import { isReferenceAt, useOfMember } from "./vocabulary.ts";

/** How a document is read. */
export interface JsonOptions {
  readonly base: EstablishedBase;
  readonly sink: Sink;
  readonly inText: RunningTextOptions;
  readonly part?: string | undefined;
  /** Whether it is a Web Application Manifest. */
  readonly isManifest?: boolean;
}

/** Finds the references in JSON, which is read when it is over: a base may follow what is relative to it. */
export function jsonReader(options: JsonOptions): DocumentReader {
  return new WholeText((text) => readJson(text, START, options), options.sink);
}

const START: TextPosition = { offset: 0, line: 1, column: 1 };

/** Reads a document that begins at a place. */
export function readJson(document: string, start: TextPosition, options: JsonOptions): void {
  const { base: outer, sink, isManifest = false } = options;
  const bases = new JsonBases(document, { outer, sink, isManifest });
  const reading = new JsonReading(document, start, bases, options);
  const fault = readJsonTexts(document, (one) => reading.add(one));
  if (fault === undefined) return;
  const where = reading.placeOf(fault.index);
  sink.warn(warning("malformed", statement("json-malformed"), { where }));
}

/** Goes along a document. */
class JsonReading {
  readonly #document: string;
  readonly #start: TextPosition;
  readonly #bases: JsonBases;
  readonly #options: JsonOptions;
  #place: TextPosition;

  constructor(document: string, start: TextPosition, bases: JsonBases, options: JsonOptions) {
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

  add(one: JsonText): void {
    const { text, isName, path } = one;
    const { sink, inText } = this.#options;
    if (!isName && isReferenceAt(path, this.#bases.vocabulary)) {
      const where = this.#whereOf(one);
      const use = useOfMember(path, this.#bases.vocabulary);
      if (!this.#bases.isCompact(text))
        sink.found({ reference: text, where: where(0), base: this.#bases.of(path), use });
      return;
    }
    const found = mayRefer(text, inText) ? findInText(text, inText) : [];
    if (found.length === 0) return;
    const where = this.#whereOf(one);
    const base = this.#bases.of(path);
    for (const each of found)
      sink.found({ reference: each.reference, where: where(each.offset), base, inText: each });
  }

  /** The places within a text, by its indices, which must ascend. */
  #whereOf({ from, to, path }: JsonText): (index: number) => ReferencePlace {
    const raw = this.#document.slice(from + 1, to - 1);
    const value = locatedValue(raw, this.placeOf(from + 1));
    const { part } = this.#options;
    const more = { pointer: jsonPointer(path), ...(part === undefined ? {} : { part }) };
    return (index) => ({ ...value.placeAt(index), ...more });
  }
}

/** Most texts hold nothing that could begin a reference. */
function mayRefer(text: string, { suffixReferences, guessHostNames }: RunningTextOptions): boolean {
  return (
    text.includes(":") || ((suffixReferences === true || guessHostNames !== undefined) && text.includes("."))
  );
}

/** RFC 8259 §7 */
const ESCAPE = /\\(?:u[\dA-Fa-f]{4}|.)/g;

/** A text between its quotation marks, with its escapes decoded. */
function locatedValue(raw: string, place: TextPosition): LocatedText {
  const value = new LocatedText(place);
  let at = 0;
  for (const { 0: written, index } of raw.matchAll(ESCAPE)) {
    if (index > at) value.add(raw.slice(at, index), place.offset + at);
    value.addEntity(String(JSON.parse(`"${written}"`)));
    at = index + written.length;
  }
  value.add(raw.slice(at), place.offset + at);
  return value;
}
