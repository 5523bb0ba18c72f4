/** The words of Resolve, in Chinese. */

import { texts as tool } from "../../tool/texts/zh.ts";
import { reasonInChinese } from "../../tool/texts/zh-reasons.ts";
import type { DotStep } from "../dot-segments.ts";
import type { ResolveTexts, Which } from "./en.ts";

const NAMES: Readonly<Record<Which, string>> = { base: "基准", reference: "引用" };

const RULES: Readonly<Record<DotStep["rule"], string>> = {
  A: "去掉开头的“../”或“./”",
  B: "“/./”变为“/”",
  C: "“/../”变为“/”，并去掉输出的最后一段",
  D: "去掉单独的“.”或“..”",
  E: "把第一段移到输出",
};

export const texts: ResolveTexts = {
  tool,
  title: "解析一个引用",
  intro: { before: "给出基准和引用，逐行看 ", after: " 怎样处理它们。" },
  base: "基准：一个 URI",
  reference: "引用",
  examples: "§5.4 的示例",
  target: "目标",
  pseudocode: "伪代码",
  notCarriedOut: "（未执行）",
  values: { yes: "是", no: "否", undefined: "未定义", empty: "空" },
  dotSegments: "点段",
  stepByStep: "逐步去掉点段",
  columns: { output: "输出缓冲区", input: "输入缓冲区" },
  rule: (rule) => `2${rule}：${RULES[rule]}`,
  tooLong: (which, longest) => `${NAMES[which]}超过 ${longest} 个字符：请用 uri resolve。`,
  invalid: (which, error) => `${NAMES[which]}：${reasonInChinese(error)}。`,
  meant: "本意可能是",
  take: "采用",
  takeLabel: (reference) => `采用 ${reference}`,
  noScheme: "基准没有方案，因此不是 URI（§5.1）。",
};
