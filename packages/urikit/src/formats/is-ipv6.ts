/**
 * RFC 4291 §2.2: an IPv6 address, without the zone of RFC 4007.
 */

import { isDottedQuad } from "./is-ipv4.ts";

const LONGEST = "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255".length;

/**
 * Whether a value is the text of an IPv6 address (RFC 4291 §2.2), without brackets and without a zone. The format `ipv6`
 * of JSON Schema.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isIpv6 } from "urikit/formats";
 *
 * isIpv6("2001:db8::192.0.2.1"); // => true
 * isIpv6("fe80::1%eth0"); // => false
 * isIpv6("[::1]"); // => false
 * ```
 */
export function isIpv6(text: unknown): text is string {
  if (typeof text !== "string" || text.length > LONGEST) return false;
  const pieces = piecesOf(text, 0, text.length, isDottedQuad);
  return pieces !== undefined && (pieces.shortened ? pieces.written <= 7 : pieces.written === 8);
}

/** The pieces of 16 bits of an address. */
export interface AddressPieces {
  /** How many are written. An IPv4 address at the end counts as two. */
  readonly written: number;
  /** Whether `::` replaces the others. */
  readonly shortened: boolean;
}

/** A text with an IPv4 address at its end. */
type EndCheck = (text: string, from: number, to: number) => boolean;

const COLON = 0x3a;

/** The pieces in `text[from..to)`, if it is written like an address; `isIpv4` decides about its end. */
export function piecesOf(
  text: string,
  from: number,
  to: number,
  isIpv4: EndCheck,
): AddressPieces | undefined {
  let written = 0;
  let shortened = false;
  let start = from; // of the piece
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) {
      if (at > start) written++;
      else if (at > from || text.charCodeAt(at + 1) !== COLON) {
        // Two colons with nothing between them occur at most once.
        if (shortened || at === from) return undefined;
        shortened = true;
      }
      start = at + 1;
    } else if (code === 0x2e) {
      return isIpv4(text, start, to) ? { written: written + 2, shortened } : undefined;
    } else if (at - start > 3 || !isHexDigit(code)) return undefined;
  }
  if (start < to) return { written: written + 1, shortened };
  // A colon at the end is one of two.
  return shortened && text.charCodeAt(to - 2) === COLON ? { written, shortened } : undefined;
}

function isHexDigit(code: number): boolean {
  const letter = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (letter >= 0x61 && letter <= 0x66);
}
