/**
 * RFC 3986 App. C, §2.4, §3.3–§3.5: a reference as people type it, without the text around it, and with the
 * characters percent-encoded that the grammar forbids in path, query and fragment.
 *
 * A repair guesses what was meant, so it has its own name and is never part of reading. It does not touch anything
 * before the path, and refuses where that is in doubt: a host must not move.
 */

import { isUri, isUriReference } from "./predicates.ts";
import { breaksIn, withoutBreaks } from "./syntax/breaks.ts";
import { authorityEndForBrowsers } from "./syntax/browser-authority.ts";
import * as CLASS from "./syntax/classes.ts";
import { isDrivePath } from "./syntax/diagnosis.ts";
import { REPAIRED } from "./syntax/english.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import { encodeRange } from "./syntax/percent-encoding.ts";
import { requireString } from "./syntax/require-string.ts";
import { split } from "./syntax/split.ts";
import { statement } from "./syntax/statement.ts";
import { unwrapped } from "./syntax/wrapper.ts";
import { tryParse } from "./try-parse.ts";

/**
 * Makes a URI reference of what people type: removes the text around it (RFC 3986 App. C), and percent-encodes
 * the characters that the grammar forbids in the path, the query and the fragment (§3.3–§3.5).
 *
 * White space at the ends goes, of every kind, with other controls there, and so does a pair of delimiters, `<…>` or
 * `"…"`, with a `URL:` after the first and the punctuation of a sentence after the second. From the path on, and between
 * delimiters, line breaks go, with the white space around them; from the path on tabs go as well; between `<` and `>`,
 * where the rest is a URI, all white space goes. Elsewhere white space is data. A hyphen before a line break stays.
 *
 * The rest is split by its delimiters as Appendix B does it. Then spaces, quotes, `<>{}|\^` and backtick,
 * controls, `[` and `]`, a second `#`, a `%` without two hexadecimal digits after it, and everything outside ASCII
 * become triplets. Triplets that are there stay as they are: nothing is encoded twice. The result parses; it
 * has the scheme and the authority of what is left, as many segments, and a query and a fragment where that has
 * them. A valid text, and so every result, comes back as it is.
 *
 * Scheme and authority are never repaired. Neither is a part that browsers, and others that follow the WHATWG URL
 * Standard, take for an authority where this grammar sees a path. They read `\` as `/` and ignore tabs and line
 * breaks, and after `http:`, `https:`, `ws:`, `wss:` and `ftp:` any number of slashes will do. So
 * `http:\\evil.example`, `https:/\x`, `/\evil.example` and `\\evil.example\x` name a host to them; encoded, the
 * same text would name another host, or no host. These are refused.
 *
 * After an authority, a backslash in the path is data and becomes `%5C`. Browsers would have read it as `/`:
 * they reach the same host, but ask it for another path.
 *
 * @param text A text that should be a URI reference.
 * @returns A URI reference.
 * @throws {TypeError} If `text` is not a string.
 * @throws {UriSyntaxError} As `parse` does where the error is before the path, a first segment with a
 * colon and no valid scheme before it included, and in what looks like a path of Windows; `backslash` where one makes
 * browsers see an authority, and the code that `parse` gives where another character is in a part that they
 * take for one; `lone-surrogate` where path, query or fragment hold half a surrogate pair. The error speaks of the text
 * without the text around it.
 *
 * @example
 * ```ts
 * import { repair } from "urikit";
 *
 * repair("http://example.org/a b?c={d}#e#f"); // => "http://example.org/a%20b?c=%7Bd%7D#e%23f"
 * repair("/100%/na%C3%AFve/naïve"); // => "/100%25/na%C3%AFve/na%C3%AFve"
 * repair("http://example.org/a\\b"); // => "http://example.org/a%5Cb"
 * repair("<ftp://foo.example.\n  com/rfc/>"); // => "ftp://foo.example.com/rfc/"
 * repair("http://example.org/long/\n  path"); // => "http://example.org/long/path"
 * ```
 */
export function repair(text: string): string {
  requireString(text);
  if (isUriReference(text)) return text;
  const typed = withoutWrapper(text);
  const result = tryParse(typed);
  if (result.valid) return typed;
  requireMendable(typed, result.error);
  const whole = withoutBreaks(typed, breaksIn(typed));
  return isUriReference(whole) ? whole : encoded(whole);
}

/** The white space that `isWhiteSpace` knows: that of JavaScript, and U+0085. */
const WHITE_SPACE = /[\s\u0085]+/g;

/** App. C: the reference without the delimiters around it, and without the white space that broke it between them. */
function withoutWrapper(text: string): string {
  const { from, to, delimiter } = unwrapped(text);
  const typed = text.slice(from, to);
  if (delimiter === undefined) return typed;
  const whole = typed.replace(WHITE_SPACE, "");
  if (delimiter === "<" && isUri(whole)) return whole;
  return typed.replace(WHITE_SPACE, (space) => (/[\r\n]/.test(space) ? "" : space));
}

/**
 * §3.3–§3.5: the text with what is forbidden from the path on as triplets, unless that could mean something else.
 *
 * @param trouble Why the text is not a reference.
 */
export function encodeForbidden(text: string, trouble: UriSyntaxError): string {
  requireMendable(text, trouble);
  return encoded(text);
}

/** Refuses what is wrong before the path, or in what browsers take for an authority. */
function requireMendable(text: string, trouble: UriSyntaxError): void {
  const { pathFrom } = split(text);
  if (trouble.index < pathFrom || trouble.code === "invalid-scheme" || isDrivePath(text)) throw trouble;
  if (trouble.index < authorityEndForBrowsers(text)) {
    throw text[trouble.index] === "\\" ? backslash(text, trouble) : trouble;
  }
}

function encoded(text: string): string {
  const { pathFrom, pathTo, queryTo } = split(text);
  const part = (from: number, to: number, classes: number, rule: string) =>
    encodeRange(text, from, to, { classes, triplets: true, rule });
  return (
    text.slice(0, pathFrom) +
    part(pathFrom, pathTo, CLASS.PATH, "path") +
    part(pathTo, queryTo, CLASS.QUERY, "query") + // its "?" stays: a query may hold one
    text.slice(queryTo, queryTo + 1) +
    part(queryTo + 1, text.length, CLASS.QUERY, "fragment")
  );
}

function backslash(input: string, trouble: UriSyntaxError): UriSyntaxError {
  const problem = statement("backslash", trouble.expected, trouble.rule, trouble.problem);
  const words = { ...trouble.words, ...REPAIRED };
  return new UriSyntaxError({ ...trouble, input, code: "backslash", problem }, words);
}
