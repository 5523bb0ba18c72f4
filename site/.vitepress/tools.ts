/** The tools of the page, in the order of the menu: their names in each language, and where they are. */

export interface Tool {
  readonly en: string;
  readonly zh: string;
  /** From the root of a language, without `/`. */
  readonly path: string;
}

export const TOOLS: readonly Tool[] = [
  { en: "Look", zh: "查看", path: "" },
  { en: "Compare", zh: "比较", path: "compare" },
  { en: "Resolve", zh: "解析引用", path: "resolve" },
  { en: "Text", zh: "文字", path: "text" },
  { en: "Confuse", zh: "迷惑防线", path: "confuse" },
  { en: "Minefield", zh: "雷区", path: "minefield" },
  { en: "Grammar", zh: "语法", path: "grammar" },
  { en: "List", zh: "列表", path: "list" },
];
