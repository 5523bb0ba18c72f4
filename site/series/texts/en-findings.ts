/** What the pages of the findings say around the tables, in English. */

import type { FindingGroup, Severity } from "@urikit/audit";
import { en as auditWords } from "@urikit/audit/words/en";
import { type Catalogue, type Statement, say } from "urikit/words";
import { WORDS } from "../../tool/texts/en-standards.ts";

/** What the pages say around the tables. */
export interface FindingWords {
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

const GROUPS: FindingWords["groups"] = {
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

const CATALOGUE: Catalogue = { ...WORDS, ...auditWords };

export const FINDING_WORDS: FindingWords = {
  said: (statement) => say(CATALOGUE, statement),
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
