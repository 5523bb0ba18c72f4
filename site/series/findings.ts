/** A page for each kind of finding, and one of all, from the tables that the audit itself reads. */

import { audit, type Explanation, FINDINGS, type Finding, GUARD_REASONS } from "@urikit/audit";
import { ERROR_CODES, NORMALIZATION_RULES } from "@urikit/explain/catalogue";
import { HABITS } from "@urikit/programs";
import { printable } from "urikit/display";
import { sampled } from "./extent.ts";
import type { Language } from "./language.ts";
import { lookLink, resolveLink } from "./markdown.ts";
import type { FindingWords } from "./texts/en-findings.ts";

/** All kinds, in the order of the page. */
export const KINDS: readonly Explanation[] = [...FINDINGS, ...GUARD_REASONS];

/** Where the pages lie. */
export const FOLDER = "docs/findings";

/** The pages in a language, by their paths. */
export function findings(language: Language): ReadonlyMap<string, string> {
  const { root, findings: words } = language;
  const pages = sampled(KINDS).map(
    (kind) => [`${root}${FOLDER}/${kind.id}.md`, page(kind, words) + linksOf(kind, language)] as const,
  );
  return new Map([[`${root}${FOLDER}.md`, index(words)], ...pages]);
}

function index({ groups, introduction, columns, severity: named, said }: FindingWords): string {
  const chapters = Object.entries(groups).map(([group, [title, prose]]) => {
    const rows = KINDS.filter((one) => one.group === group).map(
      ({ id, severity, title }) => `| [\`${id}\`](findings/${id}.md) | ${named(severity)} | ${said(title)} |`,
    );
    const table = [columns, "| --- | --- | --- |", ...rows].join("\n");
    return `## ${title}\n\n${prose}\n\n${table}\n`;
  });
  return `${introduction}\n${chapters.join("\n")}`;
}

/** The page of a kind: an example, the harm, the fix. */
function page(kind: Explanation, words: FindingWords): string {
  const { id, group, severity, section } = kind;
  const [title, harm, fix = ""] = [kind.title, kind.harm, kind.fix].map(words.said);
  const [heading] = words.groups[group];
  const link = (name: string) => `[${name}](../findings.md#${anchorOf(heading)})`;
  return `${[
    `# ${id}`,
    words.lead(title ?? "", words.severity(severity), section, heading, link),
    `## ${words.harm}`,
    harm,
    `## ${words.fix}`,
    `${fix[0]?.toUpperCase()}${fix.slice(1)}${words.stop}`,
    `## ${words.example}`,
    ...exampleOf(kind, words),
  ].join("\n\n")}\n`;
}

function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(" ", "-");
}

function exampleOf({ id, example, base }: Explanation, words: FindingWords): readonly string[] {
  const findings = audit(example, { base });
  const found = findings.find((one) => one.id === id);
  const below = base === undefined ? [] : [words.withBase(`\`${base}\``)];
  if (found === undefined) return [["```text", shortened(example), "```"].join("\n"), ...below];
  const also = [...new Set(findings.map((one) => one.id))].filter((one) => one !== id);
  return [
    ["```text", ...underlined(example, found), "```"].join("\n"),
    sentence(shortened(words.said(found.message)), words),
    ...below,
    ...(also.length === 0 ? [] : [words.also(also.map((one) => `[\`${one}\`](${one}.md)`))]),
  ];
}

function sentence(text: string, { stop }: FindingWords): string {
  const first = text[0] === "`" ? text : `${text[0]?.toUpperCase()}${text.slice(1)}`;
  return first + stop;
}

/** The example with the range of the finding marked below it, where it is short enough to be drawn. */
function underlined(example: string, { from, to }: Finding): readonly string[] {
  const shown = printable(example);
  if (shown.length > WIDEST) return [shortened(example)];
  const before = printable(example.slice(0, from)).length;
  const width = Math.max(printable(example.slice(from, to)).length, 1);
  return [shown, `${" ".repeat(before)}${"^".repeat(width)}`];
}

const WIDEST = 120;

/** Printable, without the middle of what is long. */
function shortened(text: string): string {
  const shown = printable(text);
  return shown.length <= 240 ? shown : `${shown.slice(0, 60)}…${shown.slice(-20)}`;
}

/** The example opens in Inspect, or in Resolve if it has a base; and there may be an error, a rule or a habit of its name. */
function linksOf({ id, example, base }: Explanation, language: Language): string {
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
  return links + alike;
}

/** A longer example is not opened by a link. */
const LONGEST_LINK = 1000;
