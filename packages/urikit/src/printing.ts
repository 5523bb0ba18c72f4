/**
 * Text from outside, made fit to be shown (RFC 3986 §7.5, §7.6): nothing that steers a terminal or hides
 * from the eye, and no password.
 */

import { indexOfAny } from "./appendix-b.ts";
import { isDigit } from "./characters.ts";
import { requireString } from "./require-string.ts";

/** Controls, format characters, surrogates, unassigned and ignorable ones, and every space but the plain one. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;

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
  requireString(text, "the text");
  if (PLAIN.test(text)) return text;
  return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? escaped(character));
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

/** Printable, and no longer than a line can be. */
export function excerpt(text: string): string {
  return printable(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

/**
 * The text with the password of its userinfo, all that stands after the first colon (§3.2.1), replaced by
 * `***`; an empty one stays. The text need not be valid: where it is broken, or holds another reference,
 * rather too much is masked than too little.
 *
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { maskPassword } from "urikit";
 *
 * maskPassword("ftp://me:secret@example.org/"); // => "ftp://me:***@example.org/"
 * maskPassword("ftp://me:@example.org/"); // => "ftp://me:@example.org/"
 * ```
 */
export function maskPassword(text: string): string {
  requireString(text, "the text");
  return masked(text, 0, text.length, passwords(text), (part) => part);
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where passwords would stand in a text that may be broken: behind two slashes of either kind, with or without a scheme. */
function passwords(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const { index, 0: opening } of text.matchAll(/(?:^|:)[/\\]{2}/g)) {
    const password = index < end ? undefined : passwordAfter(text, index + opening.length);
    if (password === undefined) continue;
    found.push(password);
    end = password.to;
  }
  return found;
}

/** The password of the authority that begins at `from`. */
function passwordAfter(text: string, from: number): Stretch | undefined {
  const end = indexOfAny(text, "/?#", from);
  const colon = text.slice(from, end).indexOf(":") + from;
  if (colon < from) return undefined;
  let at = text.slice(0, end).lastIndexOf("@");
  // What stands behind the colon is a port, or a password that holds a raw "/", "?" or "#".
  if (at < colon && !isPort(text, colon + 1, end)) at = text.lastIndexOf("@");
  return colon + 1 < at ? { from: colon + 1, to: at } : undefined;
}

function isPort(text: string, from: number, to: number): boolean {
  let i = from;
  while (i < to && isDigit(text.charCodeAt(i))) i++;
  return i === to;
}

/** Whether a password, or what looks like one, holds the character at `index`. */
export function isInPassword(text: string, index: number): boolean {
  return passwords(text).some(({ from, to }) => from <= index && index < to);
}

/** Two lines: the part of the text around `at`, fit to be shown, and a caret beneath the character there. */
export function picture(text: string, at: number): string {
  const hidden = passwords(text);
  const index = hidden.find(({ from, to }) => from < at && at < to)?.from ?? at;
  const from = index > 48 ? index - 40 : 0;
  const to = text.length > index + 40 ? index + 32 : text.length;
  const before = (from > 0 ? "…" : "") + masked(text, from, index, hidden, printable);
  const after = masked(text, index, to, hidden, printable) + (to < text.length ? "…" : "");
  return `${before}${after}\n${" ".repeat(before.length)}^`;
}

/** `text[from..to)`, `***` for each stretch that is hidden and the rest as `show` gives it. */
function masked(
  text: string,
  from: number,
  to: number,
  hidden: readonly Stretch[],
  show: (part: string) => string,
): string {
  let result = "";
  let shown = from;
  for (const stretch of hidden) {
    if (stretch.to <= shown || stretch.from >= to) continue;
    result += `${show(text.slice(shown, Math.max(shown, stretch.from)))}***`;
    shown = stretch.to;
  }
  return result + show(text.slice(Math.min(shown, to), to));
}
