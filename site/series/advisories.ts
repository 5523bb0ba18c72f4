/**
 * A page for each advisory: what `docs/advisories.md` is made from, which tests run, and the versions that it is about.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printable } from "urikit/display";
import { block, code, linkList, lookLink, prose, sentence, withSections } from "./markdown.ts";

/** The folder of the data of which `docs/advisories.md` is made. */
const DATA = "packages/audit/test/advisories";

/** Where the pages lie. */
export const FOLDER = "docs/advisories";

/** A row of the table of immunity, as `scripts/generate/advisories.js` has it. */
export interface ImmunityRow {
  readonly library: string;
  readonly id: string;
  readonly input: string;
  /** Markdown. */
  readonly wrong: string;
  readonly holds: readonly { readonly expression: string; readonly value: unknown }[];
  readonly source: "read" | "described" | "title" | "not read";
  /** Markdown. */
  readonly asked?: string;
}

/** The rows of the table of immunity. */
export function immunityRows(repository: string): readonly ImmunityRow[] {
  return JSON.parse(
    readFileSync(join(repository, DATA, "advisories.json"), "utf8"),
  ) as readonly ImmunityRow[];
}

/** An advisory about versions of a package, as `scripts/generate/advisories.js` has it. */
export interface VersionAdvisory {
  readonly id: string;
  readonly cve: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly range: string;
  readonly date: string;
  readonly source: string;
}

/** The advisories about versions of packages. */
export function versionAdvisories(repository: string): readonly VersionAdvisory[] {
  const text = readFileSync(join(repository, DATA, "versions.json"), "utf8");
  return (JSON.parse(text) as { readonly advisories: readonly VersionAdvisory[] }).advisories;
}

/** One advisory. */
interface Known {
  readonly id: string;
  readonly rows: readonly ImmunityRow[];
  readonly versions: VersionAdvisory | undefined;
}

const READ: Readonly<Record<ImmunityRow["source"], string>> = {
  read: "Its text, or a public copy of it, or the issue was read.",
  described: "What others wrote of it was read, not its own text.",
  title: "Its title was read; the input is of the kind that it names.",
  "not read": "Only its number and what is generally known of it was at hand; the input is of that kind.",
};

export function advisories(repository: string): ReadonlyMap<string, string> {
  return new Map(known(repository).map((one) => [`${FOLDER}/${advisoryPage(one.id)}.md`, page(one)]));
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
export function untriedList(repository: string): string {
  const links = known(repository)
    .filter((one) => one.rows.length === 0)
    .map(
      ({ id, versions }) => `[${id}](advisories/${advisoryPage(id)}.md), ${prose(versions?.package ?? "")}`,
    );
  return `## Not tried\n\nThese are about what urikit does not have:\n\n${linkList(links)}\n`;
}

function known(repository: string): readonly Known[] {
  const rows = immunityRows(repository);
  const ofVersions = versionAdvisories(repository);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const tried = ids.map((id) => ({
    id,
    rows: rows.filter((row) => row.id === id),
    versions: ofVersions.find(({ id: ghsa, cve }) => id.includes(ghsa) || (cve !== "" && id.includes(cve))),
  }));
  const untried = ofVersions.filter((one) => !tried.some(({ versions }) => versions === one));
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
function trial({ input, wrong, holds, asked, source }: ImmunityRow): string {
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
function findingsIn(rows: readonly ImmunityRow[]): readonly string[] {
  const expressions = rows.flatMap(({ holds }) =>
    holds.filter(({ value }) => value === true).map(({ expression }) => expression),
  );
  return [
    ...new Set(
      expressions.flatMap((one) => [...one.matchAll(/includes\('([a-z0-9-]+)'\)/g)].map(([, id = ""]) => id)),
    ),
  ];
}
