/**
 * RFC 3986 §3.2.2: `IPv6address`, to eight pieces of 16 bits and back. The text is written by RFC 5952.
 */

import { hexValue, indexOfAny } from "./characters.ts";
import * as CODE from "./codes.ts";
import { formatIPv4, ipv4Of, isIPv4 } from "./ipv4.ts";
import { requireString } from "./require-string.ts";

const COLON = CODE.COLON;
const DOT = CODE.DOT;

/** An address has eight pieces of 16 bits. */
const PIECES = 8;

/** Whether `text[from..to)` is an IPv6address (§3.2.2), without brackets. */
export function isIPv6(text: string, from: number, to: number): boolean {
  return endOfIPv6(text, from, to) === to;
}

/**
 * Reads an IPv6 address (RFC 3986 §3.2.2, `IPv6address`), as it is between the brackets of a host.
 *
 * @param text The address alone: no brackets, no zone identifier.
 * @returns Its eight pieces of 16 bits, first piece first; `undefined` for any other text.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { parseIPv6 } from "urikit";
 *
 * parseIPv6("2001:db8::7"); // => Uint16Array.of(0x2001, 0xdb8, 0, 0, 0, 0, 0, 7)
 * parseIPv6("1:2:3:4:5:6:7::"); // => Uint16Array.of(1, 2, 3, 4, 5, 6, 7, 0)
 * parseIPv6("[::1]"); // => undefined
 * ```
 */
export function parseIPv6(text: string): Uint16Array | undefined {
  requireString(text);
  if (!isIPv6(text, 0, text.length)) return undefined;
  const pieces = new Uint16Array(PIECES);
  let count = 0;
  let elided = PIECES; // how many pieces precede the "::"
  for (let at = 0; at < text.length; at++) {
    const piece = text.slice(at, indexOfAny(text, ":", at));
    const address = ipv4Of(piece);
    if (address !== undefined) pieces[count++] = address >>> 16; // and the lower half, which is all that a piece keeps
    if (piece !== "") pieces[count++] = address ?? Number(`0x${piece}`);
    else if (at > 0) elided = count; // at 0, this is the first colon of the two
    at += piece.length; // to the colon that ends it
  }
  const last = PIECES - (count - elided);
  return pieces.copyWithin(last, elided, count).fill(0, elided, last);
}

/**
 * Where the IPv6address that begins at `from` ends, or -1 if none does: eight pieces, or fewer and one "::". An
 * IPv4address is the last two of them.
 */
export function endOfIPv6(text: string, from: number, to: number): number {
  let at = from;
  let pieces = 0;
  let elided = -1; // how many pieces precede the "::"
  if (text.startsWith("::", at)) {
    elided = 0;
    at += 2;
  }
  for (;;) {
    const start = at;
    while (at < to && hexValue(text.charCodeAt(at)) >= 0) at++;
    if (at < to && text.charCodeAt(at) === DOT) {
      at = indexOfAny(text, "]", at, to);
      if (!isIPv4(text, start, at)) return -1;
      pieces += 2;
      break;
    }
    if (at === start && pieces === elided) break; // nothing follows "::"
    if (at === start || at > start + 4) return -1;
    pieces++;
    if (at === to || text.charCodeAt(at) !== COLON) break;
    at++;
    if (text.charCodeAt(at) === COLON) {
      if (elided >= 0) return -1;
      elided = pieces;
      at++;
    }
  }
  return (elided < 0 ? pieces === PIECES : pieces < PIECES) ? at : -1;
}

/**
 * Writes an IPv6 address in its canonical text (RFC 5952 §4 and §5).
 *
 * Lower case, no leading zeros, "::" for the longest run of two or more zero pieces (of equals the first), and
 * the mixed notation only for the IPv4-mapped addresses, `::ffff:0:0/96`.
 *
 * @param pieces The eight pieces of 16 bits, first piece first.
 * @returns The address without brackets.
 * @throws {TypeError} Where there are not exactly eight pieces, or one is not an integer from 0 to 65535.
 *
 * @example
 * ```ts
 * import { formatIPv6 } from "urikit";
 *
 * formatIPv6([0x2001, 0xdb8, 0, 0, 1, 0, 0, 1]); // => "2001:db8::1:0:0:1"
 * formatIPv6([0, 0, 0, 0, 0, 0xffff, 0xc000, 0x201]); // => "::ffff:192.0.2.1"
 * ```
 */
export function formatIPv6(pieces: Uint16Array | readonly number[]): string {
  const words = new Uint16Array(Array.isArray(pieces) || pieces instanceof Uint16Array ? pieces : []);
  if (words.length !== PIECES || words.some((word, i) => word !== pieces[i])) {
    throw new TypeError("an IPv6 address has eight pieces of 16 bits");
  }
  let hex = ""; // lower case, no leading zeros (RFC 5952 §4.1, §4.3)
  for (const word of words) hex += `:${word.toString(16)}`;
  const [, , , , , , high = 0, low = 0] = words;
  if (hex.startsWith(":0:0:0:0:0:ffff:")) return `::ffff:${formatIPv4(high * 0x10000 + low)}`;
  // The longest run of zero pieces is the one to shorten, of equals the first (RFC 5952 §4.2.3); not one alone (§4.2.2).
  for (let zeros = ":0:0:0:0:0:0:0:0:"; zeros !== ":0:"; zeros = zeros.slice(2)) {
    const at = `${hex}:`.indexOf(zeros);
    if (at >= 0) return `${hex.slice(1, Math.max(1, at))}::${hex.slice(at + zeros.length)}`;
  }
  return hex.slice(1);
}
