/**
 * @urikit/standards/messages/zh: what editions and programs do, and why they differ, in Chinese. Nothing else loads it.
 *
 * @packageDocumentation
 */

import { tryParse } from "urikit";
import { phraseBook, reasonOf } from "urikit/messages/zh";
import { CHANGES } from "./changes.ts";
import { HABITS } from "./habits.ts";
import { REFUSALS } from "./refusals.ts";

export { HABIT_TITLES } from "./titles.ts";

/** A character that is not allowed. */
function characterInChinese(value: string): string {
  if (value === "a space") return "空格";
  return value.length > 2 && value.startsWith('"') && value.endsWith('"') ? `“${value.slice(1, -1)}”` : value;
}

const plainOf = phraseBook({ ...HABITS, ...REFUSALS }, characterInChinese);

/** What holds another sentence; of those, none holds one in its turn. */
const aroundOf = phraseBook(
  {
    ...CHANGES,
    "refuses it: {}": "拒绝它：{0}",
    "{} refuses it: it {} ({})": "{0} 拒绝它：{1}（{2}）",
    "of the base: {}": "就基准而言：{0}",
    "the base is not a URL: {}": "基准不是 URL：{0}",
    "the base is not a URI: {}": "基准不是 URI：{0}",
  },
  (value) => plainOf(value) ?? value,
);

/**
 * A sentence of this package in Chinese: what a program does (`says` of a habit), why an edition or a program refuses a text
 * (`message`), why there is no target, or why two editions differ (`reason`). Data in backticks stays there.
 *
 * @param reference The text that it is about: what RFC 3986 says against it is then in Chinese, too.
 * @returns The sentence as given, if there is no Chinese for it.
 *
 * @example
 * ```ts
 * import { rfc2396 } from "@urikit/standards";
 * import { inChinese } from "@urikit/standards/messages/zh";
 *
 * inChinese(rfc2396.check("about:")?.message ?? ""); // => "absoluteURI 还没有完整，文字就结束了（RFC 2396 §3）"
 * ```
 */
export function inChinese(sentence: string, reference?: string): string {
  const told = reference === undefined ? sentence : withReasonInChinese(sentence, reference);
  return aroundOf(told) ?? plainOf(told) ?? told;
}

/** What RFC 3986 says against the reference is of `urikit`, whose catalogue has it. */
function withReasonInChinese(sentence: string, reference: string): string {
  const read = tryParse(reference);
  return read.valid ? sentence : sentence.replace(read.error.reason, () => reasonOf(read.error));
}
