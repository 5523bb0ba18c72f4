/** The languages of the page: English at its root, Chinese at `/zh/`. The words of VitePress itself are here. */

import type { DefaultTheme, LocaleConfig } from "vitepress";
import {
  CHINESE_DOCUMENTATION,
  DOCUMENTATION,
  type Page,
  type PageGroup,
  pagesOf,
  placeOf,
} from "./pages.ts";
import { FIRST_TOOLS, MORE_TOOLS, TOOLS, type Tool } from "./tools.ts";

/** The default theme, with the pages that are in Chinese, too. */
export interface Theme extends DefaultTheme.Config {
  /** Their files from `zh/`, such as `compare.md`. */
  readonly inChinese?: readonly string[];
}

const linkTo = (file: string) => `/${placeOf(file).replace(/(^|\/)index\.md$|\.md$/, "$1")}`;

const sidebarOf = (groups: readonly PageGroup[]): DefaultTheme.SidebarItem[] => groups.map(groupItem);

function groupItem({ text, pages }: PageGroup): DefaultTheme.SidebarItem {
  return { text, items: pages.map(itemOf) };
}

/**
 * A group within a door is closed, until one of its pages is shown. It leads to its first page: VitePress has a button in a button
 * otherwise.
 */
function itemOf(one: Page | PageGroup): DefaultTheme.SidebarItem {
  if ("file" in one) return { text: one.text, link: linkTo(one.file) };
  const [first] = pagesOf(one);
  return { ...groupItem(one), collapsed: true, ...(first !== undefined && { link: linkTo(first.file) }) };
}

const itemsIn = (name: "en" | "zh", tools: readonly Tool[]) =>
  tools.map((tool) => ({ text: tool[name], link: `/${name === "zh" ? "zh/" : ""}${tool.path}` }));

const english = (reference: PageGroup): DefaultTheme.Config => ({
  nav: [
    ...itemsIn("en", FIRST_TOOLS),
    // In the place of those before it, where they have no room: theme/style.css says where.
    { text: "Tools", items: itemsIn("en", TOOLS) },
    { text: "More", items: itemsIn("en", MORE_TOOLS) },
    {
      text: "Documentation",
      link: "/docs/",
      activeMatch: "^/(README|docs|packages|minefield/|bench|reference)",
    },
  ],
  // The pages of the reference have a menu of their own: in that of all others they would be a quarter.
  sidebar: {
    "/reference/": sidebarOf([reference, ...DOCUMENTATION.slice(0, 1)]),
    "/": sidebarOf(DOCUMENTATION),
  },
  langMenuLabel: "Change language",
});

const CHINESE: DefaultTheme.Config = {
  nav: [
    ...itemsIn("zh", FIRST_TOOLS),
    { text: "工具", items: itemsIn("zh", TOOLS) },
    { text: "更多", items: itemsIn("zh", MORE_TOOLS) },
    {
      text: "文档",
      link: linkTo("docs/zh/README.md"),
      activeMatch: "^/zh/(README|docs|packages)",
    },
  ],
  sidebar: [
    ...sidebarOf(CHINESE_DOCUMENTATION),
    { text: "英文文档", items: [{ text: "全部文档（英文）", link: "/docs/" }] },
  ],
  outline: { level: [2, 3], label: "本页目录" },
  docFooter: { prev: "上一页", next: "下一页" },
  darkModeSwitchLabel: "外观",
  lightModeSwitchTitle: "切换到浅色",
  darkModeSwitchTitle: "切换到深色",
  sidebarMenuLabel: "目录",
  returnToTopLabel: "回到顶部",
  langMenuLabel: "切换语言",
  skipToContentLabel: "跳到正文",
};

/** The words of the search in Chinese. */
export const CHINESE_SEARCH: NonNullable<DefaultTheme.LocalSearchOptions["translations"]> = {
  button: { buttonText: "搜索", buttonAriaLabel: "搜索" },
  modal: {
    displayDetails: "显示详细列表",
    resetButtonTitle: "清除",
    backButtonTitle: "关闭搜索",
    noResultsText: "没有找到",
    footer: {
      selectText: "选择",
      selectKeyAriaLabel: "回车键",
      navigateText: "移动",
      navigateUpKeyAriaLabel: "上箭头",
      navigateDownKeyAriaLabel: "下箭头",
      closeText: "关闭",
      closeKeyAriaLabel: "Esc 键",
    },
  },
};

/**
 * The languages.
 * @param reference The pages of the reference of the packages.
 */
export function languages(reference: PageGroup): LocaleConfig<DefaultTheme.Config> {
  return {
    root: { label: "English", lang: "en", themeConfig: english(reference) },
    zh: {
      label: "简体中文",
      lang: "zh-Hans",
      description: "查看一个 URI：它的组成部分、含义、是否合法，以及哪些程序会有不同的读法。",
      themeConfig: CHINESE,
    },
  };
}
