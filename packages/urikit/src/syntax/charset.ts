/**
 * url-syntax-05 §2.1, rfc2396bis-01 §2.1: the second of two mappings, from the octets of a URI to the characters of the
 * original, by a charset that the URI does not name. The charsets are those of the platform (Encoding Standard).
 */

import { excerpt } from "./printable.ts";
import { requireString } from "./require-string.ts";

/** The parts of the platform's decoder that this file uses. */
interface Decoder {
  readonly encoding: string;
  decode(octets?: Uint8Array, options?: { readonly stream: boolean }): string;
}

declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => Decoder;

/** The name of a charset, by one of its labels. */
export function charsetOf(label: string): string {
  requireString(label, "charset");
  return decoderFor(label, false).encoding;
}

function decoderFor(label: string, fatal: boolean): Decoder {
  try {
    return new TextDecoder(label, { fatal, ignoreBOM: true });
  } catch {
    throw new TypeError(`charset must be the label of one, such as "iso-8859-1", not "${excerpt(label)}"`);
  }
}

/**
 * The text of octets in a charset.
 *
 * @param illFormed The text for the octets from `from` to before `to`, which are not text; U+FFFD unless given.
 */
export function decodeOctets(
  octets: Uint8Array,
  charset: string,
  illFormed?: (from: number, to: number) => string,
): string {
  if (illFormed === undefined) return decoderFor(charset, false).decode(octets);
  try {
    return decoderFor(charset, true).decode(octets);
  } catch {
    return decodeSlowly(octets, decoderFor(charset, false), illFormed);
  }
}

/** Octet by octet, to find those that are not text: a decoder gives U+FFFD for them, but does not say where. */
function decodeSlowly(
  octets: Uint8Array,
  decoder: Decoder,
  illFormed: (from: number, to: number) => string,
): string {
  const pieces: string[] = [];
  let from = 0; // the octets from here on have given no text yet
  for (let to = 1; to <= octets.length + 1; to++) {
    const isEnd = to > octets.length;
    const piece = isEnd ? decoder.decode() : decoder.decode(octets.subarray(to - 1, to), { stream: true });
    if (piece === "") continue;
    const end = isEnd ? octets.length : to;
    pieces.push(piece.includes("\ufffd") ? illFormed(from, end) : piece);
    from = end;
  }
  return pieces.join("");
}
