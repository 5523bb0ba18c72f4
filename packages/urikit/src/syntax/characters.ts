/**
 * RFC 3986 §2: the characters, and the classes that the grammar sorts them into.
 *
 * One table answers every question that the scanner asks of a character: which runs it may belong to,
 * and what normalization and resolution want to know about it in passing.
 */

import * as CLASS from "./classes.ts";

/** Each class, and its characters. */
const MEMBERS: readonly (readonly [bit: number, members: RegExp])[] = [
  [CLASS.SCHEME, /[A-Za-z0-9+.-]/],
  [CLASS.REG_NAME, /[\w.~!$&'()*+,;=-]/],
  [CLASS.PATH, /[\w.~!$&'()*+,;=:@/-]/],
  [CLASS.QUERY, /[\w.~!$&'()*+,;=:@/?-]/],
  [CLASS.UNRESERVED, /[\w.~-]/],
  [CLASS.UPPER, /[A-Z]/],
  [CLASS.DOT, /\./],
  [CLASS.SLASH, /\//],
];

/**
 * The classes of every UTF-16 code unit, as bits; 0 outside ASCII. So long that no unit is outside it: a
 * bounds check, or a look beyond the end, would cost the scanner a tenth of its time.
 */
export const CLASSES: { readonly [codeUnit: number]: number } = /* @__PURE__ */ classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 0; code < 0x80; code++) {
    const character = String.fromCharCode(code);
    table[code] = MEMBERS.reduce((bits, [bit, members]) => (members.test(character) ? bits | bit : bits), 0);
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

/** `unreserved` (§2.3): characters that are never encoded where they are data. */
export function isUnreserved(code: number): boolean {
  return (classOf(code) & CLASS.UNRESERVED) !== 0;
}

/** The place of the first of up to four characters in `text[from..to)`, or `to` if they do not occur. */
export function indexOfAny(text: string, characters: string, from: number, to = text.length): number {
  const last = characters.length - 1; // V8 would compile a look beyond it again and again
  const first = characters.charCodeAt(0);
  const second = characters.charCodeAt(Math.min(1, last));
  const third = characters.charCodeAt(Math.min(2, last));
  const fourth = characters.charCodeAt(last);
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === first || code === second || code === third || code === fourth) return i;
  }
  return Math.max(from, to);
}
