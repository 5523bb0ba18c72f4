/** What Compare says, in Chinese. */

import { COMPONENTS } from "../../../packages/cli/src/for-page/chinese.ts";
import { texts as tool } from "../../tool/texts/zh.ts";
import { reasonInChinese } from "../../tool/texts/zh-reasons.ts";
import type { CompareTexts, Which } from "./en.ts";

const ORDINALS: Readonly<Record<Which, string>> = { a: "第一个", b: "第二个" };

/** What two have in common, by the words of the command. */
const LIKENESSES: Readonly<Record<string, string>> = {
  "the same pairs, in another order": "对相同，只是次序不同",
  "the paths differ only in upper and lower case, which servers may tell apart (§6.2.2.1)":
    "两个路径只有大小写不同，服务器可能会区分（§6.2.2.1）",
  "one path has a slash at its end, which a server may redirect to (§6.2.4)":
    "其中一个路径末尾多一个斜杠，服务器可能会重定向到它（§6.2.4）",
  "the same but for http and https, which are two schemes (RFC 9110 §4.2.2)":
    "除了 http 与 https 之外都相同，而这是两个方案（RFC 9110 §4.2.2）",
  'the hosts differ by "www.", which is a name of its own in DNS (§3.2.2)':
    "两个主机只差“www.”，而它在 DNS 中是另一个名称（§3.2.2）",
};

export const texts: CompareTexts = {
  tool,
  title: "比较两个引用",
  intro: "它们是否等价，依据哪些规则：RFC 3986 §6.2 的比较阶梯，每上一级就多放宽一些。",
  sides: { a: "一个", b: "另一个" },
  examples: {
    standard: "标准自己的例子",
    port: "默认端口",
    order: "次序不同",
    slash: "多一个斜杠",
    encoded: "编码的斜杠",
  },
  equivalent: "等价",
  notEquivalent: "不等价",
  differing: (components) => `：${components.map((component) => COMPONENTS[component].name).join("、")}不同`,
  rungs: {
    identical: "文字相同",
    syntax: "按所有 URI 共同的规则相同",
    scheme: "按该方案的规则相同",
  },
  meetHere: "在这一级相遇",
  likeness: (sentence) => LIKENESSES[sentence] ?? sentence,
  relative: "它们是相对引用，按原样比较。",
  tooLong: (which, longest) => `${ORDINALS[which]}超过 ${longest} 个字符：请用 uri compare。`,
  invalid: (which, error) => `${ORDINALS[which]}不是 URI 引用：${reasonInChinese(error)}。`,
};
