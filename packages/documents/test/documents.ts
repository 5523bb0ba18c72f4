/** Helpers that the tests of this package share: short views of the references that were found. */

import { Buffer } from "node:buffer";
import {
  type DocumentContext,
  type DocumentType,
  type DocumentWarning,
  extractReferences,
  type FoundReference,
  referencesIn,
} from "../src/index.ts";

export interface Found {
  readonly found: FoundReference[];
  readonly warnings: DocumentWarning[];
}

/** All that is found in a document, read in pieces of a number of octets. */
export async function extracted(
  text: string | Uint8Array,
  type: DocumentType,
  context: DocumentContext = {},
  piece = 0x10000,
): Promise<Found> {
  const octets = typeof text === "string" ? Buffer.from(text) : text;
  const warnings: DocumentWarning[] = [];
  const found: FoundReference[] = [];
  const source = { open: () => piecesOf(octets, piece) };
  const onWarning = (warning: DocumentWarning) => warnings.push(warning);
  for await (const each of extractReferences(source, type, { ...context, onWarning })) found.push(each);
  return { found, warnings };
}

function* piecesOf(octets: Uint8Array, piece: number): Generator<Uint8Array> {
  for (let i = 0; i < octets.length; i += piece) yield octets.subarray(i, i + piece);
}

/** `element attribute reference` of each. */
export function attributes(html: string, context?: DocumentContext): string[] {
  return referencesIn(html, "html", context).map(
    ({ where, reference }) => `${where.element} ${where.attribute ?? where.construct} ${reference}`,
  );
}

/** The targets of a page. */
export function targets(html: string, context?: DocumentContext): (string | undefined)[] {
  return referencesIn(html, "html", context).map(({ target }) => target);
}

/** With the line breaks that messages have. */
export function message(text: string): string {
  return text.replace(/\n/g, "\r\n");
}
