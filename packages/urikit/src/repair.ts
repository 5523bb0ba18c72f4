/**
 * RFC 3986 §2.4, §3.3–§3.5: what the grammar forbids in path, query and fragment, percent-encoded.
 *
 * A repair guesses what was meant, so it has its own name and is never part of reading. It does not touch what
 * stands before the path, and refuses where that is in doubt: a host must not move.
 */

import { CLASS } from "./characters.ts";
import { UriSyntaxError } from "./errors.ts";
import { encodeRange, type Staying } from "./percent-encoding.ts";
import { tryParse } from "./reference.ts";

const { PATH, QUERY } = CLASS;

const SPACE = 0x20;

const IN_PATH: Staying = { classes: PATH, triplets: true, rule: "path" };
const IN_QUERY: Staying = { classes: QUERY, triplets: true, rule: "query" };
const IN_FRAGMENT: Staying = { classes: QUERY, triplets: true, rule: "fragment" };

/**
 * Percent-encodes what the grammar forbids in the path, the query and the fragment (RFC 3986 §3.3–§3.5).
 *
 * The text is split by its delimiters as Appendix B does it. Then spaces, quotes, `<>{}|\^` and backtick,
 * controls, `[` and `]`, a second `#`, a `%` without two hexadecimal digits after it, and what is not ASCII
 * become triplets. Triplets that are there stay as they are: nothing is encoded twice. The result parses; it
 * has the scheme and the authority of the text, as many segments, and a query and a fragment where the text has
 * them. What is valid already, and so every result, comes back as it is.
 *
 * Scheme and authority are never repaired. Neither is what browsers, and others that follow the WHATWG URL
 * Standard, take for an authority where this grammar sees a path. They read `\` as `/` and ignore tabs and line
 * breaks, and after `http:`, `https:`, `ws:`, `wss:` and `ftp:` any number of slashes will do. So
 * `http:\\evil.example`, `https:/\x`, `/\evil.example` and `\\evil.example\x` name a host to them; encoded, the
 * same text would name another one, or none. These are refused.
 *
 * Behind an authority, a backslash in the path is data and becomes `%5C`. Browsers would have read it as `/`:
 * they reach the same host, but ask it for another path.
 *
 * @param text What should be a URI reference.
 * @returns A URI reference.
 * @throws {TypeError} If it is no string.
 * @throws {UriSyntaxError} As `parse` does where what stands before the path is wrong, a first segment with a
 * colon and no valid scheme before that included; `backslash` where one makes browsers see an authority, and
 * the code that `parse` gives where another character stands in what they take for one; `lone-surrogate` where
 * path, query or fragment hold half a surrogate pair.
 *
 * @example
 * ```ts
 * import { repair } from "urikit";
 *
 * repair("http://example.org/a b?c={d}#e#f"); // => "http://example.org/a%20b?c=%7Bd%7D#e%23f"
 * repair("/100%/na%C3%AFve/naïve"); // => "/100%25/na%C3%AFve/na%C3%AFve"
 * repair("http://example.org/a\\b"); // => "http://example.org/a%5Cb"
 * ```
 */
export function repair(text: string): string {
  const parsed = tryParse(text);
  if (parsed.valid) return text;
  const trouble = parsed.error;
  const parts = split(text);
  const { pathFrom, pathTo, queryTo } = parts;
  if (trouble.index < pathFrom) throw trouble;
  if (trouble.index < authorityEndForBrowsers(text, parts)) throw hostInDoubt(trouble);
  return (
    text.slice(0, pathFrom) +
    encodeRange(text, pathFrom, pathTo, IN_PATH) +
    encodeRange(text, pathTo, queryTo, IN_QUERY) + // its "?" stays: a query may hold one
    text.slice(queryTo, queryTo + 1) +
    encodeRange(text, queryTo + 1, text.length, IN_FRAGMENT)
  );
}

/** Where the delimiters of Appendix B part a text, valid or not. */
interface Split {
  /** Where what follows the scheme begins. */
  readonly start: number;
  readonly pathFrom: number;
  readonly pathTo: number;
  readonly queryTo: number;
}

function split(text: string): Split {
  const colon = endOf(text, 0, ":/?#");
  const start = text[colon] === ":" ? colon + 1 : 0;
  const authority = text.startsWith("//", start) ? start + 2 : start;
  const pathFrom = authority > start ? endOf(text, authority, "/?#") : start;
  const pathTo = endOf(text, pathFrom, "?#");
  return { start, pathFrom, pathTo, queryTo: endOf(text, pathTo, "#") };
}

/** After http: and the like, browsers read an authority whatever the number of slashes (WHATWG URL §4.4). */
const SLASHES_OPTIONAL: ReadonlySet<string> = new Set(["http", "https", "ws", "wss", "ftp"]);

/**
 * Where the authority that browsers read in the path ends, its delimiter included; where the path begins if
 * they read none there. A relative reference is taken to have an http base, as most have.
 */
function authorityEndForBrowsers(text: string, { start, pathFrom, pathTo }: Split): number {
  const slashesOptional = SLASHES_OPTIONAL.has(text.slice(0, Math.max(start - 1, 0)).toLowerCase());
  const slashesBefore = pathFrom - start; // the two of an empty authority; more is an authority that has a host
  const skipsEmptyAuthority = slashesOptional || start === 0;
  if (slashesBefore > 2 || (slashesBefore === 2 && !skipsEmptyAuthority)) return pathFrom;

  const { to, slashes } = slashRun(text, pathFrom);
  if (!slashesOptional && slashesBefore + slashes < 2) return pathFrom;
  return Math.min(endOf(text, to, "/\\") + 1, pathTo);
}

/** The slashes of both kinds with which the path begins, for browsers, which skip tabs and line breaks. */
function slashRun(text: string, pathFrom: number): { to: number; slashes: number } {
  let to = pathFrom;
  while (pathFrom === 0 && text.charCodeAt(to) <= SPACE) to++; // and controls and spaces at the very beginning
  let slashes = 0;
  for (; to < text.length && "/\\\t\n\r".includes(text.charAt(to)); to++) {
    if ("/\\".includes(text.charAt(to))) slashes++;
  }
  return { to, slashes };
}

/** Where the first of the delimiters stands, at `from` or behind it, or the end of the text. */
function endOf(text: string, from: number, delimiters: string): number {
  let to = from;
  while (to < text.length && !delimiters.includes(text.charAt(to))) to++;
  return to;
}

function hostInDoubt(trouble: UriSyntaxError): UriSyntaxError {
  const { input, index, rule, expected, section } = trouble;
  const isBackslash = input[index] === "\\";
  return new UriSyntaxError({
    code: isBackslash ? "backslash" : trouble.code,
    input,
    index,
    rule,
    expected,
    section,
    reason: isBackslash
      ? 'browsers take a backslash for a "/" and look for a host here, where the grammar has a path (§3.2, §3.3); write "//" before a host, %5C in a path'
      : 'browsers look for a host here, where the grammar has a path (§3.2, §3.3), so this is not repaired; write "//" before a host, triplets in a path',
  });
}
