/** The words of Template, in Chinese. */

import { texts as tool } from "../../tool/texts/zh.ts";
import { reasonInChinese } from "../../tool/texts/zh-reasons.ts";
import type { TemplateTexts } from "./en.ts";

export const texts: TemplateTexts = {
  tool,
  title: "展开 URI 模板",
  intro: "写一个 RFC 6570 的模板，给出各变量的值，得到 URI；或者给出 URI，得到各变量的值。",
  input: "URI 模板",
  expansion: "展开的结果",
  values: "值",
  match: "匹配",
  uri: "模板可能展开成的 URI",
  noVariables: "它没有变量。",
  noValue: "（没有值）",
  noValues: "其中没有变量有值。",
  noMatch: "模板不会展开成这个 URI。",
  json: '列表写作 ["a","b"]，键值对写作 {"a":"b"}；空白表示没有值。',
  copyExpansion: "复制展开的结果",
  level: (level) => `第 ${level} 级的模板（RFC 6570 §1.2）`,
  valueOf: (name) => `${name} 的值`,
  tooLong: (most) => `它超过 ${most} 个字符：请用命令 uri expand。`,
  reason: reasonInChinese,
  invalid: (error) => `它不是 URI 模板：${reasonInChinese(error)}。`,
};
