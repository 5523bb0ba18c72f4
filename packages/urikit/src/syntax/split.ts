/**
 * RFC 3986 App. B: where delimiters part a text, whether it is valid or not. The expression printed there,
 * `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`, as a few searches.
 */

import { indexOfAny } from "./characters.ts";
import { requireString } from "./require-string.ts";

/** Where the parts of a text meet, as in a `Layout` (scanner.ts), but with an authority in one piece. */
export interface Parts {
  /** The colon after the scheme, or -1. */
  readonly schemeEnd: number;
  /** Where the path begins; the authority, if any, ends here and begins at `schemeEnd` + 3. */
  readonly pathFrom: number;
  readonly pathTo: number;
  /** The `#`, or the end of the text. */
  readonly queryTo: number;
}

/**
 * Splits a text at the delimiters of Appendix B, whether it is a URI reference or not.
 *
 * @param text Any text.
 * @returns Where its parts meet, as offsets of UTF-16 code units.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { split } from "urikit/syntax";
 *
 * split("http://a b/c?d"); // => { schemeEnd: 4, pathFrom: 10, pathTo: 12, queryTo: 14 }
 * split("c d").schemeEnd; // => -1
 * ```
 */
export function split(text: string): Parts {
  requireString(text);
  const delimiter = indexOfAny(text, ":/?#", 0);
  const schemeEnd = delimiter > 0 && text[delimiter] === ":" ? delimiter : -1;
  const start = schemeEnd + 1;
  const pathFrom = text.startsWith("//", start) ? indexOfAny(text, "/?#", start + 2) : start;
  const pathTo = indexOfAny(text, "?#", pathFrom);
  return { schemeEnd, pathFrom, pathTo, queryTo: indexOfAny(text, "#", pathTo) };
}
