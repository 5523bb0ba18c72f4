/**
 * RFC 3986 §2.1 to §2.4: the characters of a component as they may occur in it. Text that people or programs give is
 * encoded, a triplet that is there stays one, and nothing that is reserved is ever decoded.
 */

import { isUcs } from "urikit/foundation";

/** The characters of a component, and how they are encoded. */
export interface ComponentEncoding {
  /** Each character that it may not hold, and each `%` that does not begin a triplet. */
  readonly forbidden: RegExp;
  /** Whether an encoded dot stays encoded, although it is unreserved. */
  readonly keepsDots?: boolean;
  /** Whether an IRI may hold private characters there. */
  readonly hasPrivate?: boolean;
}

/** All but unreserved characters (§2.3), triplets (§2.1) and a component's own characters, as a class of an expression has them. */
export function allBut(own: string): RegExp {
  return new RegExp(`%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\\-._~%${own}]`, "gu");
}

/**
 * §3.3: an encoded dot stays encoded. §6.2.2.2 would decode it, and §6.2.2.3 then remove a dot-segment that whoever
 * looked at the text did not see; §6.1 leaves both to who compares.
 */
export const PATH: ComponentEncoding = {
  forbidden: /* @__PURE__ */ allBut("!$&'()*+,;=:@/"),
  keepsDots: true,
};

/** §3.5. */
export const FRAGMENT: ComponentEncoding = { forbidden: /* @__PURE__ */ allBut("!$&'()*+,;=:@/?") };

/** §3.4; RFC 3987 §2.2: the one component of an IRI with private characters. */
export const QUERY: ComponentEncoding = { forbidden: FRAGMENT.forbidden, hasPrivate: true };

/** §3.2.1. */
export const USERINFO: ComponentEncoding = { forbidden: /* @__PURE__ */ allBut("!$&'()*+,;=:") };

/** §3.2.2. */
export const REG_NAME: ComponentEncoding = { forbidden: /* @__PURE__ */ allBut("!$&'()*+,;=") };

/** How far an encoded component goes. */
export interface EncodingOptions {
  /** Whether triplets of unreserved characters are decoded (§6.2.2.2). */
  readonly decodes: boolean;
  /** Whether the characters that an IRI may hold stay, or become themselves again (RFC 3987 §3.2). */
  readonly iri?: boolean;
}

/** A component with every character that must not occur in it as triplets of its UTF-8. */
export function encodeComponent(
  text: string,
  { forbidden, keepsDots, hasPrivate }: ComponentEncoding,
  { decodes, iri = false }: EncodingOptions,
): string {
  const encoded = encode(text, forbidden, iri, hasPrivate);
  if (!decodes) return encoded.replace(/%[0-9a-f]{2}/gi, (triplet) => triplet.toUpperCase());
  const normal = keepsDots
    ? encoded.split(/%2e/i).map(decodeUnreserved).join("%2E")
    : decodeUnreserved(encoded);
  return iri ? withCharacters(normal, hasPrivate) : normal;
}

/**
 * §2.1, §2.5: a text with what an expression finds as triplets of its UTF-8, except the characters of an IRI if these stay.
 * Half a surrogate pair becomes U+FFFD, as in uri-js.
 */
export function encode(text: string, forbidden: RegExp, iri: boolean, hasPrivate?: boolean): string {
  return text.replace(forbidden, (character) =>
    iri && isOfIri(character, hasPrivate) ? character : triplets(character),
  );
}

/** §2.5: a character as the triplets of its UTF-8. */
export function triplets(character: string): string {
  if (character < "\x80") return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
  return encodeURIComponent(character.replace(/[\ud800-\udfff]/gu, "\ufffd"));
}

/** §6.2.2.1, §6.2.2.2: triplets in their normal form; a `%` that does not begin one stays. */
export function decodeUnreserved(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(character) ? character : triplet.toUpperCase();
  });
}

/** RFC 3987 §3.2: octets that are the UTF-8 of characters of an IRI become these; all others stay. */
function withCharacters(text: string, hasPrivate: boolean | undefined): string {
  return text.replace(/(?:%[89A-F][0-9A-F])+/g, (octets) => {
    const characters = decoded(octets);
    return characters === undefined ? octets : encode(characters, /./gsu, true, hasPrivate);
  });
}

/** The text of triplets, if they are UTF-8. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a "%" without two digits, or octets that are not UTF-8
  }
}

/** RFC 3987 §2.2 `ucschar`, in a query `iprivate` too, without the controls of direction that §4.1 forbids. */
function isOfIri(character: string, hasPrivate = false): boolean {
  const point = character.codePointAt(0) ?? 0;
  return point >= 0x80 && isUcs(point, hasPrivate) && !/[\u200e\u200f\u202a-\u202e]/.test(character);
}

/** §2.1: whether a `%` is without its two hexadecimal digits. */
export function hasMalformedTriplet(text: string | undefined): boolean {
  return text !== undefined && /%(?![0-9A-Fa-f]{2})/.test(text);
}
