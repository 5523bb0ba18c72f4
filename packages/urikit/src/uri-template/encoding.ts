/**
 * RFC 6570 §1.5, §3.2.1: values to the characters that an operator allows, and triplets of the UTF-8 of all others.
 */

import { OCTETS } from "../syntax/english.ts";
import { UriSyntaxError } from "../syntax/errors.ts";
import { loneSurrogate } from "../syntax/percent-encoding.ts";

/** Not `unreserved` (RFC 3986 §2.3). */
const NOT_UNRESERVED = /[^\w.~-]/;

/** Neither `unreserved`, nor `reserved`, nor a triplet. */
const NOT_RESERVED = /[^\w.~!#$&'()*+,/:;=?@[\]%-]+|%(?![0-9A-F]{2})/gi;

/** Reserved characters that `encodeURIComponent` leaves as they are (RFC 3986 §2.2). */
const LEFT = /[!'()*]/g;

/** Data: everything that is not unreserved becomes triplets. */
export function encodeUnreserved(value: string): string {
  if (!NOT_UNRESERVED.test(value)) return value;
  return utf8Triplets(value, value).replace(
    LEFT,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Text of a URI: reserved characters and triplets stay. */
export function encodeReserved(value: string): string {
  return value.replace(NOT_RESERVED, (run) => utf8Triplets(run, value));
}

/** Of what is not of ASCII, or not in a URI, the UTF-8 in triplets. */
function utf8Triplets(text: string, value: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    const at = value.search(/[\ud800-\udfff]/u); // with the flag, halves of a pair do not match
    throw new UriSyntaxError({ ...loneSurrogate(value, at, "value"), section: "RFC 6570 §1.6" }, OCTETS);
  }
}

/**
 * §2.4.1, §3.2.1: a value to its first characters, “while taking care not to split multi-octet or pct-encoded triplet
 * characters that represent a single Unicode code point”: where triplets stay, those of one character count as one.
 */
export function firstCharacters(value: string, count: number, triplets: boolean): string {
  if (value.length <= count) return value;
  let end = 0;
  for (let left = count; left > 0 && end < value.length; left--) end += lengthAt(value, end, triplets);
  return value.slice(0, end);
}

/** The triplets of one character by the first octet (RFC 3629 §3), or one that begins no character. */
const CHARACTER =
  /%(?:C[2-9A-F]|D[0-9A-F])%[89AB][0-9A-F]|%E[0-9A-F](?:%[89AB][0-9A-F]){2}|%F[0-4](?:%[89AB][0-9A-F]){3}|%[0-9A-F]{2}/iy;

/** How many code units the character has that is there. */
function lengthAt(value: string, at: number, triplets: boolean): number {
  CHARACTER.lastIndex = at;
  if (triplets && CHARACTER.test(value)) return CHARACTER.lastIndex - at;
  return (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
