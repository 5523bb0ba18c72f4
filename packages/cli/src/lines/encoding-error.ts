/** The error of a line of octets that is not UTF-8. */

import { illFormedAt } from "./latin1.ts";
import { type LineError, NOT_UTF_8 } from "./line-error.ts";

const NOT_UTF_8_MESSAGE =
  "this is not UTF-8; a URI is ASCII, with other octets percent-encoded (uri encode encodes them)";

/** The error of a line of octets that is not UTF-8, and that was read as `text` with replacements. */
export function encodingError(line: string, text: string): LineError | undefined {
  const index = illFormedAt(line, text);
  if (index < 0) return undefined;
  return { index, code: NOT_UTF_8, rule: "line", section: "uri", message: NOT_UTF_8_MESSAGE };
}
