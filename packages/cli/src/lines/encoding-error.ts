/** The error of a line of octets that is not UTF-8. */

import { illFormedAt } from "./latin1.ts";
import { type LineError, notUtf8 } from "./line-error.ts";

/** The error of a line of octets that is not UTF-8, and that was read as `text` with replacements. */
export function encodingError(line: string, text: string): LineError | undefined {
  const index = illFormedAt(line, text);
  return index < 0 ? undefined : notUtf8(index);
}
