// docs/findings.md: a chapter for each kind of finding, from the tables that the audit itself reads.
import { printable } from "urikit";
import { audit } from "../src/audit.ts";
import type { Explanation, FindingGroup } from "../src/finding.ts";
import { FINDINGS } from "../src/findings.ts";
import { GUARD_REASONS } from "../src/guard/reasons.ts";

const GROUPS: Readonly<Record<FindingGroup, readonly [title: string, prose: string]>> = {
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

const INTRODUCTION = `# What an audit finds

Made by \`node scripts/findings.js\` from the tables in \`packages/audit/src/findings\`; not to be changed by hand.

\`audit\` of \`@urikit/audit\` and \`uri audit\` look for what is dangerous, misleading or careless about a reference, and
\`uri explain ID\` prints a chapter of this page. Section signs (§) without a document are those of RFC 3986. An id never
changes its meaning.

- **danger**: refuse the reference, unless you know better.
- **warning**: look at it before it is used.
- **hint**: it can be written better, or there is something to know about it.

## False alarms

A false alarm is a defect. Counted on 22 November 2026 with \`uri report --audit\`, by the worst finding of each line:

| references | danger | warning | hint | none |
| --- | ---: | ---: | ---: | ---: |
| the 48,010 links of [bench/links](../bench/links/README.md) | 0 | 322 | 619 | 47,069 |
| the 5,263 of [samples](../samples/README.md), of which 644 are tests of another library's advisories | 106 | 373 | 367 | 4,417 |

Most of those that were a danger, 175 of the 252 different links with a warning, and 230 of the samples with one were read;
what was wrong was mended. What is left: backslashes that browsers read as slashes, hosts with a quotation mark in which some programs find no
host, sessions in the path, port 81; and in the samples passwords, names of one label, and what the tests are about.
`;

/** The file that is made, by its path in the repository. */
export function products(): ReadonlyMap<string, string> {
  const groups = Object.entries(GROUPS).map(([group, [title, prose]]) => {
    const kinds = [...FINDINGS, ...GUARD_REASONS].filter((one) => one.group === group);
    const rows = kinds.map(({ id, severity, title }) => `| [\`${id}\`](#${id}) | ${severity} | ${title} |`);
    const table = ["| id | severity | what it is |", "| --- | --- | --- |", ...rows].join("\n");
    return `## ${title}\n\n${prose}\n\n${table}\n\n${kinds.map(chapter).join("\n")}`;
  });
  return new Map([["docs/findings.md", `${INTRODUCTION}\n${groups.join("\n")}`]]);
}

function chapter({ id, title, severity, section, harm, fix, example, base }: Explanation): string {
  const message = audit(example, { base }).find((one) => one.id === id)?.message;
  const told = message === undefined ? "" : `: ${shortened(message).replaceAll("|", "\\|")}`;
  const below = base === undefined ? "" : `, with the base \`${base}\``;
  return [
    `### ${id}`,
    "",
    `**${title}** (${severity}; ${section}).`,
    "",
    harm,
    "",
    `*What to do:* ${fix}.`,
    "",
    `*Example:* ${code(shortened(example))}${below}${told}.`,
    "",
  ].join("\n");
}

/** As code of Markdown. */
function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Printable, without the middle of what is long. */
function shortened(text: string): string {
  const shown = printable(text);
  return shown.length <= 240 ? shown : `${shown.slice(0, 60)}…${shown.slice(-20)}`;
}
