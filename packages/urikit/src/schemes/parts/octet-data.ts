/**
 * RFC 1738 §2.2: the characters of a URL "are used to represent sequences of octets". Most of them are text; those that are not stay octets.
 */

import { UriSyntaxError } from "../../syntax/errors.ts";
import { decode, decodeToOctets, encode } from "../../syntax/percent-encoding.ts";

/** What was decoded: text where the octets are UTF-8 (RFC 3986 §2.5), and the octets where they are not. */
export type Data = string | Uint8Array;

/** What a piece of a valid reference stands for. It has to be cut out first: decoding comes last (§2.4). */
export function dataOf(piece: string): Data {
  if (!piece.includes("%")) return piece;
  try {
    return decode(piece);
  } catch (error) {
    if (error instanceof UriSyntaxError && error.code === "invalid-utf-8") return decodeToOctets(piece);
    throw error;
  }
}

/** The octets of data: text as UTF-8. */
export function octetsOf(data: Data): Uint8Array {
  return typeof data === "string" ? decodeToOctets(encode(data, "segment")) : data;
}

/** RFC 1738 §2.2: the characters beside letters, digits and `-._~` that no scheme of its reserves. */
export const SAFE_AND_EXTRA = "$+!*'(),";

/** Data as it is written in a reference: unreserved characters and those listed as themselves, all else as triplets. */
export function encodeData(data: Data, kept = SAFE_AND_EXTRA): string {
  const encoded = encode(data, "segment");
  return encoded.replace(/%(?:2[0-9A-F]|3[A-F]|40|5[BD])/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return kept.includes(character) ? character : triplet;
  });
}

/** Octets one behind the other. */
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
export function sameData(a: Data, b: Data): boolean {
  if (typeof a === "string" && typeof b === "string") return a === b;
  const octets = octetsOf(a);
  const others = octetsOf(b);
  return octets.length === others.length && octets.every((octet, at) => octet === others[at]);
}
