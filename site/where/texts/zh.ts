/** The words of Where, in Chinese. */

import { zh as FAULTS } from "@urikit/where/words/zh";
import { say, statement } from "urikit/words";
import { texts as tool } from "../../tool/texts/zh.ts";
import type { WhereTexts } from "./en.ts";

export const texts: WhereTexts = {
  tool,
  title: "筛选列表",
  intro: "粘贴一个列表，写出要哪些行：按组成部分，按其中发现的问题，或按是否合法。",
  input: "表达式",
  docs: "../docs/where.html",
  words: "所有的词（英文）",
  lines: "各行",
  matching: "符合的行",
  copyLines: "复制符合的行",
  tooLong: "列表超过 100,000 个字符：请用命令 uri where，它可以读取任意大小的列表。",
  count: (found, all) => `${all} 行中有 ${found} 行`,
  more: (count) => `……另有 ${count} 行。`,
  fault: ({ code, found, expected }) => say(FAULTS, statement(`where-${code}`, found, ...expected)),
};
