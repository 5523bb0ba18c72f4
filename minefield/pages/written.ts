/** All files that `npm run pages` writes, by their paths from the root. */

import { articles } from "./article.ts";
import { type Field, field, pageOf } from "./field.ts";
import { page } from "./page.ts";
import { matrixPicture, pairsPicture } from "./pictures.ts";
import { readerPage } from "./reader-page.ts";
import { versionPages } from "./versions.ts";

/** The folder that holds nothing else: the page of a reader that is gone goes, too. */
export const READER_PAGES = "docs/minefield";

/** The texts by their paths. */
export function written(of: Field = field()): ReadonlyMap<string, string> {
  return new Map([
    ["docs/minefield.md", page(of)],
    ...articles(of),
    ...of.scored.map((scored): [string, string] => [`docs/${pageOf(scored.reader)}`, readerPage(scored, of)]),
    ...versionPages(),
    ["docs/pictures/minefield-rfc3986.svg", matrixPicture(of, "rfc3986", "Readers and kinds, by RFC 3986")],
    [
      "docs/pictures/minefield-url-standard.svg",
      matrixPicture(of, "urlStandard", "Readers and kinds, by the URL Standard"),
    ],
    ["docs/pictures/minefield-most.svg", matrixPicture(of, "readers", "Readers and kinds, by most readers")],
    ["docs/pictures/minefield-pairs.svg", pairsPicture(of, "Pairs of readers by their different hosts")],
  ]);
}
