/**
 * The additions to pages of the repository on the site: the pages of a kind lead to the pages of its things, and the rules of
 * grammars are drawn. In the repository, those are not there.
 */

import { standardSchemes } from "@urikit/schemes";
import { connectionSchemes } from "@urikit/schemes/connection";
import { withExpressionDiagrams, withRuleDiagrams } from "./diagrams.ts";
import { IN_CHINESE, IN_ENGLISH, type Language } from "./language.ts";

/** Pages of the repository by their paths, and what is changed in their Markdown. */
export function changedPages(): ReadonlyMap<string, (markdown: string) => string> {
  return new Map([
    ["docs/schemes.md", schemesLinked(IN_ENGLISH)],
    ["docs/zh/schemes.md", schemesLinked(IN_CHINESE)],
    ["docs/grammar.md", withRuleDiagrams],
    ["docs/where.md", withExpressionDiagrams],
    ...PACKAGES.map(([folder, entry]) => [`packages/${folder}/README.md`, withReference(entry)] as const),
  ]);
}

/** Folders of packages, and the pages of their first entries in the reference. */
const PACKAGES = [
  ["urikit", "urikit"],
  ["schemes", "@urikit/schemes"],
  ["surt", "@urikit/surt"],
  ["standards", "@urikit/standards"],
  ["programs", "@urikit/programs"],
  ["domains", "@urikit/domains"],
  ["guard", "@urikit/guard/index"],
  ["access", "@urikit/access"],
  ["audit", "@urikit/audit"],
  ["explain", "@urikit/explain"],
  ["documents", "@urikit/documents"],
  ["lists", "@urikit/lists"],
  ["where", "@urikit/where"],
  ["drop-ins", "@urikit/drop-ins"],
  ["drop-ins/src/fast-uri", "@urikit/fast-uri"],
  ["drop-ins/src/uri-js", "@urikit/uri-js"],
  ["drop-ins/src/relative-to-absolute-iri", "@urikit/relative-to-absolute-iri"],
  ["drop-ins/src/punycode", "@urikit/punycode"],
  ["drop-ins/src/tr46", "@urikit/tr46"],
  ["drop-ins/src/url-template", "@urikit/url-template"],
  ["drop-ins/src/url-parse", "@urikit/url-parse"],
] as const;

function withReference(page: string): (markdown: string) => string {
  return (markdown) =>
    `${markdown}\n---\n\nEvery export, with what it takes and gives: [the reference](/reference/${page}.md).\n`;
}

/** The first cells of the tables of schemes. */
function schemesLinked({ root }: Language): (markdown: string) => string {
  return (markdown) =>
    markdown.replace(/^\| ((?:`[a-z0-9+-]+`(?:, |、)?)+) (?=\|)/gm, (cell) =>
      cell.replace(/`([^`]+)`/g, (code, name: string) =>
        standardSchemes.has(name) || connectionSchemes.has(name)
          ? `[${code}](/${root}docs/schemes/${name}.md)`
          : code,
      ),
    );
}
