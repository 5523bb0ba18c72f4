/**
 * RFC 3987 §2.2: the grammar of IRIs is that of URIs, "except that the range of unreserved characters is expanded to
 * include UCS characters", and that a query may hold private ones. So the one scanner reads both: for an IRI, it reads a
 * text of the same length in which `~`, an unreserved character, stands for each code unit beyond ASCII. Every offset in
 * it is an offset in the IRI.
 *
 * `~` is part of no scheme, port, triplet or IPv6 address, as no character beyond ASCII is. An IPvFuture admits `~` but
 * no other character, and is looked at again.
 */

import * as CODE from "../syntax/codes.ts";
import { GrowingText } from "../syntax/growing-text.ts";
import { isUcs } from "../syntax/iri.ts";
import { layout, type Made, scan } from "../syntax/scanner.ts";

const HASH = CODE.HASH;
const QUESTION = CODE.QUESTION;
const OPEN_BRACKET = CODE.OPEN_BRACKET;

/**
 * The text that the scanner reads in the place of an IRI: `~` for each code unit beyond ASCII, up to the first character
 * that an IRI does not admit where it stands. That one stays, and so the scanner refuses it.
 */
export function standIn(text: string): string {
  return COMMON.test(text) ? text.replace(/[^\0-\x7f]/g, "~") : carefulStandIn(text);
}

/** Of ASCII and `ucschar` of one code unit each, as most IRIs are. */
const COMMON = /^[\0-\x7f\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]*$/;

/** The same, character by character. */
function carefulStandIn(text: string): string {
  const result = new GrowingText();
  let done = 0; // the text before it is in `result`
  let delimiter = 0; // the `?` that begins the query, or the `#` that ends it
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if (code === HASH || (code === QUESTION && delimiter === 0)) delimiter = code;
      continue;
    }
    const end = admittedEnd(text, at, delimiter === QUESTION);
    if (end === at) break;
    result.add(text.slice(done, at) + "~".repeat(end - at));
    done = end;
    at = end - 1;
  }
  return result.text + text.slice(done);
}

/** Where the characters beyond ASCII end that begin at `at` and that an IRI admits there. */
function admittedEnd(text: string, at: number, isInQuery: boolean): number {
  let end = at;
  while (text.charCodeAt(end) > 0x7f) {
    const point = text.codePointAt(end) as number; // there is one, for its first unit is there
    if (!isUcs(point, isInQuery)) break;
    end += point > 0xffff ? 2 : 1;
  }
  return end;
}

/** What is made of the layout of a text, or undefined if it is not an IRI-reference. */
export function scanIri<T>(text: string, make: Made<T>): T | undefined {
  // At once where it is a URI-reference, as most are.
  const uri = scan(text, 0, text.length, make);
  if (uri !== undefined) return uri;
  const read = scan(standIn(text), 0, text.length, layout);
  if (read === undefined) return undefined;
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to, deviations } = read;
  const isLiteral = text.charCodeAt(hostFrom) === OPEN_BRACKET;
  if (isLiteral && /[^\0-\x7f]/.test(text.slice(hostFrom, hostTo))) return undefined;
  return make(text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to, deviations);
}
