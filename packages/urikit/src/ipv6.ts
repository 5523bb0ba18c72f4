/**
 * RFC 3986 §3.2.2: `IPv6address`, to eight pieces of 16 bits and back. The text written is RFC 5952's.
 */

import { hexValue } from "./characters.ts";
import { formatIPv4, isIPv4, parseIPv4 } from "./ipv4.ts";
import { requireString } from "./require-string.ts";

const COLON = 0x3a;
const DOT = 0x2e;

/** An address has eight pieces of 16 bits. */
const PIECES = 8;

/**
 * Whether `text[from..to)` is an IPv6address (§3.2.2), without brackets. Makes no strings.
 *
 * The nine alternatives of the rule come to this: eight pieces; or one "::", which stands for one piece or
 * more, and at most seven pieces around it. An IPv4address may stand for the last two.
 */
export function isIPv6(text: string, from: number, to: number): boolean {
  let shortened = isColon(text, from, to) && isColon(text, from + 1, to);
  let at = shortened ? from + 2 : from;
  let pieces = 0;
  while (at < to) {
    const end = h16End(text, at, to);
    if (end === at) return false;
    if (end < to && text.charCodeAt(end) === DOT) {
      if (!isIPv4(text, at, to)) return false;
      pieces += 2;
      break;
    }
    pieces++;
    at = end + 1;
    if (end === to) break;
    if (!isColon(text, end, to) || at === to) return false;
    if (isColon(text, at, to)) {
      if (shortened) return false;
      shortened = true;
      at++;
    }
  }
  return shortened ? pieces < PIECES : pieces === PIECES;
}

function isColon(text: string, at: number, to: number): boolean {
  return at < to && text.charCodeAt(at) === COLON;
}

/** Where the h16 that begins at `from`, `1*4HEXDIG`, ends: at `from` where there is none. */
function h16End(text: string, from: number, to: number): number {
  const limit = Math.min(from + 4, to);
  let end = from;
  while (end < limit && hexValue(text.charCodeAt(end)) >= 0) end++;
  return end;
}

/**
 * Reads an IPv6 address (RFC 3986 §3.2.2, `IPv6address`), as it stands between the brackets of a host.
 *
 * @param text The address alone: no brackets, no zone identifier.
 * @returns Its eight pieces of 16 bits, first piece first; `undefined` for any other text.
 * @throws {TypeError} If the text is no string.
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
  requireString(text, "the address");
  if (!isIPv6(text, 0, text.length)) return undefined;
  const gap = text.indexOf("::");
  if (gap < 0) return new Uint16Array(piecesOf(text));
  const before = piecesOf(text.slice(0, gap));
  const after = piecesOf(text.slice(gap + 2));
  const pieces = new Uint16Array(PIECES);
  pieces.set(before);
  pieces.set(after, PIECES - after.length);
  return pieces;
}

/** The pieces that are written on one side of the "::" of a valid address. */
function piecesOf(side: string): number[] {
  if (side === "") return [];
  const parts = side.split(":");
  const address = parseIPv4(parts.at(-1) ?? "");
  if (address === undefined) return parts.map(hexValueOf);
  return [...parts.slice(0, -1).map(hexValueOf), address >>> 16, address & 0xffff];
}

function hexValueOf(h16: string): number {
  return Number.parseInt(h16, 16);
}

/**
 * Writes an IPv6 address in its canonical text (RFC 5952 §4 and §5).
 *
 * Lower case, no leading zeros, "::" for the longest run of two or more zero pieces (of equals the first), and
 * the mixed notation for the IPv4-mapped addresses, `::ffff:0:0/96`, alone.
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
  const hex = Array.from(pieces, hexOf);
  if (hex.length !== PIECES) throw new TypeError(`an IPv6 address has eight pieces, not ${hex.length}`);
  const { from, to } = longestZeroRun(pieces);
  const [, , , , , sixth, high = 0, low = 0] = pieces;
  if (from === 0 && to === 5 && sixth === 0xffff) return `::ffff:${formatIPv4(high * 0x10000 + low)}`;
  if (to - from < 2) return hex.join(":");
  return `${hex.slice(0, from).join(":")}::${hex.slice(to).join(":")}`;
}

/** RFC 5952 §4.1, §4.3: lower case, no leading zeros. */
function hexOf(piece: number): string {
  if (Number.isInteger(piece) && piece >= 0 && piece <= 0xffff) return piece.toString(16);
  throw new TypeError("a piece of an IPv6 address is an integer from 0 to 65535");
}

/** RFC 5952 §4.2.3: the longest run of zero pieces is the one to shorten, of equals the first. */
function longestZeroRun(pieces: ArrayLike<number>): { from: number; to: number } {
  let longest = { from: 0, to: 0 };
  let from = 0;
  for (let to = 0; to <= PIECES; to++) {
    if (pieces[to] === 0) continue;
    if (to - from > longest.to - longest.from) longest = { from, to };
    from = to + 1;
  }
  return longest;
}
