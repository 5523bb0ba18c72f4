// docs/findings.md and docs/findings: a page for each kind of finding, from the tables that the audit itself reads.
import { printable } from "urikit/display";
import type { Statement } from "urikit/words";
import { audit } from "../src/audit.ts";
import type { Explanation, Finding, FindingGroup, Severity } from "../src/finding.ts";
import { GUARD_REASONS } from "../src/findings/guard-reasons.ts";
import { FINDINGS } from "../src/findings.ts";
import { said } from "../test/said.ts";

/** What the pages say around the tables. */
export interface PageWords {
  readonly said: (statement: Statement) => string;
  readonly groups: Readonly<Record<FindingGroup, readonly [title: string, prose: string]>>;
  readonly severity: (severity: Severity) => string;
  readonly introduction: string;
  readonly columns: string;
  readonly lead: (
    title: string,
    severity: string,
    section: string,
    group: string,
    link: (name: string) => string,
  ) => string;
  readonly harm: string;
  readonly fix: string;
  readonly example: string;
  readonly withBase: (base: string) => string;
  readonly also: (links: readonly string[]) => string;
  readonly stop: string;
}

const GROUPS: PageWords["groups"] = {
  sensitive: [
    "Sensitive",
    "What should not stand in a reference, as it is shown, logged, kept and sent on (§7.5).",
  ],
  misleading: ["Misleading", "What makes a person, or a program, take a reference for another (§7.6)."],
  destination: [
    "Where it really goes",
    "Addresses are judged by their number, and names by what they tell before they are looked up (§7.4).",
  ],
  smuggling: ["Smuggling", "What gets past one program and means something else to the next (§7.2, §7.3)."],
  parsers: ["Parsers disagree", "What one program checks, another one follows elsewhere (§7.6)."],
  careless: [
    "Careless",
    "What a careful producer writes otherwise (§6.3 of the draft of 2003; §2.1, §3, §6).",
  ],
  policy: [
    "Reasons of the guard",
    "What `guard` and `uri guard` deny by the policy that they are given, besides what the audit calls a danger.",
  ],
};

const MADE =
  "Made by `node scripts/findings.js` from the tables in `packages/audit/src/findings`; not to be changed by hand.";

const INTRODUCTION = `# What an audit finds

${MADE}

\`audit\` of \`@urikit/audit\` and \`uri audit\` look for what is dangerous, misleading or careless about a reference. Each kind
of finding has a page, and \`uri explain ID\` prints it. Section signs (§) without a document are those of RFC 3986. An id
never changes its meaning.

- **danger**: refuse the reference, unless you know better.
- **warning**: look at it before it is used.
- **hint**: it can be written better, or there is something to know about it.

## False alarms

A false alarm is a defect. Counted on 23 November 2026, by the worst finding of each line, as \`uri report --audit\` does:

| references | danger | warning | hint | none |
| --- | ---: | ---: | ---: | ---: |
| the 48,010 links of [bench/links](../bench/links/README.md) | 150 | 178 | 617 | 47,065 |
| the 5,263 of [samples](../samples/README.md), of which 644 are tests of another library's advisories | 163 | 311 | 371 | 4,418 |

Every one of them was read, each different line once: the 258 links with a warning or a danger, and of the samples the 122 with
a danger and the 235 that had a warning. Eighteen of the 122 had a warning or nothing before
\`encoded-host\` became a danger, since clients decode a triplet in the host, or end the host at it. In seventeen of the lines a
warning was wrong, and was mended: placeholders such as \`{host}\`, \`host:port\` and \`{sig}\` are neither names nor secrets; triplets are not a label;
and \`http+docker\` and \`http+unix\` have no host. In seventeen others a danger was wrong: a zone, as in \`[fe80::1%25eth0]\`, is not another host. What is left is true, though not all of it is meant: of the links 156 have a backslash that browsers read as a slash, 13 a session in the path or the query, 9 the port 81 or 70, 3 a name in front of another
(\`offline.com.tripod.com\`: false alarms of \`host-within-host\`), and one no host. In the
samples there are passwords, names of one label, what the tests are about, and eight templates
(\`https://sts.{region}.amazonaws.com\`) whose brace ends the host for \`url.parse\` of Node: a danger where nobody expands them.

The 150 dangers among the links, and 33 in the samples, were warnings before: a quotation mark is before the host, as in
\`https://"www.example.org/0\`. Nobody meant harm with these broken links, but they do what an attacker wants: a filter that asks
\`new URL()\` is told of a host with a quotation mark, and \`http.get(url.parse())\` and \`needle\` connect to this machine.
`;

const ENGLISH: PageWords = {
  said,
  groups: GROUPS,
  severity: (severity) => severity,
  introduction: INTRODUCTION,
  columns: "| id | severity | what it is |",
  lead: (title, severity, section, group, link) =>
    `**${title}** (${severity}; ${section}). One of the ${link("findings")} that are told as “${group}”.`,
  harm: "The harm",
  fix: "What to do",
  example: "An example",
  withBase: (base) => `With the base ${base}.`,
  also: (links) => `Also found in it: ${links.join(", ")}.`,
  stop: ".",
};

/** All kinds, in the order of the page. */
export const KINDS: readonly Explanation[] = [...FINDINGS, ...GUARD_REASONS];

/** The files that are made, by their paths in the repository. */
export function products(): ReadonlyMap<string, string> {
  return findingPages(ENGLISH);
}

/** The pages in a language, by their paths. */
export function findingPages(words: PageWords): ReadonlyMap<string, string> {
  const pages = KINDS.map((kind) => [`${FOLDER}/${kind.id}.md`, page(kind, words)] as const);
  return new Map([["docs/findings.md", index(words)], ...pages]);
}

/** Where the pages lie, and nothing else. */
export const FOLDER = "docs/findings";

function index({ groups, introduction, columns, severity: named, said }: PageWords): string {
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
function page(kind: Explanation, words: PageWords): string {
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

function exampleOf({ id, example, base }: Explanation, words: PageWords): readonly string[] {
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

function sentence(text: string, { stop }: PageWords): string {
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
