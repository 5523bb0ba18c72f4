/**
 * RFC 3987 §2.2: most IRIs, recognized as most URIs are (syntax/plain.ts), with `ucschar` of one code unit each.
 * Only a yes is sure.
 */

import { isPlain, isSimple, isSimpleUri, plain, simple } from "../syntax/plain.ts";

/** `ucschar` up to U+FFFF, as a part of a class. */
const UCSCHAR = "\\u00a0-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\uffef";

const SIMPLE = /* @__PURE__ */ simple(UCSCHAR);
const PLAIN = /* @__PURE__ */ plain(UCSCHAR);

/** Whether a value is a text, and a simple IRI. */
export function isSimpleIri(text: unknown): text is string {
  return isSimpleUri(text) || (typeof text === "string" && isSimple(text, SIMPLE));
}

/** Whether a text is a plain IRI, whose segments do not begin with a dot: it is its own target. */
export function isPlainIri(text: string): boolean {
  return isPlain(text, 0, text.length, PLAIN);
}
