/** RFC 1738 §2.2, §5: the classes of characters. */

import type { CharacterClasses } from "../../edition.ts";

export const CLASSES: CharacterClasses = {
  reserved: ";/?:@&=",
  /** `safe` and `extra`. */
  unreserved: "$-_.+!*'(),",
  /** `unsafe` (§2.2), among them all that §5 calls `national`. */
  excluded: ' <>"{}|\\^~[]`',
};
