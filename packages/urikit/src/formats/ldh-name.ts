/**
 * RFC 1123 §2.1, RFC 1034 §3.5: names of letters, digits and hyphens.
 */

import { isAlpha, isDigit } from "../syntax/characters.ts";

const [HYPHEN, FULL_STOP] = [0x2d, 0x2e];
const LONGEST_LABEL = 63;

/** The classes of the characters of a name. */
export const LDH = {
  /** Not labels of letters, digits and hyphens with dots between. */
  NONE: 0,
  PLAIN: 1,
  /** A label begins with `xn--`: whether it is an A-label is still to be seen (RFC 5890 §2.3.2.1). */
  ENCODED: 2,
} as const;

/**
 * The kind of name that `text[from..to)` is: labels of 1 to 63 characters, of which the first and the last are not
 * hyphens.
 */
export function ldhName(text: string, from: number, to: number): number {
  let start = from; // of the label
  let kind: number = LDH.PLAIN;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === FULL_STOP) {
      if (!isLabelEnd(text, start, at)) return LDH.NONE;
      start = at + 1;
    } else if (code === HYPHEN) {
      if (at === start) return LDH.NONE;
      if (at === start + 3 && hasAcePrefix(text, start)) kind = LDH.ENCODED;
    } else if (!isAlpha(code) && !isDigit(code)) return LDH.NONE;
  }
  return isLabelEnd(text, start, to) ? kind : LDH.NONE;
}

function isLabelEnd(text: string, start: number, end: number): boolean {
  return end > start && end - start <= LONGEST_LABEL && text.charCodeAt(end - 1) !== HYPHEN;
}

/** RFC 5890 §2.3.2.5: `xn--`, in either case. */
export function hasAcePrefix(text: string, start: number): boolean {
  return (
    (text.charCodeAt(start) | 0x20) === 0x78 &&
    (text.charCodeAt(start + 1) | 0x20) === 0x6e &&
    text.charCodeAt(start + 2) === HYPHEN &&
    text.charCodeAt(start + 3) === HYPHEN
  );
}
