/**
 * RFC 3986 §3.2.1, §7.5: where a password is in a text, valid or not, and the text without it. Every function that
 * shows a text goes through here.
 */

import { indexOfAny } from "./characters.ts";
import type { ComponentRange } from "./components.ts";
import { printable } from "./printable.ts";
import { requireString } from "./require-string.ts";
import { scan } from "./scanner.ts";

/**
 * The text with its passwords replaced by `***`; an empty one stays. A valid reference stays valid.
 *
 * In a valid reference with an authority that is what follows the first colon of its userinfo (§3.2.1), and what
 * another reference within it has for a password. A percent-encoded colon counts, because a server that decodes the
 * userinfo divides it there.
 *
 * Otherwise too much is masked rather than too little: the password with which browsers would log in, as in
 * `http:/me:secret@h` and `http:me:secret@h`; and where the text is broken, everything up to the last `@` that may end
 * a password.
 *
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { maskPassword } from "urikit/display";
 *
 * maskPassword("ftp://me:secret@example.org/"); // => "ftp://me:***@example.org/"
 * maskPassword("ftp://me:@example.org/"); // => "ftp://me:@example.org/"
 * maskPassword("https:/me:sec/ret@example.org/"); // => "https:/me:***@example.org/"
 * ```
 */
export function maskPassword(text: string): string {
  requireString(text);
  return masked(text, 0, text.length, passwords(text), String);
}

/**
 * The places of the passwords that {@link maskPassword} replaces, in the order of the text.
 *
 * @param text Any text, valid or not.
 * @returns Ranges in UTF-16 code units, never empty.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { passwordRanges } from "urikit/display";
 *
 * passwordRanges("ftp://me:secret@example.org/"); // => [{ from: 9, to: 15 }]
 * ```
 */
export function passwordRanges(text: string): readonly ComponentRange[] {
  requireString(text);
  return passwords(text);
}

/**
 * The text that an authority may follow: two slashes of either kind, after a colon or at the beginning. After `http:`
 * and the like any number of slashes will do, as for browsers (WHATWG URL §4.4), or two without the colon; after `sip:`
 * and `sips:` no slash is needed (RFC 3261 §19.1.1).
 */
const OPENING = /^[^!-\uffff]*[/\\]{2,}|\b(?:https?|wss?|ftp|sips?)(?::|[/\\]{2})[/\\\t\n\r]*|:[/\\]{2}/gi;

/** An authority that begins with an IP-literal, whose colons begin no password. */
const IP_LITERAL = /^\[[^@\\]*\](?::[0-9]*)?(?:\\|$)/;

/** Where passwords are in a valid text, or would occur in one that is broken. */
function passwords(text: string): readonly ComponentRange[] {
  if (!text.includes("@")) return [];
  const read = scan(text, 0, text.length);
  if (read === undefined) return likePasswords(text, 0, false);
  const authorityFrom = read.schemeEnd + 3;
  if (read.pathFrom <= authorityFrom)
    return likePasswords(text, read.schemeEnd < 0 ? read.pathFrom : 0, true);
  const to = read.hostFrom - 1;
  const from = afterColon(text, authorityFrom, to) ?? to;
  const others = likePasswords(text, read.pathFrom, true);
  return from < to ? [{ from, to }, ...others] : others;
}

/** After the first colon in `text[from..to)`, percent-encoded or not. */
function afterColon(text: string, from: number, to: number): number | undefined {
  const colon = /:|%3A/i.exec(text.slice(from, to));
  return colon === null ? undefined : from + colon.index + colon[0].length;
}

/** The passwords of any text that looks like an authority from `start` on. */
function likePasswords(text: string, start: number, isValid: boolean): readonly ComponentRange[] {
  const found: ComponentRange[] = [];
  const lastAt = text.lastIndexOf("@");
  const lastAtOfPath = text.lastIndexOf("@", indexOfAny(text, "?#", 0));
  OPENING.lastIndex = start;
  while (OPENING.test(text)) {
    const opened = OPENING.lastIndex;
    if (lastAt < opened) break;
    const end = indexOfAny(text, "/?#", opened);
    const isLiteral = IP_LITERAL.test(text.slice(opened, end));
    const from = (isLiteral ? undefined : afterColon(text, opened, end)) ?? text.length;
    const rest = text.slice(from, end);
    // A broken text may hold any raw delimiter in a password; only digits and "/" are more likely a port and a path.
    let to = lastAt;
    if (isValid && rest.includes("@")) to = from + rest.lastIndexOf("@");
    else if (/^[0-9]*$/.test(rest) && (isValid || text[end] === "/")) to = isValid ? from : lastAtOfPath;
    if (from < to) found.push({ from, to });
    // The next one may begin with a scheme, "https:" at the longest, that looked like this one's user.
    OPENING.lastIndex = from < to ? to : Math.max(opened, end - 6);
  }
  return found;
}

/**
 * Whether the character at `index` belongs to a password, or to what looks like one: see {@link maskPassword}.
 *
 * @param text Any text, valid or not.
 * @param index In UTF-16 code units.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { isInPassword } from "urikit/display";
 *
 * isInPassword("ftp://me:secret@example.org/", 10); // => true
 * isInPassword("ftp://me:secret@example.org/", 7); // => false
 * ```
 */
export function isInPassword(text: string, index: number): boolean {
  requireString(text);
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
  hidden: readonly ComponentRange[],
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
