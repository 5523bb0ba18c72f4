/** 没有这个页面时说的话。 */

import type { NotFoundTexts } from "./en.ts";

export const texts: NotFoundTexts = {
  language: "zh-Hans",
  title: "这里没有页面",
  what: "链接可能写错了，或者页面已经移走。",
  tools: "工具",
  documentation: "文档",
  search: "搜索",
};
