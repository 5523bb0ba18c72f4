/**
 * RFC 3986 §2: the characters, and the classes that the grammar sorts them into.
 *
 * One table answers every question that the scanner asks of a character: which runs it may belong to,
 * and what normalization and resolution want to know about it in passing.
 */

/**
 * The classes, a bit each. A module that asks for every character takes them apart into constants of its
 * own, which the engine folds into its code; imported ones it would look up each time.
 */
export const CLASS = {
  /** `ALPHA / DIGIT / "+" / "-" / "."` (§3.1), a first letter apart. */
  SCHEME: 1,
  /** `unreserved / sub-delims`: a reg-name (§3.2.2), its triplets apart. */
  REG_NAME: 2,
  /** `pchar / "/"`: a path (§3.3), its triplets apart. */
  PATH: 4,
  /** `pchar / "/" / "?"`: a query or a fragment (§3.4, §3.5), their triplets apart. */
  QUERY: 8,
  /** `ALPHA / DIGIT / "-" / "." / "_" / "~"` (§2.3). */
  UNRESERVED: 16,
  /** `A` to `Z`: not in the normal form of a scheme or a host (§6.2.2.1). */
  UPPER: 32,
  /** `.`; one bit below `SLASH`, so that `before >> 1 & now` finds a segment that begins with a dot. */
  DOT: 64,
  /** `/`. */
  SLASH: 128,
} as const;

const { UNRESERVED } = CLASS;

/** What each class holds, in the order of their bits. */
const MEMBERS: readonly RegExp[] = [
  /[A-Za-z0-9+.-]/,
  /[\w.~!$&'()*+,;=-]/,
  /[\w.~!$&'()*+,;=:@/-]/,
  /[\w.~!$&'()*+,;=:@/?-]/,
  /[\w.~-]/,
  /[A-Z]/,
  /\./,
  /\//,
];

/**
 * The classes of every UTF-16 code unit, as bits; 0 outside ASCII. So long that no unit is outside it: a
 * bounds check, or a look beyond the end, would cost the scanner a tenth of its time.
 */
export const CLASSES: { readonly [codeUnit: number]: number } = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 0; code < 0x80; code++) {
    const character = String.fromCharCode(code);
    table[code] = MEMBERS.reduce((bits, members, bit) => bits | (Number(members.test(character)) << bit), 0);
  }
  return table;
}

/** The classes that the character with this UTF-16 code unit belongs to, as bits. */
export function classOf(code: number): number {
  return CLASSES[code] as number; // a code unit, and so in the table
}

/** `ALPHA` (RFC 5234 App. B.1), in either case. */
export function isAlpha(code: number): boolean {
  return ((code | 32) - 97) >>> 0 < 26;
}

/** `DIGIT` (RFC 5234 App. B.1). */
export function isDigit(code: number): boolean {
  return (code - 48) >>> 0 < 10;
}

/** The value of a `HEXDIG` in either case, or -1 for any other character. */
export function hexValue(code: number): number {
  if (isDigit(code)) return code - 48;
  const letter = ((code | 32) - 97) >>> 0;
  return letter < 6 ? letter + 10 : -1;
}

/** `unreserved` (§2.3): what stands for itself wherever it is data. */
export function isUnreserved(code: number): boolean {
  return (classOf(code) & UNRESERVED) !== 0;
}

/** `sub-delims` (§2.2). */
export function isSubDelim(code: number): boolean {
  return (classOf(code) & (CLASS.REG_NAME | UNRESERVED)) === CLASS.REG_NAME;
}

/** Where the first of some characters stands in `text[from..to)`, or `to` if there is none. */
export function indexOfAny(text: string, characters: string, from: number, to = text.length): number {
  let i = from;
  while (i < to && !characters.includes(text.charAt(i))) i++;
  return i;
}
