/**
 * @urikit/audit/messages/zh: what an audit and a guard say, in Chinese, by the ids of their findings. Nothing else loads it.
 *
 * @packageDocumentation
 */

import { canonicity, decode, tryParse } from "urikit";
import { toAscii } from "urikit/idna";
import { type PhraseBook, phraseBook, reasonOf } from "urikit/messages/zh";
import type { Finding } from "../../finding.ts";
import { BLOCK_NAMES, SOURCES } from "./blocks.ts";
import { type ChineseKind, KINDS, REASONS } from "./kinds.ts";

export type { ChineseKind } from "./kinds.ts";

/** A finding, or a reason of a guard. */
type Said = Pick<Finding, "id" | "message"> & Partial<Pick<Finding, "from" | "to" | "advice">>;

/**
 * A finding of the audit, or a reason of the guard, with its message and its advice in Chinese.
 *
 * @param text The text that was audited: some messages are about it.
 * @returns The same as given where there is none of that id.
 *
 * @example
 * ```ts
 * import { audit } from "@urikit/audit";
 * import { inChinese } from "@urikit/audit/messages/zh";
 *
 * const text = "http://www.example.com@0x7f.1/";
 * audit(text).map((finding) => inChinese(finding, text).message)[0];
 * // => "看起来像 `www.example.com`，主机其实是 `0x7f.1`"
 * ```
 */
export function inChinese<One extends Said>(said: One, text: string): One {
  const kind = explain(said.id);
  if (kind === undefined) return said;
  const message = aboutText(said, text) ?? bookOf(said.id, kind)(said.message) ?? titleWithValues(said, kind);
  return { ...said, message, ...(said.advice === undefined ? {} : { advice: kind.fix }) };
}

/**
 * What is known about a kind of finding, or about a reason of the guard, in Chinese; undefined if there is none of that id.
 *
 * @example
 * ```ts
 * import { explain } from "@urikit/audit/messages/zh";
 *
 * explain("password")?.title; // => "密码"
 * ```
 */
export function explain(id: string): ChineseKind | undefined {
  if (Object.hasOwn(KINDS, id)) return KINDS[id as keyof typeof KINDS];
  return Object.hasOwn(REASONS, id) ? REASONS[id] : undefined;
}

/**
 * The name of a block of addresses, or who sets a name apart, in Chinese: `name` of `addressKind(…).block`, and `source` of
 * that and of `nameKind(…)`. Documents, programs and companies keep their names.
 *
 * @example
 * ```ts
 * import { addressKind } from "@urikit/audit";
 * import { setApart } from "@urikit/audit/messages/zh";
 *
 * setApart(addressKind("127.0.0.1")?.block?.name ?? ""); // => "环回"
 * setApart("RFC 1122 §3.2.1.3"); // => "RFC 1122 §3.2.1.3"
 * ```
 */
export function setApart(words: string): string {
  return BLOCK_NAMES[words] ?? SOURCES[words] ?? words;
}

/** `Loopback (RFC 1122 §3.2.1.3)`: the name and the source, which may have parentheses of its own. */
function blockWithSource(words: string): string {
  const at = words.lastIndexOf(" (");
  const name = BLOCK_NAMES[words.slice(0, at)];
  return name === undefined ? setApart(words) : `${name}（${words.slice(at + 2, -1)}）`;
}

const books = new Map<string, PhraseBook>();

/** What a sentence names by its English name: a component. */
const COMPONENTS: ReadonlyMap<string, string> = new Map([
  ["scheme", "方案"],
  ["userinfo", "用户信息"],
  ["host", "主机"],
  ["port", "端口"],
  ["path", "路径"],
  ["query", "查询"],
  ["fragment", "片段"],
]);

/** The kinds whose sentences name components; in others such a word may be a part of the text. */
const OF_COMPONENTS: readonly string[] = ["bidi-order", "parsers-disagree"];

function bookOf(id: string, { says = {} }: ChineseKind): PhraseBook {
  const component = (value: string) => COMPONENTS.get(value) ?? value;
  const book = books.get(id) ?? phraseBook(says, OF_COMPONENTS.includes(id) ? component : blockWithSource);
  books.set(id, book);
  return book;
}

/** What is said of the whole text or of a host by another catalogue. */
function aboutText({ id, message, from, to }: Said, text: string): string | undefined {
  if (id === "not-a-reference") {
    const read = tryParse(text);
    return read.valid ? undefined : reasonOf(read.error);
  }
  if (id === "not-normal") {
    const reason = canonicity(text).because.find((one) => one.reason === message);
    return reason && reasonOf(reason);
  }
  if (id !== "invalid-internationalized-host") return undefined;
  const [error] = toAscii(decode(text.slice(from, to), { invalid: "keep" })).errors;
  const [host] = quotedIn(message);
  return error && host && `${host} 不是合法的国际化名称：${reasonOf(error)}`;
}

/** The title, and what the English message quotes. */
function titleWithValues({ message }: Said, { title }: ChineseKind): string {
  const quoted = quotedIn(message);
  return quoted.length === 0 ? title : `${title}：${quoted.join("，")}`;
}

function quotedIn(message: string): readonly string[] {
  return message.match(/`[^`]*`/g) ?? [];
}
