/** The pages of the documentation, each about one thing that an answer names. */

import { withBase } from "vitepress";

type Series = "findings" | "error-codes" | "normalization-rules" | "schemes" | "habits";

/** The address of the page about one of them, on the site that is shown. */
export function pageAbout(series: Series, id: string): string {
  return withBase(`/docs/${series}/${id}.html`);
}
