/** WHATWG URL, "URL writing": the URL code points, which are not all that the parser takes. */

import type { CharacterClasses } from "../../edition.ts";

export const CLASSES: CharacterClasses = {
  /** It has no such class; of the URL code points, those that a parser of it stops at. */
  reserved: ":/?#[]@",
  /** Every other URL code point of ASCII. */
  unreserved: "!$&'()*+,-.;=_~",
  /** No URL code points; the parser encodes or takes them all the same, and `\` for `/` where the scheme is special. */
  excluded: ' <>"{}|\\^`',
};
