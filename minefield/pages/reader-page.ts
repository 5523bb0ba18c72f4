/** The page of a reader: how it keeps both standards, the shortest references for each fault, and those of each kind. */

import { percent } from "../runner/src/badge.ts";
import { kindsOf } from "../runner/src/kinds.ts";
import { answerIn, COMPONENTS, type Component, type Reader, type Reading } from "../runner/src/record.ts";
import { share, shortest } from "../runner/src/report.ts";
import type { Conformance, Count, Failure, Standard } from "../runner/src/score.ts";
import { type Field, nameOf, pageOf, type Scored } from "./field.ts";
import { anchor, code, figure, table } from "./markdown.ts";

/** The most references that a page has for a fault, and for a kind. */
const MOST = 8;
const MOST_OF_KIND = 3;
const MOST_NEIGHBOURS = 8;

export const STANDARDS = { rfc3986: "RFC 3986", urlStandard: "the URL Standard" } as const satisfies Record<
  Standard,
  string
>;

/** The counts of a conformance, with the fault of what is not right. */
const FAULTS = {
  accepts: "refuses what is valid",
  refuses: "accepts what is not valid",
  components: "reads other components",
  targets: "resolves to another target",
} as const;

export type Counted = keyof typeof FAULTS;

export const COUNTED = Object.keys(FAULTS) as readonly Counted[];

/** The heading of the references with a fault. */
function headingOf(standard: Standard, counted: Counted): string {
  return `${STANDARDS[standard].replace("the ", "")}: it ${FAULTS[counted]}`;
}

/** Where the references of a cell of the scores are, from `docs`. */
export function linkToFault(reader: Reader, standard: Standard, counted: Counted): string {
  return `${pageOf(reader)}#${anchor(headingOf(standard, counted))}`;
}

/** The heading of a kind. GitHub and VitePress make different fragments of a slash and of an underscore. */
function headingOfKind(kind: string): string {
  return kind.replace(/[/_]/g, " ");
}

/** Where the references of a kind are, from `docs`. */
export function linkToKind(reader: Reader, kind: string): string {
  return `${pageOf(reader)}#${anchor(headingOfKind(kind))}`;
}

export function shareText(count: Count): string {
  return count.of === 0 ? "–" : percent(share(count));
}

/** The page, in Markdown. */
export function readerPage(scored: Scored, field: Field): string {
  return `${[
    head(scored, field),
    ...(["rfc3986", "urlStandard"] as const).flatMap((standard) =>
      COUNTED.map((counted) => faults(scored, standard, counted)),
    ),
    neighboursOf(scored, field),
    kinds(scored, field),
    `[All readers](../minefield.md)`,
  ]
    .filter((section) => section !== "")
    .join("\n\n")}\n`;
}

function head({ reader, rfc3986, urlStandard }: Scored, { scored, records }: Field): string {
  const row = (name: string, conformance: Conformance) => [
    name,
    ...COUNTED.map((counted) => shareText(conformance[counted])),
    shareText(conformance.all),
  ];
  return `---
search: false
---

# ${nameOf(reader, scored)}

\`${reader.id}\`, used in ${reader.language}, as it answered ${figure(records.length)} questions. It ${reader.resolves ? "resolves" : "does not resolve"}
against a base here${reader.dials ? ", and was seen dialling" : ""}. The shortest references of each sort are below. All of them:

\`\`\`sh
npx @urikit/minefield run --reader ${reader.id} --failures ${records.length}
npx @urikit/minefield run --reader ${reader.id} --failures ${records.length} --standard url
\`\`\`

The [tool of the page](../../site/pages/minefield.md) shows all of a kind, and where this reader and another one differ.

${table(
  ["", "accepts", "refuses", "components", "targets", "all"],
  [row(STANDARDS.rfc3986, rfc3986), row("URL Standard", urlStandard)],
  1,
)}`;
}

function faults(scored: Scored, standard: Standard, counted: Counted): string {
  const own = scored[standard].failures.filter((failure) => isOf(failure, counted));
  if (own.length === 0) return "";
  const lines = shortest(own, MOST).map((failure) => `- ${failureText(failure, scored.reader, standard)}`);
  const isAll = lines.length === own.length;
  return `## ${headingOf(standard, counted)}

${figure(own.length)}${isAll ? "" : ", of which the shortest are"}:

${lines.join("\n")}`;
}

function isOf({ what, record }: Failure, counted: Counted): boolean {
  if (record.base !== undefined) return counted === "targets";
  if (what === "refused") return counted === "accepts";
  return counted === (what === "accepted" ? "refuses" : "components");
}

/** The reference, what the reader makes of it, and what the standard has in its place. */
function failureText({ record, what }: Failure, reader: Reader, standard: Standard): string {
  const { reference, base } = record;
  const reads = answerIn(record.reads, reader.id) ?? false;
  if (base !== undefined || what === "target") {
    const target = answerIn(record.target, reader.id) ?? false;
    const expected = record[standard].target ?? false;
    return `${code(reference)} against ${code(base ?? "")}: ${valueText(target)}, and not ${valueText(expected)}`;
  }
  if (what === "refused") return code(reference);
  if (what === "accepted") return `${code(reference)}: ${readingCode(reads)}`;
  return `${code(reference)}: ${what} ${valueText(component(reads, what))}, and not ${valueText(component(record[standard].reads, what))}`;
}

/** The components of a reading that are there, each as code: some hold what is markup elsewhere. */
function readingCode(reading: Reading): string {
  const parts = COMPONENTS.map((name) => [name, component(reading, name)] as const);
  const told = parts.filter(([, value]) => value !== null && value !== "");
  return told.map(([name, value]) => `${name} ${valueText(value)}`).join(", ") || "nothing";
}

function component(reading: Reading, name: Component): string | false | null {
  return reading === false ? false : (reading[COMPONENTS.indexOf(name)] ?? null);
}

function valueText(value: string | false | null): string {
  if (value === false) return "an error";
  return value === null || value === "" ? "nothing" : code(value);
}

function neighboursOf(one: Scored, field: Field): string {
  const { reader } = one;
  const others = field.othersOf(one);
  const found = others.filter(({ apart }) => apart.length > 0);
  if (found.length === 0) return "";
  const rows = found
    .slice(0, MOST_NEIGHBOURS)
    .map(({ other, apart, same }) => [
      `[${nameOf(other.reader, field.scored)}](../${pageOf(other.reader)})`,
      figure(apart.length),
      shareText(same),
      code(apart[0]?.reference ?? ""),
    ]);
  return `## Who should not follow it, or precede it

Both accept the reference, and find different hosts: ${figure(found.length)} of ${figure(others.length)} other readers do in some
reference; these most often. \`npx @urikit/minefield between ${reader.id} OTHER\` prints all.

${table(["reader", "references", "alike in", "the shortest"], rows)}`;
}

function kinds({ reader, rfc3986 }: Scored, { matrices, scored }: Field): string {
  const at = scored.findIndex((one) => one.reader.id === reader.id);
  const failures = byKind(rfc3986.failures);
  const sections = matrices.rfc3986.kinds.map((kind, column) => {
    const [byRfc, byUrl, likeMost] = (["rfc3986", "urlStandard", "readers"] as const).map((measure) =>
      shareText(matrices[measure].rows[at]?.[column] ?? { right: 0, of: 0 }),
    );
    const lines = shortest(failures.get(kind) ?? [], MOST_OF_KIND).map(
      (failure) => `- ${kindLine(failure, reader)}`,
    );
    return [
      `### ${headingOfKind(kind)}`,
      `As RFC 3986 says: ${byRfc}. As the URL Standard says: ${byUrl}. The host of most readers: ${likeMost}.`,
      ...(lines.length === 0 ? [] : [lines.join("\n")]),
    ].join("\n\n");
  });
  return `## By kind

How often its whole answer is right, by kind, and the shortest references that it reads differently from RFC 3986.

${sections.join("\n\n")}`;
}

function byKind(failures: readonly Failure[]): ReadonlyMap<string, readonly Failure[]> {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures)
    for (const kind of kindsOf(failure.record)) {
      const group = groups.get(kind) ?? [];
      group.push(failure);
      groups.set(kind, group);
    }
  return groups;
}

function kindLine(failure: Failure, reader: Reader): string {
  const told = failureText(failure, reader, "rfc3986");
  return failure.what === "refused" ? `${told}: refused` : told;
}
