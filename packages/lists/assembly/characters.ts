/**
 * RFC 3986 §2: the classes of octets, as `syntax/classes.ts` of urikit has them, and the delimiters.
 */

export const LF: u8 = 10;
export const CR: u8 = 13;
export const HASH: u8 = 35;
export const PERCENT: u8 = 37;
export const DOT: u8 = 46;
export const SLASH: u8 = 47;
export const COLON: u8 = 58;
export const QUESTION: u8 = 63;
export const AT: u8 = 64;
export const OPEN_BRACKET: u8 = 91;
export const CLOSE_BRACKET: u8 = 93;

/** `ALPHA / DIGIT / "+" / "-" / "."` (§3.1); the first must be a letter. */
export const IN_SCHEME: u8 = 1;
/** `unreserved / sub-delims`: a reg-name (§3.2.2), except its triplets. */
export const IN_REG_NAME: u8 = 2;
/** `pchar / "/"`: a path (§3.3), except its triplets. */
export const IN_PATH: u8 = 4;
/** `pchar / "/" / "?"`: a query or a fragment (§3.4, §3.5), except their triplets. */
export const IN_QUERY: u8 = 8;
/** `ALPHA / DIGIT / "-" / "." / "_" / "~"` (§2.3). */
export const IS_UNRESERVED: u8 = 16;
/** `A` to `Z`: not in the normal form of a scheme or a host (§6.2.2.1). */
export const IS_UPPER: u8 = 32;
/** `.`; one bit below `IS_SLASH`, so that `before >> 1 & now` finds a segment that begins with a dot. */
export const IS_DOT: u8 = 64;
/** `/`. */
export const IS_SLASH: u8 = 128;

/** The classes of every octet; 0 for those outside ASCII. */
const CLASSES: usize = memory.data(256);

const EVERYWHERE: u8 = IN_REG_NAME | IN_PATH | IN_QUERY;

add("ABCDEFGHIJKLMNOPQRSTUVWXYZ", IN_SCHEME | IS_UNRESERVED | EVERYWHERE | IS_UPPER);
add("abcdefghijklmnopqrstuvwxyz", IN_SCHEME | IS_UNRESERVED | EVERYWHERE);
add("0123456789", IN_SCHEME | IS_UNRESERVED | EVERYWHERE);
add("+-.", IN_SCHEME);
add("-._~", IS_UNRESERVED | EVERYWHERE);
add("!$&'()*+,;=", EVERYWHERE);
add(":@/", IN_PATH | IN_QUERY);
add("?", IN_QUERY);
add(".", IS_DOT);
add("/", IS_SLASH);

function add(characters: string, classes: u8): void {
  for (let i = 0; i < characters.length; i++) {
    const at = CLASSES + <usize>characters.charCodeAt(i);
    store<u8>(at, load<u8>(at) | classes);
  }
}

/** The classes of an octet. */
@inline
export function classesOf(octet: u8): u8 {
  return load<u8>(CLASSES + <usize>octet);
}

/** `ALPHA` (RFC 5234 App. B.1), in either case. */
@inline
export function isAlpha(octet: u8): bool {
  return (octet | 32) - 97 < 26;
}

/** `DIGIT` (RFC 5234 App. B.1). */
@inline
export function isDigit(octet: u8): bool {
  return octet - 48 < 10;
}

/** The value of a `HEXDIG` in either case, or -1. */
@inline
export function hexValue(octet: u8): i32 {
  if (isDigit(octet)) return <i32>octet - 48;
  const letter: u8 = (octet | 32) - 97;
  return letter < 6 ? <i32>letter + 10 : -1;
}

/** The octet of a letter in lower case; any other octet as it is. */
@inline
export function lowerCase(octet: u8): u8 {
  return octet - 65 < 26 ? octet | 32 : octet;
}
