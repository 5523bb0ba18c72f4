/** Why an edition refuses a reference, in a word or two: its message says it in full. */

import type { EditionError } from "@urikit/standards";
import { isInPassword, printable } from "urikit";

/** What RFC 3986 calls the error, where a character does not say it. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["backslash", "backslash"],
  ["invalid-ip-literal", "address in brackets"],
  ["invalid-port", "port"],
  ["invalid-scheme", "scheme"],
  ["lone-surrogate", "half a character"],
  ["malformed-percent-encoding", "percent sign"],
  ["non-ascii", "not ASCII"],
  ["zone-identifier", "zone"],
]);

/** Characters that are seldom seen, or easily overlooked. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["\\", "backslash"],
  [" ", "space"],
  ["\t", "tab"],
  ["\n", "line break"],
  ["\r", "line break"],
  ["%", "percent sign"],
]);

/** What may follow a host: where the text before it is not one, that character is not to blame. */
const AFTER_HOST = /^[/?#]?$/;

/** In parentheses after `refused`; undefined where there is no short word for it. */
export function refusalWord(reference: string, { code, index, rule }: EditionError): string | undefined {
  const word = WORDS.get(code ?? "");
  if (word !== undefined) return word;
  if (index === undefined) return undefined;
  if (rule === "host" && AFTER_HOST.test(reference.slice(index, index + 1))) return "host";
  const point = reference.codePointAt(index);
  if (point === undefined || isInPassword(reference, index)) return undefined;
  const character = String.fromCodePoint(point);
  return NAMES.get(character) ?? printable(character);
}
