/** The page for addresses that have no page: its words where no script runs, and the list that VitePress must not ask for. */

import type { Plugin } from "vite";
import { type Language, placesToGo } from "../not-found/links.ts";
import { texts as english, type NotFoundTexts } from "../not-found/texts/en.ts";
import { texts as chinese } from "../not-found/texts/zh.ts";

/** VitePress leaves the page empty: this is what it says without script, in both languages. */
export function withWords(html: string): string {
  const words = `<noscript>${section("en", english)}${section("zh", chinese)}</noscript>`;
  return html.replace('<div id="app"></div>', (app) => words + app);
}

function section(language: Language, texts: NotFoundTexts): string {
  const links = placesToGo(language, texts).map(({ text, link }) => `<li><a href="${link}">${text}</a></li>`);
  return `<main class="tool not-found" lang="${texts.language}"><h1>${texts.title}</h1><p>${texts.what}</p><ul>${links.join("")}</ul></main>`;
}

const ASKS_AGAIN = "if (!isRetry) {";

/**
 * Where there is no page, VitePress asks the server for a new list of pages; the policy allows no connection, and the
 * browser would tell that as an error. So it does not ask.
 */
export function asksForNoList(): Plugin {
  return {
    name: "asks-for-no-list",
    enforce: "pre",
    transform(code, id) {
      if (!/vitepress\/dist\/client\/app\/router\.js$/.test(id)) return undefined;
      if (!code.includes(ASKS_AGAIN)) throw new Error("VitePress asks for the list of pages elsewhere");
      return code.replace(ASKS_AGAIN, "if (false) {");
    },
  };
}
