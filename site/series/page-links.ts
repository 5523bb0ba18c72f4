/**
 * The additions to pages of the repository on the site: the pages of a kind lead to the pages of its things, and the results of
 * the benchmark are drawn. In the repository, those are not there.
 */

import { type Explanation, FINDINGS } from "@urikit/audit";
import { ERROR_CODES, NORMALIZATION_RULES } from "@urikit/explain/catalogue";
import { HABITS, type HabitDescription } from "@urikit/programs";
import { standardSchemes } from "@urikit/schemes";
import { connectionSchemes } from "@urikit/schemes/connection";
import { grammarOf, ruleOf } from "@urikit/standards/grammars";
import { withCharts } from "../benchmark/charts.ts";
import { benchmarkResults } from "../benchmark/results.ts";
import { advisoryPage, untriedList } from "./advisories.ts";
import { IN_CHINESE, IN_ENGLISH, type Language } from "./language.ts";
import { code, linkList, lookLink, resolveLink } from "./markdown.ts";

/** Pages of the repository by their paths, and what is changed in their Markdown. */
export function changedPages(repository: string): ReadonlyMap<string, (markdown: string) => string> {
  return new Map([
    ["docs/schemes.md", schemesLinked(IN_ENGLISH)],
    ["docs/zh/schemes.md", schemesLinked(IN_CHINESE)],
    ["docs/advisories.md", (markdown) => `${advisoriesLinked(markdown)}\n${untriedList(repository)}`],
    ["docs/grammar.md", rulesLinked],
    ["bench/RESULTS.md", (markdown) => withCharts(markdown, benchmarkResults(repository))],
    ...FINDINGS.map((one) => [`docs/findings/${one.id}.md`, withFindingLinks(one)] as const),
    ...HABITS.map((one) => [`docs/habits/${one.id}.md`, withHabitLinks(one)] as const),
    ...PACKAGES.map(([folder, entry]) => [`packages/${folder}/README.md`, withReference(entry)] as const),
  ]);
}

/** The example opens in Inspect, or in Resolve if it has a base; and there may be an error, a rule or a habit of its name. */
export function withFindingLinks(
  { id, example, base }: Explanation,
  language: Language = IN_ENGLISH,
): (markdown: string) => string {
  const { texts } = language;
  const opened = base === undefined ? lookLink(example, language) : resolveLink(base, example, language);
  const to = (folder: string) => (name: string) => `[${name}](../${folder}/${id}.md)`;
  const others = [
    ...(Object.hasOwn(ERROR_CODES, id) ? [texts.errorCode(to("error-codes"))] : []),
    ...(Object.hasOwn(NORMALIZATION_RULES, id) ? [texts.normalizationRule(to("normalization-rules"))] : []),
    ...(HABITS.some((habit) => habit.id === id) ? [texts.habitOfPrograms(to("habits"))] : []),
  ];
  const links = example.length > LONGEST_LINK ? "" : `\n${opened}${texts.stop}\n`;
  const alike = others.length === 0 ? "" : `\n${texts.sameName(others)}\n`;
  return (markdown) => markdown + links + alike;
}

/** A longer example is not opened by a link. */
const LONGEST_LINK = 1000;

/** The examples open in Inspect, or in Resolve. */
export function withHabitLinks(
  { id, examples }: HabitDescription,
  language: Language = IN_ENGLISH,
): (markdown: string) => string {
  const { texts } = language;
  const links = examples.map(({ reference, base }) =>
    base === undefined
      ? code(reference) + texts.colon + lookLink(reference, language)
      : texts.against(code(reference), code(base)) + texts.colon + resolveLink(base, reference, language),
  );
  const finding = FINDINGS.some((one) => one.id === id)
    ? `\n${texts.sameName([texts.findingOf((name) => `[${name}](../findings/${id}.md)`)])}\n`
    : "";
  return (markdown) => `${markdown}\n## ${texts.examples}\n\n${linkList([...new Set(links)])}\n${finding}`;
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
  ["fast-uri", "@urikit/fast-uri"],
  ["uri-js", "@urikit/uri-js"],
  ["relative-to-absolute-iri", "@urikit/relative-to-absolute-iri"],
  ["punycode", "@urikit/punycode"],
  ["tr46", "@urikit/tr46"],
  ["url-template", "@urikit/url-template"],
  ["url-parse", "@urikit/url-parse"],
] as const;

function withReference(page: string): (markdown: string) => string {
  return (markdown) =>
    `${markdown}\n---\n\nEvery export, with what it takes and gives: [the reference](../../reference/${page}.md).\n`;
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

/** The second cell of the table of advisories. */
function advisoriesLinked(markdown: string): string {
  return markdown.replace(
    /^(\| \*\*[^|]+?\*\*, )((?:(?!<br>)[^|])*(?:CVE-|GHSA-|no number: )(?:(?!<br>)[^|])*)(?=<br>)/gm,
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
