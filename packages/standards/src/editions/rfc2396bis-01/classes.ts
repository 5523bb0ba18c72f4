/** rfc2396bis-01 §2.2, §2.3, §2.4.3: the classes of characters. */

import type { CharacterClasses } from "../../edition.ts";

export const CLASSES: CharacterClasses = {
  reserved: "[];/?:@&=+$,",
  /** `mark`. */
  unreserved: "-_.!~*'()",
  /** The space, `delims` and `unwise`. */
  excluded: ' <>"{}|\\^`',
};
