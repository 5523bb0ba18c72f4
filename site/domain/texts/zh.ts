/** The words of Domain, in Chinese. */

import { texts as inspect } from "../../inspect/texts/zh.ts";
import { reasonInChinese } from "../../tool/texts/zh-reasons.ts";
import type { DomainTexts } from "./en.ts";

export const texts: DomainTexts = {
  tool: inspect.tool,
  findings: inspect.findings,
  load: inspect.loadFactWords,
  title: "读一个域名",
  intro: "IDNA 怎样一步步读这个名称，它注册在哪个后缀之下，人们可能把它看成什么。",
  input: "域名，可用任何文字",
  empty: "请填写一个名称，例如 bücher.example。",
  tooLong: "没有这样长的域名。",
  noAscii: "它没有 ASCII 形式。",
  steps: "逐步",
  mapped: "映射之后",
  unchanged: "（没有改变）",
  label: (at) => `第 ${at} 个标签`,
  ascii: "ASCII 形式",
  none: "无",
  owner: "由谁注册",
  suffix: "公共后缀",
  registrable: "注册的域名",
  kinds: { icann: "属于注册局", private: "由域名所有者列入", unlisted: "不在列表中" },
  alike: "形似",
  mixed: (labels) => `一个标签中有多种文字的字母：${labels.map((label) => `“${label}”`).join("、")}。`,
  noneAlike: "没有发现其中有什么看起来像别的东西。",
  copyAscii: "复制 ASCII 形式",
  error: (error) => reasonInChinese(error),
};
