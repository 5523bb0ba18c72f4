/** The sentence of an error, in the language of a catalogue. */

import { excerpt } from "./printable.ts";
import { type Catalogue, type Statement, say, statement } from "./statement.ts";

/**
 * Anything with a reason: an error of a text or of a domain name, or an answer about a reference that is not canonical.
 */
export interface Reasoned {
  readonly problem: Statement;
  /** The section that has the rule. */
  readonly section: string;
  readonly advice?: Statement | undefined;
}

/** More than any reason of ours needs that does not repeat a text from outside. */
const LONGEST_REASON = 240;

/**
 * Why a text is not what it was read as: the problem, the section that has the rule, and advice if there is any.
 *
 * @param words A catalogue of `urikit`; for an error of another package, with those of its catalogue.
 * @param error A `UriSyntaxError`, an error of `urikit/idna`, or a reason of `canonicity`.
 * @returns One printable line, without a password.
 *
 * @example
 * ```ts
 * import { canonicity, tryParse } from "urikit";
 * import { toAscii } from "urikit/idna";
 * import { reasonOf } from "urikit/words";
 * import { zh } from "urikit/words/zh";
 *
 * const result = tryParse("http://example.org/a b");
 * result.valid ? "" : reasonOf(zh, result.error); // => "路径中不允许出现空格（§3.3）；请写作 %20"
 * toAscii("-a.example").errors.map((error) => reasonOf(zh, error)); // => ["标签不能以“-”开头或结尾（UTS 46 §4.1）"]
 * canonicity("HTTP://a/").because.map((one) => reasonOf(zh, one)); // => ["方案含有大写字母（rfc2396bis-01 §6.3）"]
 * ```
 */
export function reasonOf(words: Catalogue, reasoned: Reasoned): string {
  return excerpt(say(words, reasonStatement(reasoned)), LONGEST_REASON);
}

/** The same as a statement, to be a part of others. */
export function reasonStatement({ problem, section, advice }: Reasoned): Statement {
  const values = [problem, section.replace(/^RFC 3986 /, "")];
  return advice ? statement("reason-with-advice", ...values, advice) : statement("reason", ...values);
}
