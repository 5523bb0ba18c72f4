/**
 * Text from outside, made fit to be shown (RFC 3986 §7.5, §7.6): nothing that steers a terminal or hides
 * from the eye, and no password.
 */

import { isDigit } from "./characters.ts";

/** Controls, format characters, surrogates, unassigned and ignorable ones, and every space but the plain one. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;

const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);

/**
 * The text with whatever is invisible in it written out: controls, bidirectional and other format
 * characters, unusual spaces, lone surrogates. What comes out can go to a terminal.
 *
 * @example
 * ```ts
 * import { printable } from "urikit";
 *
 * printable("a\u001b[31m\n"); // => "a\\u{1b}[31m\\n"
 * ```
 */
export function printable(text: string): string {
  return text.replace(INVISIBLE, (character) => SHORT_ESCAPES.get(character) ?? escaped(character));
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/**
 * The text with the password of its userinfo, all that stands after the first colon (§3.2.1), replaced by
 * `***`; an empty one stays. The text need not be valid: where it is broken, rather too much is masked.
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
  const { from, to } = passwordRange(text);
  return from < to ? `${text.slice(0, from)}***${text.slice(to)}` : text;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where a password would stand in a text that may be broken; an empty range if there is none. */
export function passwordRange(text: string): Stretch {
  const none = { from: 0, to: 0 };
  const authority = /^(?:[^:/?#\\]*:)?[/\\]{2}/.exec(text)?.[0].length;
  if (authority === undefined) return none;
  const colon = text.indexOf(":", authority);
  if (colon < 0) return none;
  const end = authorityEnd(text, authority);
  let at = text.lastIndexOf("@", end - 1);
  // Without an "@", what stands after the colon is a port, or a password that holds a raw "/", "?" or "#".
  if (at < authority && colon < end && !isPort(text, colon + 1, end)) at = text.indexOf("@", end);
  return colon < at ? { from: colon + 1, to: at } : none;
}

function authorityEnd(text: string, from: number): number {
  const length = text.slice(from).search(/[/?#]/);
  return length < 0 ? text.length : from + length;
}

function isPort(text: string, from: number, to: number): boolean {
  let i = from;
  while (i < to && isDigit(text.charCodeAt(i))) i++;
  return i === to;
}

/**
 * Two lines: the part of the text around `at`, fit to be shown, and a caret beneath the character there.
 */
export function picture(text: string, at: number): string {
  const password = passwordRange(text);
  const index = password.from < at && at < password.to ? password.from : at;
  const from = index > 48 ? index - 40 : 0;
  const to = text.length > index + 40 ? index + 32 : text.length;
  const before = (from > 0 ? "…" : "") + shown(text, from, index, password);
  const after = shown(text, index, to, password) + (to < text.length ? "…" : "");
  return `${before}${after}\n${" ".repeat(before.length)}^`;
}

function shown(text: string, from: number, to: number, password: Stretch): string {
  if (to <= password.from || from >= password.to) return printable(text.slice(from, to));
  const before = text.slice(from, Math.max(from, password.from));
  const after = text.slice(Math.min(to, password.to), to);
  return `${printable(before)}***${printable(after)}`;
}
