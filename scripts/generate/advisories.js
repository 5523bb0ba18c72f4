// @ts-check
// `node scripts/generate/advisories.js`: writes docs/advisories.md, of two tables in packages/audit/test/advisories:
// advisories.json has what went wrong elsewhere and what holds here, and a test runs each expression of it; versions.json has
// which versions of a library an advisory is about.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root.js";

/**
 * @typedef {{ readonly library: string, readonly id: string, readonly input: string, readonly wrong: string,
 *   readonly holds: readonly { readonly expression: string, readonly value: unknown }[],
 *   readonly source: "read" | "described" | "title" | "not read", readonly asked?: string,
 *   readonly flaw?: Flaw }} Advisory
 * An advisory of a library: an input, what went wrong there, and what holds here. `source` says how much of it was read:
 * its text, what others wrote of it, its title, or nothing but its number and what is generally known. `asked`: what the
 * specification asks for.
 * @typedef {{ readonly package: string, readonly expression: string } & (
 *   { readonly value: unknown } | { readonly hangs: true })} Flaw
 * The version that has the flaw, and how it shows: `lib` is the library. It hangs if it has not answered after 15 seconds.
 */

export const PAGE = join(root, "docs/advisories.md");

/**
 * @typedef {{ readonly id: string, readonly cve: string, readonly package: string, readonly severity: string,
 *   readonly title: string, readonly range: string, readonly date: string, readonly source: string }} VersionAdvisory
 * An advisory about versions of a package: its names in GitHub's database and as a CVE; `date` is the day on which it was
 * published.
 */

/** @param {string} name @returns {any} */
const table = (name) => JSON.parse(readFileSync(join(root, "packages/audit/test/advisories", name), "utf8"));

/** @type {readonly Advisory[]} */
export const advisories = table("advisories.json");

/** The day on which the advisories were read. @type {string} */
export const readOn = table("versions.json").readOn;

/** @type {readonly VersionAdvisory[]} */
export const versions = table("versions.json").advisories;

const HEAD = `# Immunity

What published advisories of other libraries complain of, tried with urikit. Each expression is run by a test, on the
input of its row: none can be reproduced. \`denials\` are the reasons of the [guard](safe-fetch.md) by the policy
\`{ "schemes": ["http", "https"], "hosts": ["*"] }\`, \`redirects\` those for a redirect, and \`dangers\` what the
[audit](../packages/audit/src/words/en-kinds.ts) calls a danger; \`refuses\` says whether there is an error.

Two laws are behind most of it. *Structure is never changed by accident*: no reserved character is decoded, nothing is
decoded twice, and what is composed reads back as given. And *nothing is repaired before the path*: a text that is not a
URI reference is not read as one.

**Sources.** *read*: the text of the advisory, of a public copy of it, or of the issue was read. *described*: not that, but
what others wrote of it. *title*: its title was read; the input is of the kind that it names. *not read*: only its number and
what is generally known of it; the input is of that kind. Searched in November 2026, by the names of the libraries, in public
copies of GitHub's advisory database, issues, changelogs and pages: what is published later, or only elsewhere, is not here.
*run*: \`npm run prove -- advisories\` installs the version that is named from npm, and sees the flaw there; \`lib\` is the
library. Programs of other languages are not run.

| what went wrong there | what holds here |
| --- | --- |
`;

const VERSIONS = `
## Versions

The versions that an advisory is about, in public copies of GitHub's advisory database as they were on ${readOn}; \`npm audit\`
knows those of today. [A recipe](recipes/replace-a-library.md) shows which of them a repository has, and puts urikit in their
place.

| library | versions | advisory |
| --- | --- | --- |
`;

/** The page. */
export function page() {
  return HEAD + advisories.map(row).join("") + VERSIONS + versions.map(versionRow).join("");
}

/** @param {VersionAdvisory} advisory */
function versionRow({ id, cve, package: library, severity, title, range, date, source }) {
  const cells = [`**${library}**`, code(range), `[${id}](${source}), ${cve}, ${severity}, ${date}: ${title}`];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`;
}

/** @param {Advisory} advisory */
function row({ library, id, input, wrong, holds, source, asked, flaw }) {
  const held = holds.map(({ expression, value }) => code(`${expression} → ${shown(value)}`)).join("<br>");
  const seen = flaw === undefined ? "" : `<br>${flaw.package}: ${code(flawed(flaw))}`;
  const sources = flaw === undefined ? source : `${source}, run`;
  const cells = [
    `**${library}**, ${id}<br>${code(visible(input))}<br>${wrong}${seen}`,
    `${held}${asked ? `<br>${asked}` : ""}<br>*${sources}*`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`;
}

/** @param {Flaw} flaw */
function flawed(flaw) {
  return `${flaw.expression} → ${"hangs" in flaw ? "no answer in 15 s" : shown(flaw.value)}`;
}

/** @param {unknown} value */
function shown(value) {
  return value === null ? "undefined" : visible(JSON.stringify(value));
}

/**
 * Controls and what is beyond ASCII as escapes.
 * @param {string} text
 */
function visible(text) {
  return text.replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * A span of code, with as many accents around it as it needs.
 * @param {string} text
 */
function code(text) {
  const fence = text.includes("`") ? "``" : "`";
  const padding = /^[` ]|[` ]$/.test(text) ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(PAGE, page());
