/** JSON: the references in the texts of a document. */

import type { EstablishedBase, TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "../document-reader.ts";
import { LocatedText } from "../located-text.ts";
import { warning } from "../sink.ts";
import { WholeText } from "../whole-text.ts";
import { JsonBases } from "./bases.ts";
import { type JsonText, readJsonTexts } from "./tokens.ts";
import { type ValueOptions, ValueReading } from "./value-reading.ts";

/** How a document is read. */
export interface JsonOptions extends ValueOptions {
  readonly base: EstablishedBase;
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
  const values = isManifest || !HINT.test(document) ? [] : valuesOf(document);
  const bases = new JsonBases(values, { outer, sink, isManifest });
  const reading = new ValueReading(document, start, bases, options);
  const fault = readJsonTexts(document, (one) => reading.add({ ...one, indexOf: indicesOf(document, one) }));
  if (fault === undefined) return;
  const where = reading.placeOf(fault.index);
  sink.warn(warning("malformed", statement("json-malformed"), { where }));
}

/** What may give a base, or a prefix; without one of these a document is read once only. */
const HINT = /"(?:@context|@base|\$schema)"/;

/** The values of a document that are texts. */
function valuesOf(document: string): JsonText[] {
  const values: JsonText[] = [];
  readJsonTexts(document, (one) => {
    if (!one.isName) values.push({ ...one, path: [...one.path] });
  });
  return values;
}

/** The indices in the document of the characters of a text, which are found when the first one is asked for. */
function indicesOf(document: string, { from, to }: JsonText): (index: number) => number {
  let value: LocatedText | undefined;
  return (index) => {
    if (index === 0) return from + 1;
    value ??= locatedValue(document.slice(from + 1, to - 1), from + 1);
    return value.placeAt(index).offset;
  };
}

/** RFC 8259 §7 */
const ESCAPE = /\\(?:u[\dA-Fa-f]{4}|.)/g;

/** A text between its quotation marks, with its escapes decoded. */
function locatedValue(raw: string, offset: number): LocatedText {
  const value = new LocatedText({ offset, line: 1, column: 1 });
  let at = 0;
  for (const { 0: written, index } of raw.matchAll(ESCAPE)) {
    if (index > at) value.add(raw.slice(at, index), offset + at);
    value.addEntity(String(JSON.parse(`"${written}"`)));
    at = index + written.length;
  }
  value.add(raw.slice(at), offset + at);
  return value;
}
