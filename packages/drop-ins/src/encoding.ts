/**
 * RFC 3986 §2.1 to §2.4: the characters of a component as they may occur in it. Text that people or programs give is
 * encoded, a triplet that is there stays one, and nothing that is reserved is ever decoded.
 */

import { CLASS, encodeRange, isUcs, normalTriplets } from "urikit/foundation";

/** The characters that may occur in a component. */
export interface ComponentEncoding {
  /** The characters of these classes. */
  readonly classes: number;
  /** Characters of these classes that it may not hold all the same. */
  readonly except?: RegExp;
  /** Whether an encoded dot stays encoded, although it is unreserved. */
  readonly keepsDots?: boolean;
  /** Whether an IRI may hold private characters there. */
  readonly hasPrivate?: boolean;
}

/**
 * §3.3: an encoded dot stays encoded. §6.2.2.2 would decode it, and §6.2.2.3 then remove a dot-segment that whoever
 * looked at the text did not see; §6.1 leaves both to who compares.
 */
export const PATH: ComponentEncoding = { classes: CLASS.PATH, keepsDots: true };

/** §3.4; RFC 3987 §2.2: the one component of an IRI with private characters. */
export const QUERY: ComponentEncoding = { classes: CLASS.QUERY, hasPrivate: true };

/** §3.5. */
export const FRAGMENT: ComponentEncoding = { classes: CLASS.QUERY };

/** §3.2.1: what a path holds, without `@` and `/`. */
export const USERINFO: ComponentEncoding = { classes: CLASS.PATH, except: /[@/]/g };

/** §3.2.2. */
export const REG_NAME: ComponentEncoding = { classes: CLASS.REG_NAME };

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
  { classes, except, keepsDots, hasPrivate }: ComponentEncoding,
  { decodes, iri = false }: EncodingOptions,
): string {
  const forbidden = encodeForbidden(text, { classes, triplets: true, iri, hasPrivate });
  const encoded = except === undefined ? forbidden : forbidden.replace(except, triplets);
  if (!decodes) return encoded.replace(/%[0-9a-f]{2}/gi, (triplet) => triplet.toUpperCase());
  const normal = keepsDots
    ? encoded.split(/%2e/i).map(decodeUnreserved).join("%2E")
    : decodeUnreserved(encoded);
  return iri ? withCharacters(normal, hasPrivate) : normal;
}

/** The characters that stay when the rest is encoded: characters of these classes, triplets, characters of an IRI. */
interface Staying {
  readonly classes: number;
  readonly triplets: boolean;
  readonly iri: boolean;
  readonly hasPrivate?: boolean | undefined;
}

/** §2.1, §2.5: a text with everything as triplets that does not stay. Half a surrogate pair becomes U+FFFD, as in uri-js. */
export function encodeForbidden(text: string, { iri, hasPrivate, ...kept }: Staying): string {
  const encode = (part: string) => encodeRange(part, 0, part.length, { ...kept, rule: "pct-encoded" });
  if (!/[^\0-\x7f]/.test(text)) return encode(text);
  const wellFormed = text.replace(/[\ud800-\udfff]/gu, "\ufffd");
  if (!iri) return encode(wellFormed);
  return wellFormed.replace(/[\0-\x7f]+|[^\0-\x7f]/gu, (part) =>
    isOfIri(part, hasPrivate) ? part : encode(part),
  );
}

/** §6.2.2.1, §6.2.2.2: triplets in their normal form; a `%` that does not begin one stays. */
export function decodeUnreserved(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => normalTriplets(run, 0, run.length));
}

/** RFC 3987 §3.2: octets that are the UTF-8 of characters of an IRI become these; all others stay. */
function withCharacters(text: string, hasPrivate: boolean | undefined): string {
  return text.replace(/(?:%[89A-F][0-9A-F])+/g, (octets) => {
    const characters = decoded(octets);
    return characters === undefined
      ? octets
      : encodeForbidden(characters, { classes: 0, triplets: false, iri: true, hasPrivate });
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

/** §2.5: a character as the triplets of its UTF-8. */
export function triplets(character: string): string {
  return encodeForbidden(character, { classes: 0, triplets: false, iri: false });
}

/** RFC 3987 §2.2 `ucschar`, in a query `iprivate` too, without the controls of direction that §4.1 forbids. */
function isOfIri(character: string, hasPrivate = false): boolean {
  return isUcs(character.codePointAt(0) ?? 0, hasPrivate) && !/[\u200e\u200f\u202a-\u202e]/.test(character);
}

/** §2.1: whether a `%` is without its two hexadecimal digits. */
export function hasMalformedTriplet(text: string | undefined): boolean {
  return text !== undefined && /%(?![0-9A-Fa-f]{2})/.test(text);
}
