/**
 * RFC 3987 §2.2: the grammar of IRIs is that of URIs, "except that the range of unreserved characters is expanded to
 * include UCS characters", and that a query may hold private ones. So the one scanner reads both: for an IRI, it reads a
 * text of the same length in which `~`, an unreserved character, replaces each code unit beyond ASCII. Every offset in
 * it is an offset in the IRI.
 *
 * `~` is part of no scheme, port, triplet or IPv6 address, as no character beyond ASCII is. An IPvFuture admits `~` but
 * no other character, and is looked at again.
 */

import * as CODE from "../syntax/codes.ts";
import { flat, isLong } from "../syntax/flat.ts";
import { isUcs } from "../syntax/iri.ts";
import { type Layout, scan } from "../syntax/scanner.ts";

const HASH = CODE.HASH;
const QUESTION = CODE.QUESTION;
const OPEN_BRACKET = CODE.OPEN_BRACKET;

const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * The text that the scanner reads in the place of an IRI: `~` for each code unit beyond ASCII, up to the first character
 * that an IRI does not admit at its place. That one stays, and so the scanner refuses it.
 */
export function standIn(text: string): string {
  let result = "";
  let recent = ""; // comes after `result`
  let done = 0; // the text before it is in `result` and `recent`
  let delimiter = 0; // the `?` that begins the query, or the `#` that ends it
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if (code === HASH || (code === QUESTION && delimiter === 0)) delimiter = code;
      continue;
    }
    const end = admittedEnd(text, at, delimiter === QUESTION);
    if (end === at) break;
    recent += text.slice(done, at) + "~".repeat(end - at);
    if (isLong(recent)) {
      result += flat(recent);
      recent = "";
    }
    done = end;
    at = end - 1;
  }
  return result + recent + text.slice(done);
}

/** Where the characters beyond ASCII end that begin at `at` and that an IRI admits there. */
function admittedEnd(text: string, at: number, isInQuery: boolean): number {
  let end = at;
  while (text.charCodeAt(end) > 0x7f) {
    const point = text.codePointAt(end) as number; // there is one, because its first unit is there
    if (!isUcs(point, isInQuery)) break;
    end += point > 0xffff ? 2 : 1;
  }
  return end;
}

/** The layout of a text, or undefined if it is not an IRI-reference. */
export function scanIri(text: string): Layout | undefined {
  if (!BEYOND_ASCII.test(text)) return scan(text, 0, text.length);
  const read = scan(standIn(text), 0, text.length);
  if (read === undefined) return undefined;
  const isLiteral = text.charCodeAt(read.hostFrom) === OPEN_BRACKET;
  if (isLiteral && BEYOND_ASCII.test(text.slice(read.hostFrom, read.hostTo))) return undefined;
  return { ...read, text };
}
