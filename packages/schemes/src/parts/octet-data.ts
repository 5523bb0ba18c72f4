/**
 * RFC 1738 §2.2: the characters of a URL "are used to represent sequences of octets". Most of them are text; those
 * that are not stay octets.
 */

import { decode, decodeToOctets, encode } from "urikit";

/** Decoded data: text where the octets are UTF-8 (RFC 3986 §2.5), the octets themselves where they are not. */
export type OctetData = string | Uint8Array;

/** The data that a piece of a valid reference encodes, in UTF-8 unless in another charset. Split first, then decode (§2.4). */
export function decodeData(piece: string, charset?: string): OctetData {
  if (!piece.includes("%")) return piece;
  try {
    return charset === undefined ? decodeURIComponent(piece) : decode(piece, { charset });
  } catch {
    return decodeToOctets(piece); // its triplets are not text
  }
}

/** The octets of data: text as UTF-8. */
export function octetsOf(data: OctetData): Uint8Array {
  return typeof data === "string" ? decodeToOctets(encode(data, "segment")) : data;
}

/** RFC 1738 §2.2: the characters besides letters, digits and `-._~` that its schemes never reserve. */
export const SAFE_AND_EXTRA = "$+!*'(),";

/**
 * Data as a reference holds it: unreserved characters and those in `kept` as themselves, all others as triplets.
 */
export function encodeData(data: OctetData, kept = SAFE_AND_EXTRA): string {
  const encoded = encode(data, "segment");
  return encoded.replace(/%(?:2[0-9A-F]|3[A-F]|40|5[BD])/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return kept.includes(character) ? character : triplet;
  });
}

/** Concatenates octets. */
export function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const octets = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    octets.set(part, at);
    at += part.length;
  }
  return octets;
}

/** Whether two data are the same octets. */
export function sameData(a: OctetData, b: OctetData): boolean {
  if (typeof a === "string" && typeof b === "string") return a === b;
  const octets = octetsOf(a);
  const others = octetsOf(b);
  return octets.length === others.length && octets.every((octet, at) => octet === others[at]);
}
