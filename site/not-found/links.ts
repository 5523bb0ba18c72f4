/** Where a reader can go from an address that has no page: the tools and the documentation, in a language. */

import { TOOLS } from "../.vitepress/tools.ts";
import type { NotFoundTexts } from "./texts/en.ts";

export interface PlaceToGo {
  readonly text: string;
  /** From the root of the site, with its `/`. */
  readonly link: string;
}

export type Language = "en" | "zh";

const ROOTS: Readonly<Record<Language, string>> = { en: "/", zh: "/zh/" };

/** The language of an address. */
export function languageOf(path: string): Language {
  return /(?:^|\/)zh(?:\/|$)/.test(path) ? "zh" : "en";
}

export function placesToGo(language: Language, texts: NotFoundTexts): PlaceToGo[] {
  const root = ROOTS[language];
  return [
    ...TOOLS.map((tool) => ({
      text: tool[language],
      link: root + (tool.path === "" ? "" : `${tool.path}.html`),
    })),
    { text: texts.documentation, link: language === "en" ? "/README.html" : "/zh/README.html" },
  ];
}
