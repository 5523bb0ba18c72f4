/**
 * RFC 3987 §2.2: the characters that IRIs have and URIs have not, and what the core must know of IRIs: whether a text that
 * is not a URI is one.
 */

import { scan } from "./scanner.ts";
import { split } from "./split.ts";

/** Whether a code point beyond ASCII is of `ucschar` or, in a query alone, of `iprivate` (§2.2). */
export function isUcs(point: number, isInQuery: boolean): boolean {
  if (point > 0xffff)
    return (point & 0xffff) < 0xfffe && (point < 0xf0000 ? point >> 12 !== 0xe0 : isInQuery);
  if (point < 0xd800) return point > 0x9f;
  return point < 0xf900 ? isInQuery && point > 0xdfff : point < 0xfdd0 || (point > 0xfdef && point < 0xfff0);
}

/**
 * Whether a text is an IRI-reference: one that is a URI-reference when its characters beyond ASCII are triplets (§3.1).
 * For a triplet is admitted where, and only where, `ucschar` is.
 */
export function isIri(text: string): boolean {
  const { pathTo, queryTo } = split(text);
  const uri = text.replace(/[^\0-\x7f]/gu, (character: string, at: number) => {
    const point = character.codePointAt(0) as number; // it is one character
    return isUcs(point, pathTo < at && at < queryTo) ? encodeURIComponent(character) : character;
  });
  return scan(uri, 0, uri.length) !== undefined;
}
