/** The words of Query, in Chinese. */

import { texts as tool } from "../../tool/texts/zh.ts";
import { reasonInChinese } from "../../tool/texts/zh-reasons.ts";
import type { QueryTexts } from "./en.ts";

export const texts: QueryTexts = {
  tool,
  title: "编辑查询",
  intro: "把链接的查询读作一对对的键和值，并编辑它们。先切分再解码；没有编辑的部分保持原样。",
  input: "带有查询的 URI 引用",
  delimiter: "分隔符：",
  form: "+ 是空格，如 HTML 表单",
  add: "添加一对",
  sort: "按键排序",
  dedupe: "去掉重复的对",
  untrack: "去掉跟踪参数",
  none: "它没有查询：可以添加一对。",
  pairs: "键与值",
  key: "键",
  value: "值",
  change: "更改",
  drop: "删除",
  noValue: "（没有 =）",
  keyOf: (at) => `第 ${at} 对的键`,
  valueOf: (at) => `第 ${at} 对的值`,
  upOf: (at) => `第 ${at} 对上移`,
  dropOf: (at) => `删除第 ${at} 对`,
  more: (count) => `……另有 ${count} 对。`,
  tooLong: (most) => `它超过 ${most} 个字符：请用命令行。`,
  invalid: (error) => `它不是 URI 引用：${reasonInChinese(error)}。`,
};
