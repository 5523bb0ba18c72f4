/**
 * RFC 3986 §7.6: text from outside, made fit to be shown: nothing that steers a terminal or hides from the eye.
 */

import { requireString } from "./require-string.ts";

/** Controls, format characters, surrogates, unassigned ones, every space but the plain one, and what is ignorable by default. */
const INVISIBLE = /(?! )[\p{C}\p{Z}\p{DI}]/gu;

const PLAIN = /^[ -~]*$/;

const SHORT_ESCAPES: { readonly [character: string]: string } = { "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/**
 * The text with whatever is invisible in it written out: controls, bidirectional and other format
 * characters, unusual spaces, lone surrogates. What comes out can go to a terminal.
 *
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { printable } from "urikit";
 *
 * printable("a\u001b[31m\n"); // => "a\\u{1b}[31m\\n"
 * ```
 */
export function printable(text: string): string {
  requireString(text);
  if (PLAIN.test(text)) return text;
  return text.replace(
    INVISIBLE,
    (character) => SHORT_ESCAPES[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** Printable, and no longer than a line can be. */
export function excerpt(text: string): string {
  return printable(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}
