/**
 * @urikit/where/words/zh: what is wrong with an expression, in Chinese, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import type { FAULTS } from "./en-faults.ts";

const quoted = (found: string) => (found === "" ? "表达式的结尾" : `“${found}”`);
const oneOf = (words: readonly string[]) => words.join("、");

/** The sentences of this package in Chinese. */
export const zh = {
  "where-word-expected": (found) => (found === "" ? "这里缺少一个条件" : `没有“${found}”这个词`),
  "where-name-expected": (found) => `“query.”之后应为键的名称，而不是${quoted(found)}`,
  "where-operator-expected": (found, ...expected) => `这里应为 ${oneOf(expected)}，而不是${quoted(found)}`,
  "where-value-expected": (found) => `这里应为一个值，而不是${quoted(found)}；其他的值可以加引号`,
  "where-end-expected": (found, ...expected) =>
    `这里应为 ${oneOf(expected)} 或表达式的结尾，而不是${quoted(found)}；含空格的值要加引号`,
  "where-number-expected": (found) => `端口是一个数字，而不是${quoted(found)}`,
  "where-severity-expected": (found, ...expected) =>
    `严重程度是 ${oneOf(expected)} 之一，而不是${quoted(found)}`,
  "where-finding-expected": (found) => `没有${quoted(found)}这个发现`,
  "where-block-expected": (found) => `${quoted(found)}不是地址块，例如 10.0.0.0/8`,
  "where-reference-expected": (found) => `${quoted(found)}不是 URI 引用`,
  "where-quote-open": (found) => `引号 ${found} 没有闭合`,
  "where-parenthesis-open": () => "括号没有闭合",
  "where-too-deep": (_found, most) => `括号和否定的嵌套超过 ${most} 层`,
  "where-too-long": (_found, most) => `表达式超过 ${most} 个字符`,
} satisfies Catalogue<keyof typeof FAULTS>;
