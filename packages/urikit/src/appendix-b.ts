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

/** Where the first of some characters stands, at `from` or behind it, or the end of the text. */
export function indexOfAny(text: string, characters: string, from: number): number {
  let i = from;
  while (i < text.length && !characters.includes(text.charAt(i))) i++;
  return i;
}
