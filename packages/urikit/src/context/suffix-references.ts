/**
 * RFC 3986 §4.5, drafts of 1997 and 2003 App. F: the suffix of a URI in running text: one that begins with `www.` or
 * `ftp.`, or a host name on its own, such as `w3.org`. The latter looks like the name of a file, or like the end of a
 * sentence without a space after it: whether it is a host name is a guess by its last label.
 */

import { classOf, isAlpha, isDigit } from "../syntax/characters.ts";
import * as CLASS from "../syntax/classes.ts";
import { dnsFaults } from "../syntax/dns-names.ts";
import { isLetterOfWord, isUriCharacter } from "./bare.ts";
import type { TopLevelDomains } from "./top-level-domains.ts";

/** Whether the suffix of a URI may begin at `from`. */
export function startsSuffix(text: string, from: number): boolean {
  if (text.charCodeAt(from + 3) !== DOT) return false;
  const start = text.slice(from, from + 4).toLowerCase();
  return start === "www." || start === "ftp.";
}

/** §4.5: "most registered names beginning with "www" are likely to have a URI prefix of "http://"". */
export function completed(suffix: string): string {
  return `${/^ftp\./i.test(suffix) ? "ftp" : "http"}://${suffix}`;
}

/** Whether a suffix may begin at `from`: it does not begin within a word, a path or a mailbox. */
export function mayBeginSuffix(text: string, from: number): boolean {
  const code = text.charCodeAt(from - 1);
  if (from === 0 || !isUriCharacter(code)) return true;
  return (classOf(code) & CLASS.UNRESERVED) === 0 && !"/@:%#?&=+$".includes(text.charAt(from - 1));
}

const DOT = 46;
const HYPHEN = 45;
const LONGEST_LABEL = 63;

/** The text that may follow a host name: the rest of a URI, or the end of a phrase. */
const REST = /[/?#]|:[0-9]/y;
const END = /[.,;:!?'")\]>*~]|[^!-~]|$/y;

/** A run of letters, digits, hyphens and dots, which may be a host name. */
export interface HostName {
  readonly from: number;
  /** Where the name ends; -1 if the run is not a host name. */
  readonly to: number;
  /** Where the run ends. */
  readonly next: number;
  /** Whether more of a URI follows. */
  readonly hasMore: boolean;
}

/** Reads the run around the first dot in it; it does not begin before `floor`. */
export function hostNameAt(text: string, dot: number, floor: number, domains: TopLevelDomains): HostName {
  let from = dot;
  while (from > floor && dot - from <= LONGEST_LABEL && isOfLabel(text.charCodeAt(from - 1))) from--;
  let next = dot;
  while (next < text.length && (isOfLabel(text.charCodeAt(next)) || text.charCodeAt(next) === DOT)) next++;
  let end = next;
  while (end > dot && text.charCodeAt(end - 1) === DOT) end--;
  const hasMore = end === next && matchesAt(REST, text, end);
  const mayEnd = matchesAt(END, text, end) && !isLetterOfWord(text, end);
  const mayBegin = mayBeginSuffix(text, from) && !isLetterOfWord(text, from - 1);
  const isName = mayBegin && (hasMore || mayEnd) && isHostName(text.slice(from, end), domains);
  return { from, to: isName ? end : -1, next, hasMore };
}

function matchesAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

function isOfLabel(code: number): boolean {
  return isAlpha(code) || isDigit(code) || code === HYPHEN;
}

/** A last label of capitals and small letters more likely begins a sentence: `end.It`. */
function isHostName(text: string, domains: TopLevelDomains): boolean {
  const last = text.slice(text.lastIndexOf(".") + 1);
  return (
    last.length < text.length &&
    (last === last.toLowerCase() || last === last.toUpperCase()) &&
    domains.has(last.toLowerCase()) &&
    dnsFaults(text).length === 0
  );
}
