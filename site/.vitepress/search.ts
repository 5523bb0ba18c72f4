/**
 * The text by which the search finds a page: of what a person looks for, all of it as it is shown; of pages that are made, or
 * one of many alike, their heading and what they are about; of statements, results and tables nothing.
 */

import type { DefaultTheme, MarkdownEnv } from "vitepress";
import { firstParagraph } from "../series/first-paragraph.ts";
import { isInSeries } from "./pages.ts";
import { withWordsApartIn } from "./search-words.ts";

type Render = NonNullable<DefaultTheme.LocalSearchOptions["_render"]>;

/** Pages in which nobody looks for a word. */
const NOT_SEARCHED =
  /^(?:CHANGELOG|README|CONTRIBUTING|docs\/(?:statements|proof|architecture|stability|minefield|contradictions|verdict|link-checkers)|docs\/minefield\/.*|bench\/.*|tools\/.*|minefield\/(?!runner).*|samples\/.*|site\/.*|packages\/urikit\/test\/.*)\.md$/;

/** The headings of the sections alone. */
const sectionsIn = (source: string) =>
  [...source.matchAll(/^##+ .*$/gm)].map(([one]) => `${one}\n`).join("\n");

const LONG_TABLES =
  /^docs\/(?:registered-schemes|advisories|compatibility|thirty-years|gauntlet|habits|findings)\.md$/;

/** The page as HTML, its Chinese words apart, and without colours in its code, which would only be taken away again. */
export const searchedHtml: Render = (source, env, markdown) => {
  const { relativePath } = env as MarkdownEnv;
  if (NOT_SEARCHED.test(relativePath)) return "";
  const text = shownOf(relativePath, source);
  const { highlight } = markdown.options;
  markdown.options.highlight = null;
  try {
    return withWordsApartIn(markdown.render(text, env));
  } finally {
    markdown.options.highlight = highlight ?? null;
  }
};

function shownOf(path: string, source: string): string {
  const [heading = ""] = /^# .*$/m.exec(source) ?? [];
  if (path.startsWith("reference/")) return heading;
  const about = `${heading}\n\n${firstParagraph(source) ?? ""}\n`;
  if (path.startsWith("docs/migration/")) return `${about}\n${sectionsIn(source)}`;
  return isInSeries(path) || LONG_TABLES.test(path) ? about : source;
}
