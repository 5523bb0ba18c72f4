/** The tools of the page, in the order of the menu: their names in each language, and where they are. */

export interface Tool {
  readonly en: string;
  readonly zh: string;
  /** From the root of a language, without `/`. */
  readonly path: string;
}

/** Those that the menu names where it has room. */
export const FIRST_TOOLS: readonly Tool[] = [
  { en: "Inspect", zh: "检查", path: "" },
  { en: "Compare", zh: "比较", path: "compare" },
  { en: "Resolve", zh: "解析引用", path: "resolve" },
  { en: "Text", zh: "文字", path: "text" },
  { en: "List", zh: "列表", path: "list" },
  { en: "Attack", zh: "绕过校验", path: "attack" },
];

export const MORE_TOOLS: readonly Tool[] = [
  { en: "Encode", zh: "编码", path: "encode" },
  { en: "Query", zh: "查询", path: "query" },
  { en: "Template", zh: "模板", path: "template" },
  { en: "Domain", zh: "域名", path: "domain" },
  { en: "Where", zh: "筛选", path: "where" },
  { en: "Grammar", zh: "语法", path: "grammar" },
  { en: "Minefield", zh: "雷区", path: "minefield" },
];

export const TOOLS: readonly Tool[] = [...FIRST_TOOLS, ...MORE_TOOLS];
