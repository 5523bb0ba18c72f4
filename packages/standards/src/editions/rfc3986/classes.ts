/** RFC 3986 §2.2, §2.3: the classes of characters. */

import type { CharacterClasses } from "../../edition.ts";

export const CLASSES: CharacterClasses = {
  /** `gen-delims`, `#` among them now, and `sub-delims`. */
  reserved: ":/?#[]@!$&'()*+,;=",
  unreserved: "-._~",
  /** No rule names them: what is in no class is not allowed. */
  excluded: ' <>"{}|\\^`',
};
