/** Why an edition refuses a reference, in a word or two: its message says it in full. */

import type { ReaderError } from "@urikit/programs";
import { isInPassword, printable } from "urikit/display";
import { type Statement, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";

/** The name of the error in RFC 3986, where no character shows it. */
const WORDS: ReadonlyMap<string, ReferenceId> = new Map([
  ["backslash", "refusal-backslash"],
  ["invalid-ip-literal", "refusal-address"],
  ["invalid-port", "refusal-port"],
  ["invalid-scheme", "refusal-scheme"],
  ["lone-surrogate", "refusal-half"],
  ["malformed-percent-encoding", "refusal-percent"],
  ["non-ascii", "refusal-non-ascii"],
  ["zone-identifier", "refusal-zone"],
]);

/** Characters that are seldom seen, or easily overlooked. */
const NAMES: ReadonlyMap<string, ReferenceId> = new Map([
  ["\\", "refusal-backslash"],
  [" ", "refusal-space"],
  ["\t", "refusal-tab"],
  ["\n", "refusal-line-break"],
  ["\r", "refusal-line-break"],
  ["%", "refusal-percent"],
]);

/** The characters that may follow a host: where the text before one is not a host, that character is not to blame. */
const AFTER_HOST = /^[/?#]?$/;

/** In parentheses after `refused`; undefined where there is no short word for it. */
export function refusalWord(
  reference: string,
  { code, index, rule }: ReaderError,
): Statement<ReferenceId> | undefined {
  const word = WORDS.get(code ?? "");
  if (word !== undefined) return statement(word);
  if (index === undefined) return undefined;
  if (rule === "host" && AFTER_HOST.test(reference.slice(index, index + 1))) return statement("refusal-host");
  const point = reference.codePointAt(index);
  if (point === undefined || isInPassword(reference, index)) return undefined;
  const character = String.fromCodePoint(point);
  const name = NAMES.get(character);
  return name === undefined ? statement("refusal-character", printable(character)) : statement(name);
}
