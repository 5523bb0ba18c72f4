/**
 * urikit/messages/zh: what the errors of the library say, in Chinese, by their codes. Nothing else loads it.
 *
 * @packageDocumentation
 */

import type { CanonicityReason } from "../../canonicity.ts";
import type { IdnaError } from "../../idna/errors.ts";
import type { UriErrorDetails } from "../../syntax/errors.ts";
import { isInPassword } from "../../syntax/password.ts";
import { excerpt, printable } from "../../syntax/printable.ts";
import { phraseBook } from "../phrases.ts";
import { ADVICE } from "./advice.ts";
import { CANONICITY } from "./canonicity.ts";
import { EXPECTED } from "./expected.ts";
import { DOMAIN_NAMES } from "./idna.ts";
import { PLACES } from "./places.ts";
import { PLAN_NOTES } from "./plan-notes.ts";
import { REASONS } from "./reasons.ts";

export { type PhraseBook, type Phrases, phraseBook } from "../phrases.ts";

const placeOf = phraseBook(PLACES);
const adviceOf = phraseBook(ADVICE);
/** Where a character is not allowed. */
const CHARACTER_OF = "a character of ";
const expectedOf = phraseBook({ '"{}:"': "“{0}:”", '"{}://"': "“{0}://”", ...EXPECTED });

// Who asks for errors alone is not given the notes of plans.
const planNoteOf = /* @__PURE__ */ phraseBook(PLAN_NOTES);

/**
 * What a step of a plan is for, in Chinese, by its `note`; also what a person is asked for, and what is guessed.
 *
 * @returns The words as given, if there is no Chinese for them.
 *
 * @example
 * ```ts
 * import { planAny } from "urikit/schemes";
 * import { planNote } from "urikit/messages/zh";
 *
 * const [step] = planAny("tel:+1-201-555-0123")?.steps ?? [];
 * planNote(step?.note ?? ""); // => "使用者同意后拨打号码（RFC 3966 §11）"
 * ```
 */
export function planNote(words: string): string {
  return planNoteOf(words) ?? words;
}

/** More than any reason of ours needs that does not repeat a text from outside. */
const LONGEST_REASON = 240;

/**
 * Why a text is not what it was read as, in Chinese: the sentence of the error's code, with what was read, what was
 * expected and which rule taken from the error, then the section, and what can be done.
 *
 * @param error A `UriSyntaxError`, an error of `urikit/idna`, or a reason of `canonicity`.
 * @returns One printable line, without a password.
 *
 * @example
 * ```ts
 * import { canonicity, tryParse } from "urikit";
 * import { toAscii } from "urikit/idna";
 * import { reasonOf } from "urikit/messages/zh";
 *
 * const result = tryParse("http://example.org/a b");
 * result.valid ? "" : reasonOf(result.error); // => "路径中不允许出现空格（§3.3）；请写作 %20"
 * toAscii("-a.example").errors.map(reasonOf); // => ["标签不能以“-”开头或结尾（UTS 46 §4.1）"]
 * canonicity("HTTP://a/").because.map(reasonOf); // => ["方案含有大写字母（rfc2396bis-01 §6.3）"]
 * ```
 */
export function reasonOf(error: UriErrorDetails | IdnaError | CanonicityReason): string {
  if (!("code" in error))
    return withSection(CANONICITY[error.rule] ?? `方案的规则 ${error.rule} 会改写它`, error);
  return "input" in error ? reasonOfText(error) : withSection(DOMAIN_NAMES[error.code], error);
}

function reasonOfText(error: UriErrorDetails): string {
  const { code, rule, reason } = error;
  const place = error.expected.startsWith(CHARACTER_OF) ? error.expected.slice(CHARACTER_OF.length) : "";
  const sentence = REASONS[code]({
    character: characterOf(error),
    place: place === "" ? "" : (placeOf(place) ?? place),
    expected: expectedOf(error.expected) ?? error.expected,
    rule,
    isIri: reason.includes("this is an IRI"),
  });
  const [, advice] = /\); (.*)$/.exec(reason) ?? [];
  const told = advice === undefined ? undefined : adviceOf(advice);
  const whole = withSection(sentence, error) + (told === undefined ? "" : `；${told}`);
  return excerpt(whole, LONGEST_REASON);
}

function withSection(sentence: string, { section }: { readonly section: string }): string {
  return spaced(`${sentence}（${section.replace(/^RFC 3986 /, "")}）`);
}

/** A blank between Chinese and Latin letters or digits, as is usual in print. */
function spaced(sentence: string): string {
  return sentence
    .replace(/([\u4e00-\u9fff])(?=[A-Za-z0-9])/g, "$1 ")
    .replace(/([A-Za-z0-9])(?=[\u4e00-\u9fff])/g, "$1 ");
}

const NAMES: Readonly<Record<string, string>> = {
  " ": "空格",
  "\t": "制表符",
  "\\": "反斜杠",
  '"': "双引号",
};

/** The character at the place of the error; a character of a password is not shown (§7.5). */
function characterOf({ input, index }: UriErrorDetails): string {
  if (isInPassword(input, index)) return "这个字符";
  const character = String.fromCodePoint(input.codePointAt(index) ?? 0);
  return index >= input.length ? "结尾" : (NAMES[character] ?? `“${printable(character)}”`);
}
