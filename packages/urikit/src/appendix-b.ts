/**
 * RFC 3986 App. B: where delimiters part a text, whether it is valid or not. The expression printed there,
 * `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`, as a few searches.
 */

/** Where the parts of a text meet, as in a `Layout` (syntax.ts), but with an authority in one piece. */
export interface Parts {
  /** The colon behind the scheme, or -1. */
  readonly schemeEnd: number;
  /** Where the path begins; the authority, if any, ends here and begins at `schemeEnd` + 3. */
  readonly pathFrom: number;
  readonly pathTo: number;
  /** The `#`, or the end of the text. */
  readonly queryTo: number;
}

/** Splits a text at the delimiters of Appendix B. */
export function split(text: string): Parts {
  const delimiter = indexOfAny(text, ":/?#", 0);
  const schemeEnd = delimiter > 0 && text[delimiter] === ":" ? delimiter : -1;
  const start = schemeEnd + 1;
  const pathFrom = text.startsWith("//", start) ? indexOfAny(text, "/?#", start + 2) : start;
  const pathTo = indexOfAny(text, "?#", pathFrom);
  return { schemeEnd, pathFrom, pathTo, queryTo: indexOfAny(text, "#", pathTo) };
}

/** Where the first of some characters stands in `text[from..to)`, or `to` if there is none. */
export function indexOfAny(text: string, characters: string, from: number, to = text.length): number {
  let i = from;
  while (i < to && !characters.includes(text.charAt(i))) i++;
  return i;
}

/**
 * What browsers read of a text up to the end of its authority, its delimiter included, where they read one (WHATWG
 * URL §4.4). They take a backslash for a slash, and skip controls and spaces at the beginning and tabs and line
 * breaks anywhere. After `http:` and the like any number of slashes will do; otherwise two are needed, and an
 * empty authority behind another scheme (`file:///`) is one. A relative reference is taken to have an http base.
 */
const AUTHORITY_FOR_BROWSERS =
  /^(?:(?:https?|wss?|ftp):[/\\\t\n\r]*|(?:[^!-\uffff]*|[^:/?#]+:(?!\/\/)[\t\n\r]*)[/\\][\t\n\r]*[/\\][/\\\t\n\r]*)[^/\\?#]*[/\\]?/i;

/** Where the authority ends that browsers read in a text, its delimiter included; 0 where they read none. */
export function authorityEndForBrowsers(text: string): number {
  return AUTHORITY_FOR_BROWSERS.exec(text)?.[0].length ?? 0;
}
