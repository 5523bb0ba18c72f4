/** RFC 2396 §2.2, §2.3, §2.4.3, and RFC 2732 §3 (3): the classes of characters. */

import type { CharacterClasses } from "../../edition.ts";

export const CLASSES: CharacterClasses = {
  reserved: ";/?:@&=+$,[]",
  /** `mark`. */
  unreserved: "-_.!~*'()",
  /** `space`, `delims` and `unwise`. */
  excluded: ' <>"{}|\\^`',
};
