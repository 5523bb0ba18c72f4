/**
 * RFC 3986 §7.6: text from outside, made fit to be shown: nothing that steers a terminal or hides from the eye.
 */

import { requireString } from "./require-string.ts";

/**
 * Controls, format characters, surrogates, unassigned ones, every space but the plain one, and those that are
 * ignorable by default. Made when it is first needed: older engines cannot parse it, and not everybody prints.
 */
let invisible: RegExp | undefined;

/** Texts that are shown as they are: most texts, and most of our own. */
const PLAIN = /^[ -~§…]*$/;

const SHORT_ESCAPES: { readonly [character: string]: string } = { "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/**
 * The text with everything invisible in it written out: controls, bidirectional and other format
 * characters, unusual spaces, lone surrogates. The result is safe to print to a terminal.
 *
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { printable } from "urikit/display";
 *
 * printable("a\u001b[31m\n"); // => "a\\u{1b}[31m\\n"
 * ```
 */
export function printable(text: string): string {
  requireString(text);
  if (PLAIN.test(text)) return text;
  // biome-ignore lint/complexity/useRegexLiterals: older engines cannot parse the literal, even if it is never used
  invisible ??= new RegExp("(?! )[\\p{C}\\p{Z}\\p{DI}]", "gu");
  return text.replace(
    invisible,
    (character) => SHORT_ESCAPES[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** Printable, and no longer than a line can be; what is made visible in it makes it longer. */
export function excerpt(text: string, length = 60): string {
  return printable(text.length > length ? `${text.slice(0, length - 1)}…` : text);
}
