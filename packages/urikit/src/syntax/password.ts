/**
 * RFC 3986 §3.2.1, §7.5: where a password stands in a text, valid or not, and the text without it.
 */

import { indexOfAny } from "./characters.ts";
import { printable } from "./printable.ts";
import { requireString } from "./require-string.ts";

/**
 * The text with the password of its userinfo, all text after the first colon (§3.2.1), replaced by
 * `***`; an empty one stays. The text need not be valid: where it is broken, or holds another reference, too much
 * is masked rather than too little.
 *
 * @throws {TypeError} If `text` is not a string.
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
  requireString(text);
  return masked(text, 0, text.length, passwords(text), String);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Two slashes of either kind, with or without a scheme, not an IP-literal after them, and all up to a colon. */
const BEFORE_PASSWORD = /(?:^|:)[/\\]{2}(?!\[[^/?#@\\]*\](?::[0-9]*)?(?:[/?#\\]|$))[^/?#:]*(?=:)/g;

/** Where passwords would stand in a text that may be broken. */
function passwords(text: string): readonly Span[] {
  const found: Span[] = [];
  const lastAt = text.lastIndexOf("@");
  let hiddenTo = 0;
  for (const { index, 0: opening } of text.matchAll(BEFORE_PASSWORD)) {
    const from = index + opening.length + 1;
    if (lastAt < from) break;
    if (index < hiddenTo) continue;
    const authority = text.slice(from, indexOfAny(text, "/?#", from));
    const to = from + authority.lastIndexOf("@");
    // After the colon is a port, or a password that holds a raw "/", "?" or "#".
    hiddenTo = to < from && /[^0-9]/.test(authority) ? lastAt : to;
    if (from < hiddenTo) found.push({ from, to: hiddenTo });
  }
  return found;
}

/**
 * Whether the character at `index` belongs to a password, or to what looks like one.
 *
 * @param text Any text, valid or not.
 * @param index In UTF-16 code units.
 *
 * @example
 * ```ts
 * import { isInPassword } from "urikit";
 *
 * isInPassword("ftp://me:secret@example.org/", 10); // => true
 * isInPassword("ftp://me:secret@example.org/", 7); // => false
 * ```
 */
export function isInPassword(text: string, index: number): boolean {
  return passwords(text).some(({ from, to }) => from <= index && index < to);
}

/** Two lines: the part of the text around `at`, printable, and a caret beneath the character there. */
export function picture(text: string, at: number): string {
  const hidden = passwords(text);
  const index = hidden.find(({ from, to }) => from < at && at < to)?.from ?? at;
  const from = Math.max(index - 40, 0);
  const to = Math.min(index + 40, text.length);
  const before = (from > 0 ? "…" : "") + masked(text, from, index, hidden, printable);
  const after = masked(text, index, to, hidden, printable) + (to < text.length ? "…" : "");
  return `${before}${after}\n${" ".repeat(before.length)}^`;
}

/** `text[from..to)`, `***` for each span that is hidden and the rest as `show` gives it. */
function masked(
  text: string,
  from: number,
  to: number,
  hidden: readonly Span[],
  show: (part: string) => string,
): string {
  let result = "";
  let shown = from;
  for (const span of hidden) {
    if (span.to <= shown || span.from >= to) continue;
    result += `${show(text.slice(shown, span.from))}***`;
    shown = span.to;
  }
  return result + show(text.slice(shown, to));
}
