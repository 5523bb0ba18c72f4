/** The error of a line of octets that is not UTF-8. */

import { illFormedAt } from "./latin1.ts";
import type { LineError } from "./line-error.ts";

const NOT_UTF_8 = "not-utf-8";
const NOT_UTF_8_MESSAGE =
  "this is not UTF-8; a URI is ASCII, with other octets percent-encoded (uri encode encodes them)";

/** The error of a line of octets that is not UTF-8, and that was read as `text` with replacements. */
export function encodingError(line: string, text: string): LineError | undefined {
  const index = illFormedAt(line, text);
  if (index < 0) return undefined;
  return { index, code: NOT_UTF_8, rule: "line", section: "uri", message: NOT_UTF_8_MESSAGE };
}

/** Whether the text of the line is what the line holds, without replacements. */
export function hasText({ code }: LineError): boolean {
  return code !== NOT_UTF_8;
}
