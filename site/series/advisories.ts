/** The page of all advisories, with what holds here, and a page for each. */

import { printable } from "urikit/display";
import {
  type Advisory,
  type Flaw,
  readOn,
  advisories as rows,
  type VersionAdvisory,
  versions,
} from "../../packages/audit/test/advisories/advisories.ts";
import { block, code, linkList, lookLink, prose, sentence, table, withSections } from "./markdown.ts";

/** Where the pages lie. */
export const FOLDER = "docs/advisories";

/** One advisory. */
interface Known {
  readonly id: string;
  readonly rows: readonly Advisory[];
  readonly versions: VersionAdvisory | undefined;
}

const READ: Readonly<Record<Advisory["source"], string>> = {
  read: "Its text, or a public copy of it, or the issue was read.",
  described: "What others wrote of it was read, not its own text.",
  title: "Its title was read; the input is of the kind that it names.",
  "not read": "Only its number and what is generally known of it was at hand; the input is of that kind.",
};

export function advisories(): ReadonlyMap<string, string> {
  const pages = known().map((one) => [`${FOLDER}/${advisoryPage(one.id)}.md`, page(one)] as const);
  return new Map([[`${FOLDER}.md`, index()], ...pages]);
}

const HEAD = `# Immunity

What published advisories of other libraries complain of, tried with urikit. Each expression is run by a test, on the
input of its row: no advisory can be reproduced. \`denials\` are the reasons of the [guard](safe-fetch.md) by the policy
\`{ "schemes": ["http", "https"], "hosts": ["*"] }\`, \`redirects\` those for a redirect, and \`dangers\` what the
[audit](findings.md) calls a danger; \`refuses\` says whether there is an error.

Two laws are behind most of it. *Structure is never changed by accident*: no reserved character is decoded, nothing is
decoded twice, and what is composed reads back as given. And *nothing is repaired before the path*: a text that is not a
URI reference is not read as one.

**Sources.** *read*: the text of the advisory, of a public copy of it, or of the issue was read. *described*: not that, but
what others wrote of it. *title*: its title was read; the input is of the kind that it names. *not read*: only its number and
what is generally known of it; the input is of that kind. Searched in November 2026, by the names of the libraries, in public
copies of GitHub's advisory database, issues, changelogs and pages: what is published later, or only elsewhere, is not here.
*run*: \`npm run prove -- advisories\` installs the version that is named from npm, and sees the flaw there; \`lib\` is the
library. Programs of other languages are not run.`;

const VERSIONS = `## Versions

The versions that an advisory is about, in public copies of GitHub's advisory database as they were on ${readOn}; \`npm audit\`
knows those of today. [A recipe](recipes/replace-a-library.md) shows which of them a repository has, and puts urikit in their
place.`;

function index(): string {
  const parts = [
    HEAD,
    table(["what went wrong there", "what holds here"], rows.map(cellsOf)),
    VERSIONS,
    table(["library", "versions", "advisory"], versions.map(versionCells)),
    untriedList(),
  ];
  return `${parts.join("\n\n")}\n`;
}

function cellsOf({ library, id, input, wrong, holds, source, asked, flaw }: Advisory): readonly string[] {
  const held = holds.map(({ expression, value }) => code(`${expression} → ${valueText(value)}`)).join("<br>");
  const seen = flaw === undefined ? "" : `<br>${flaw.package}: ${code(flawed(flaw))}`;
  const sources = flaw === undefined ? source : `${source}, run`;
  return [
    `**${library}**, [${id}](advisories/${advisoryPage(id)}.md)<br>${code(input)}<br>${wrong}${seen}`,
    `${held}${asked ? `<br>${asked}` : ""}<br>*${sources}*`,
  ];
}

function flawed(flaw: Flaw): string {
  return `${flaw.expression} → ${"hangs" in flaw ? "no answer in 15 s" : valueText(flaw.value)}`;
}

function versionCells(one: VersionAdvisory): readonly string[] {
  const { id, cve, package: library, severity, title, range, date, source } = one;
  return [`**${library}**`, code(range), `[${id}](${source}), ${cve}, ${severity}, ${date}: ${title}`];
}

/** The name of the page of an advisory: its first number, or what it is called without one. */
export function advisoryPage(id: string): string {
  const number = /(?:CVE|GHSA)-[\w-]+/.exec(id)?.[0];
  return (number ?? id.replace("no number: ", ""))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Advisories about versions that could not be tried. */
function untriedList(): string {
  const links = known()
    .filter((one) => one.rows.length === 0)
    .map(
      ({ id, versions }) => `[${id}](advisories/${advisoryPage(id)}.md), ${prose(versions?.package ?? "")}`,
    );
  return `## Not tried\n\nThese are about what urikit does not have:\n\n${linkList(links)}`;
}

/** All advisories, with the rows of both tables that are about them. */
function known(): readonly Known[] {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const tried = ids.map((id) => ({
    id,
    rows: rows.filter((row) => row.id === id),
    versions: versions.find(({ id: ghsa, cve }) => id.includes(ghsa) || (cve !== "" && id.includes(cve))),
  }));
  const untried = versions.filter((one) => !tried.some(({ versions }) => versions === one));
  return [
    ...tried,
    ...untried.map((versions) => ({ id: `${versions.cve} (${versions.id})`, rows: [], versions })),
  ];
}

function page({ id, rows, versions }: Known): string {
  const library = rows[0]?.library ?? versions?.package ?? "";
  const title = versions === undefined ? "" : `: ${prose(versions.title)}`;
  return `# ${prose(id.replace("no number: ", ""))}

**${prose(library)}**${title}. One of the [advisories](../advisories.md)${rows.length === 0 ? "" : " that were tried with urikit"}.

${versions === undefined ? "" : `${versionList(versions)}\n\n`}${rows.length === 0 ? UNTRIED : rows.map(trial).join("\n\n")}

## See also

${linkList([
  ...findingsIn(rows).map((finding) => `The finding [${code(finding)}](../findings/${finding}.md)`),
  ...(MIGRATION.has(library)
    ? [`Coming from it: [${library}](../migration/${MIGRATION.get(library)}.md)`]
    : []),
  "[All advisories](../advisories.md), and what the expressions call",
  "[Which versions a project has](../recipes/replace-a-library.md), and how urikit takes their place",
])}
`;
}

const UNTRIED = `## What holds here

It is about patterns of paths, which urikit does not have. It has [URI Templates](../uri-templates.md) instead.`;

/** The pages about coming from a library. */
const MIGRATION: ReadonlyMap<string, string> = new Map([
  ...["fast-uri", "uri-js", "url-parse", "path-to-regexp", "relative-to-absolute-iri"].map(
    (name) => [name, name] as const,
  ),
  ["urijs", "urijs"],
  ["node:url", "url-parse-legacy"],
]);

function versionList({ severity, range, date, source }: VersionAdvisory): string {
  return linkList([
    `Severity: ${prose(severity)}`,
    `Versions: ${code(range)}`,
    `Published, or closed by: ${prose(date)}`,
    /^https?:/.test(source) ? `Source: <${source}>` : `Source: ${prose(source)}`,
  ]);
}

/** An input, what went wrong with it, and what holds here. */
function trial({ input, wrong, holds, asked, source }: Advisory): string {
  return `## ${code(input.length > 60 ? `${input.slice(0, 60)}…` : input)}

${sentence(withSectionsIn(wrong))}${/[:/]/.test(input) ? ` ${lookLink(input)}.` : ""}

What holds here, where \`input\` is that text:

${block(holds.map(({ expression, value }) => `${expression}; // => ${valueText(value)}`).join("\n"), "js")}

${asked === undefined ? "" : `By the specification, ${withSectionsIn(asked)}\n\n`}*How much of it was read.* ${READ[source]}`;
}

function valueText(value: unknown): string {
  return value === null ? "undefined" : printable(JSON.stringify(value));
}

/** The document of a section sign without one. */
const RFC_3986 = "3986";

/** Markdown whose code stays as it is. */
function withSectionsIn(markdown: string): string {
  return markdown
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 === 1 ? code(piece.slice(1, -1)) : withSections(piece, RFC_3986)))
    .join("");
}

/** The findings that its expressions name. */
function findingsIn(rows: readonly Advisory[]): readonly string[] {
  const expressions = rows.flatMap(({ holds }) =>
    holds.filter(({ value }) => value === true).map(({ expression }) => expression),
  );
  return [
    ...new Set(
      expressions.flatMap((one) => [...one.matchAll(/includes\('([a-z0-9-]+)'\)/g)].map(([, id = ""]) => id)),
    ),
  ];
}
