/**
 * What pages of the repository have more on the site: the pages of a kind lead to the pages of its things, and the results of
 * the benchmark are drawn. In the repository, those are not there.
 */

import { grammarOf, ruleOf } from "@urikit/standards/grammars";
import { standardSchemes } from "urikit/schemes";
import { withCharts } from "../benchmark/charts.ts";
import { benchmarkResults } from "../benchmark/results.ts";
import { advisoryPage, immunityRows, untriedList } from "./advisories.ts";

/** Pages of the repository by their paths, and what is changed in their Markdown. */
export function changedPages(repository: string): ReadonlyMap<string, (markdown: string) => string> {
  const rows = immunityRows(repository);
  return new Map([
    ["docs/schemes.md", schemesLinked],
    ["docs/advisories.md", (markdown) => `${advisoriesLinked(markdown)}\n${untriedList(rows)}`],
    ["docs/grammar.md", rulesLinked],
    ["bench/RESULTS.md", (markdown) => withCharts(markdown, benchmarkResults(repository))],
    ...PACKAGES.map(([folder, entry]) => [`packages/${folder}/README.md`, withReference(entry)] as const),
  ]);
}

/** Folders of packages, and the pages of their first entries in the reference. */
const PACKAGES = [
  ["urikit", "urikit"],
  ["standards", "@urikit/standards"],
  ["audit", "@urikit/audit/index"],
  ["documents", "@urikit/documents"],
  ["lists", "@urikit/lists"],
  ["fast-uri", "@urikit/fast-uri"],
  ["uri-js", "@urikit/uri-js"],
  ["relative-to-absolute-iri", "@urikit/relative-to-absolute-iri"],
] as const;

function withReference(page: string): (markdown: string) => string {
  return (markdown) =>
    `${markdown}\n---\n\nEvery export, with what it takes and gives: [the reference](../../reference/${page}.md).\n`;
}

/** The first cell of the table of all schemes. */
function schemesLinked(markdown: string): string {
  return markdown.replace(/^\| ((?:`[a-z0-9+-]+`(?:, )?)+) (?=\|)/gm, (cell) =>
    cell.replace(/`([^`]+)`/g, (code, name: string) =>
      standardSchemes.has(name) ? `[${code}](schemes/${name}.md)` : code,
    ),
  );
}

/** The second cell of the table of advisories. */
function advisoriesLinked(markdown: string): string {
  return markdown.replace(
    /^(\| [^|]+ \| )([^|]*(?:CVE-|GHSA-|no number: )[^|]*)(?= \|)/gm,
    (_, before: string, id: string) => `${before}[${id}](advisories/${advisoryPage(id)}.md)`,
  );
}

/** The pictures of the rules. */
function rulesLinked(markdown: string): string {
  const grammar = grammarOf("rfc3986");
  return markdown.replace(/^!\[([^\]]+)\]\(diagrams\/\1\.svg\)$/gm, (picture, name: string) =>
    ruleOf(grammar, name) === undefined ? picture : `[${picture}](grammar/${name}.md)`,
  );
}
