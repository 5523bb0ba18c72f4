/** The words of Compare, in Chinese. */

import { reference } from "@urikit/explain/words/zh-at-once";
import { say, statement } from "urikit/words";
import { texts as tool } from "../../tool/texts/zh.ts";
import { reasonInChinese } from "../../tool/texts/zh-reasons.ts";
import type { CompareTexts, Which } from "./en.ts";

const ORDINALS: Readonly<Record<Which, string>> = { a: "第一个", b: "第二个" };

export const texts: CompareTexts = {
  tool,
  title: "比较两个引用",
  intro: "它们是否等价，依据哪些规则：RFC 3986 §6.2 的比较阶梯，每上一级就多放宽一些。",
  sides: { a: "第一个引用", b: "第二个引用" },
  examples: {
    standard: "标准自己的例子",
    port: "默认端口",
    order: "次序不同",
    slash: "多一个斜杠",
    encoded: "编码的斜杠",
  },
  equivalent: "等价",
  notEquivalent: "不等价",
  differing: (components) =>
    `：${components.map((component) => say(reference, statement(`component-${component}`))).join("、")}不同`,
  rungs: {
    identical: "文字相同",
    syntax: "按所有 URI 共同的规则相同",
    scheme: "按该方案的规则相同",
  },
  meetHere: "在这一级相遇",
  last: "最后的形式",
  likeness: (one) => say(reference, one),
  relative: "它们是相对引用，按原样比较。",
  tooLong: (which, longest) => `${ORDINALS[which]}超过 ${longest} 个字符：请用 uri compare。`,
  invalid: (which, error) => `${ORDINALS[which]}不是 URI 引用：${reasonInChinese(error)}。`,
};
