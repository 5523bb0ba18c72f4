/**
 * RFC 3987 §2.2: most IRIs, recognized as most URIs are (syntax/simple.ts, syntax/plain.ts), with `ucschar` of one code
 * unit each. Only a yes is sure.
 */

import { isPlain, plain } from "../syntax/plain.ts";
import { isSimple, isSimpleReference, isSimpleUri, REFERENCE, simple, URI } from "../syntax/simple.ts";

/** `ucschar` up to U+FFFF, as a part of a class. */
const UCSCHAR = "\\u00a0-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\uffef";

const SIMPLE_IRI = /* @__PURE__ */ simple(URI, UCSCHAR);
const SIMPLE_REFERENCE = /* @__PURE__ */ simple(REFERENCE, UCSCHAR);
const PLAIN = /* @__PURE__ */ plain(UCSCHAR);

/** Whether a value is a text, and a simple IRI. */
export function isSimpleIri(text: unknown): text is string {
  return isSimpleUri(text) || (typeof text === "string" && isSimple(text, SIMPLE_IRI));
}

/** Whether a text is a simple IRI reference. */
export function isSimpleIriReference(text: string): boolean {
  return isSimpleReference(text) || isSimple(text, SIMPLE_REFERENCE);
}

/** Whether a text is a plain IRI, whose segments do not begin with a dot: it is its own target. */
export function isPlainIri(text: string): boolean {
  return isPlain(text, 0, text.length, PLAIN);
}
