/** The pages and pictures of the documentation that are made of what is recorded here: the build of urikit's page writes them. */

import { readFileSync } from "node:fs";
import { page as compatibility } from "../ecosystem/page.ts";
import { leftOut } from "../ecosystem/repositories.ts";
import { results } from "../ecosystem/results.ts";
import { page as gauntlet } from "../gauntlet/page.js";
import { page as linkCheckers } from "../trees/page.js";
import { articles } from "./article.ts";
import { type Field, field, pageOf, type Scored } from "./field.ts";
import { page } from "./page.ts";
import { matrixPicture, pairsPicture } from "./pictures.ts";
import { readerPage } from "./reader-page.ts";
import { versionPages } from "./versions.ts";

/**
 * The texts by their paths from the root of the documentation.
 * @param readers Those that have a page: it compares one with all others.
 */
export function written(
  of: Field = field(),
  readers: readonly Scored[] = of.scored,
): ReadonlyMap<string, string> {
  return new Map([
    ["docs/minefield.md", page(of)],
    ...articles(of),
    ...readers.map((scored): [string, string] => [`docs/${pageOf(scored.reader)}`, readerPage(scored, of)]),
    ...versionPages(),
    ["docs/pictures/minefield-rfc3986.svg", matrixPicture(of, "rfc3986", "Readers and kinds, by RFC 3986")],
    [
      "docs/pictures/minefield-url-standard.svg",
      matrixPicture(of, "urlStandard", "Readers and kinds, by the URL Standard"),
    ],
    ["docs/pictures/minefield-most.svg", matrixPicture(of, "readers", "Readers and kinds, by most readers")],
    ["docs/pictures/minefield-pairs.svg", pairsPicture(of, "Pairs of readers by their different hosts")],
    ["docs/gauntlet.md", gauntlet(recorded("gauntlet"))],
    ["docs/link-checkers.md", linkCheckers(recorded("trees"))],
    ["docs/compatibility.md", compatibility(results(), leftOut(results()))],
  ]);
}

function recorded(folder: string) {
  return JSON.parse(readFileSync(new URL(`../${folder}/results.json`, import.meta.url), "utf8"));
}
