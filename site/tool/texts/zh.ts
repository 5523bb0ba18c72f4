/** What all tools say, in Chinese. */

import type { ToolTexts } from "./en.ts";

export const texts: ToolTexts = {
  examples: "示例",
  verdict: "结论",
  empty: "（空）",
  loading: "正在加载……",
  notLoaded: "无法加载。这个页面的来源还连得上吗？",
  secrets: {
    keep: "在本页地址中也保留机密内容",
    otherwise: "否则地址中以 *** 代替。",
  },
};
