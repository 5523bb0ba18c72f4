/** The text by which the search finds a page: as it is shown. */

import type { DefaultTheme } from "vitepress";
import { withWordsApartIn } from "./search-words.ts";

type Render = NonNullable<DefaultTheme.LocalSearchOptions["_render"]>;

/** The page as HTML, its Chinese words apart, and without colours in its code, which would only be taken away again. */
export const searchedHtml: Render = (source, env, markdown) => {
  const { highlight } = markdown.options;
  markdown.options.highlight = null;
  try {
    return withWordsApartIn(markdown.render(source, env));
  } finally {
    markdown.options.highlight = highlight ?? null;
  }
};
