/** The pages of the documentation, each about one thing that an answer names, in each language. */

import { useData, withBase } from "vitepress";

type Series = "findings" | "error-codes" | "normalization-rules" | "schemes" | "habits";

/** The address of the page about one of them, on the site and in the language that is shown; for templates, which Vue can ask. */
export function pageAbout(series: Series, id: string): string {
  const { lang } = useData();
  return withBase(`/${lang.value === "en" ? "" : "zh/"}docs/${series}/${id}.html`);
}
