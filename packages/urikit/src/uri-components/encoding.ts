/**
 * RFC 3986 §2.1 to §2.4: the characters of a component as they may stand in it. Text that people or programs give is
 * encoded, a triplet that is there stays one, and nothing that is reserved is ever decoded.
 */

/** What becomes of the characters of a component. */
export interface ComponentEncoding {
  /** A text of which nothing is encoded, and nothing decoded. */
  readonly plain: RegExp;
  /** A triplet, or one character that must not stand in the component. */
  readonly pattern: RegExp;
  /** Triplets that must stay, although their character is unreserved. */
  readonly kept?: string;
}

/**
 * §3.3: an encoded dot stays encoded. §6.2.2.2 would decode it, and §6.2.2.3 then remove a dot-segment that whoever
 * looked at the text did not see; §6.1 leaves both to who compares.
 */
export const PATH: ComponentEncoding = {
  plain: /^[A-Za-z0-9\-._~!$&'()*+,;=:@/]*$/,
  pattern: /%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=:@/]/gu,
  kept: "%2E",
};

/** §3.4, §3.5. */
export const QUERY: ComponentEncoding = {
  plain: /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]*$/,
  pattern: /%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu,
};

/** §3.2.1. */
export const USERINFO: ComponentEncoding = {
  plain: /^[A-Za-z0-9\-._~!$&'()*+,;=:]*$/,
  pattern: /%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=:]/gu,
};

/** §3.2.2. */
export const REG_NAME: ComponentEncoding = {
  plain: /^[A-Za-z0-9\-._~!$&'()*+,;=]*$/,
  pattern: /%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=]/gu,
};

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/** How far an encoded component goes. */
export interface EncodingOptions {
  /** Whether triplets of unreserved characters are decoded (§6.2.2.2). */
  readonly decodes: boolean;
  /** Whether the characters that an IRI may hold stay, or become themselves again (RFC 3987 §3.2). */
  readonly iri?: boolean;
}

/** A component with every character that must not stand in it as triplets of its UTF-8. */
export function encodeComponent(
  text: string,
  { plain, pattern, kept }: ComponentEncoding,
  { decodes, iri = false }: EncodingOptions,
): string {
  if (plain.test(text)) return text;
  const encoded = text.replace(pattern, (found) => {
    if (found.length === 1 || !found.startsWith("%"))
      return iri && isUcschar(found) ? found : triplets(found);
    const upper = found.toUpperCase();
    if (!decodes || upper === kept) return upper;
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return UNRESERVED.test(character) ? character : upper;
  });
  return iri && decodes ? withUcschars(encoded) : encoded;
}

/** RFC 3987 §3.2: octets that are the UTF-8 of characters of an IRI become these; all others stay. */
export function withUcschars(text: string): string {
  return text.replace(/(?:%[89A-F][0-9A-F])+/g, (octets) => {
    const characters = decoded(octets);
    return characters === undefined
      ? octets
      : Array.from(characters, (one) => (isUcschar(one) ? one : triplets(one))).join("");
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

/** §2.5: a character as the triplets of its UTF-8. Half a pair has none: it becomes U+FFFD, as it did in uri-js. */
export function triplets(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return `%${code.toString(16).toUpperCase().padStart(2, "0")}`;
  return code >= 0xd800 && code <= 0xdfff ? "%EF%BF%BD" : encodeURIComponent(character);
}

/** RFC 3987 §2.2 `ucschar`, without the controls of direction that §4.1 forbids. */
const UCSCHAR =
  /^[\u{A0}-\u{200D}\u{2010}-\u{2029}\u{202F}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{1FFFD}\u{20000}-\u{2FFFD}\u{30000}-\u{3FFFD}\u{40000}-\u{4FFFD}\u{50000}-\u{5FFFD}\u{60000}-\u{6FFFD}\u{70000}-\u{7FFFD}\u{80000}-\u{8FFFD}\u{90000}-\u{9FFFD}\u{A0000}-\u{AFFFD}\u{B0000}-\u{BFFFD}\u{C0000}-\u{CFFFD}\u{D0000}-\u{DFFFD}\u{E1000}-\u{EFFFD}]$/u;

/** Whether an IRI may hold a character that a URI may not. */
export function isUcschar(character: string): boolean {
  return UCSCHAR.test(character);
}

/** §2.1: whether a `%` stands without its two hexadecimal digits. */
export function hasMalformedTriplet(text: string | undefined): boolean {
  return text !== undefined && /%(?![0-9A-Fa-f]{2})/.test(text);
}
