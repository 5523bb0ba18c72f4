/** What `run` found, as text and as JSON. */

import { printable } from "urikit/display";
import { FAULTS, type Fault } from "./ask.ts";
import { percent } from "./badge.ts";
import { answerIn, failureOf, type MinefieldRecord, type Reader, type Reading } from "./record.ts";
import type { Conformance, Count, Failure, Neighbour, Standard } from "./score.ts";

/** The standards in a heading, and in a sentence. */
export const STANDARD_NAMES = { rfc3986: "RFC 3986", urlStandard: "URL Standard" } as const satisfies Record<
  Standard,
  string
>;
export const THE_STANDARDS = {
  rfc3986: "RFC 3986",
  urlStandard: "the URL Standard",
} as const satisfies Record<Standard, string>;

export interface Report {
  readonly asked: number;
  /** How many were asked once more, of a new process, from the last to the first. */
  readonly askedTwice: number;
  readonly faults: readonly {
    readonly id: string;
    readonly reference: string;
    readonly fault: Fault;
    readonly printed?: string;
  }[];
  readonly rfc3986: Conformance;
  readonly urlStandard: Conformance;
  readonly neighbours: readonly Neighbour[];
}

const EXAMPLES = 3;
const NEIGHBOURS = 8;

/** The share that is right; 1 if nothing was asked. */
export function share({ right, of }: Count): number {
  return of === 0 ? 1 : right / of;
}

/** The report for people, with the shortest failures by a standard. */
export function reportText(
  report: Report,
  { standard, failures }: { readonly standard: Standard; readonly failures: number },
): string {
  const { asked, askedTwice, faults, rfc3986, urlStandard, neighbours } = report;
  return [
    `${asked} questions${askedTwice > 0 ? `, ${askedTwice} of them twice` : ""}`,
    ...FAULTS.flatMap((fault) => faultLines(fault, faults)),
    "",
    row("", STANDARD_NAMES.rfc3986, STANDARD_NAMES.urlStandard),
    ...(["accepts", "refuses", "components", "targets", "all"] as const).map((what) =>
      row(ROWS[what], told(rfc3986[what]), told(urlStandard[what])),
    ),
    "",
    `Against ${THE_STANDARDS[standard]}, the shortest first:`,
    ...shortest(report[standard].failures, failures).map(failureLine),
    "",
    "References that both accept, and that lead to different hosts:",
    ...neighbours
      .slice(0, NEIGHBOURS)
      .flatMap(({ reader, apart, same }) => [
        `  ${reader.version}: ${apart.length}; alike in ${percent(share(same))}`,
        ...apart.slice(0, 1).map((record) => `      ${quoted(record.reference)}`),
      ]),
    "",
  ].join("\n");
}

/** How often a program failed so, and the first references. */
function faultLines(fault: Fault, faults: Report["faults"]): readonly string[] {
  const own = faults.filter((one) => one.fault === fault);
  if (own.length === 0) return [];
  const examples = own.slice(0, EXAMPLES).map(({ reference }) => quoted(reference));
  return [`  ${fault}: ${own.length}, such as ${examples.join(", ")}`];
}

const ROWS = {
  accepts: "accepts what is valid",
  refuses: "refuses what is not",
  components: "reads the components",
  targets: "resolves",
  all: "all",
} as const;

function row(name: string, one: string, other: string): string {
  return `${name.padEnd(24)}${one.padStart(22)}${other.padStart(22)}`;
}

function told(count: Count): string {
  return count.of === 0 ? "–" : `${percent(share(count))} of ${count.of}`;
}

/** The failures with the shortest references: one shows a habit best. */
export function shortest(failures: readonly Failure[], most: number): readonly Failure[] {
  const lengthOf = ({ record: { reference, base = "" } }: Failure) => reference.length + base.length;
  return [...failures].sort((a, b) => lengthOf(a) - lengthOf(b)).slice(0, most);
}

function failureLine({ record, what }: Failure): string {
  const { id, reference, base } = record;
  const against = base === undefined ? "" : ` against ${quoted(base)}`;
  const fault =
    what === "refused" ? "is valid" : what === "accepted" ? "is not valid" : `has another ${what}`;
  return `  ${id}  ${quoted(reference)}${against} ${fault}`;
}

/** The report for programs. */
export function reportJson({ asked, askedTwice, faults, rfc3986, urlStandard, neighbours }: Report): object {
  const conformance = ({ failures, ...counts }: Conformance) => ({
    ...counts,
    failures: failures.map(({ record, what }) => ({
      id: record.id,
      reference: record.reference,
      base: record.base,
      what,
    })),
  });
  return {
    asked,
    askedTwice,
    faults,
    rfc3986: conformance(rfc3986),
    urlStandard: conformance(urlStandard),
    neighbours: neighbours.map(({ reader, same, apart }) => ({
      reader: reader.id,
      version: reader.version,
      same,
      apart: apart.map(({ id, reference }) => ({ id, reference })),
    })),
  };
}

/** A record for people: what the standards say, and who says what. */
export function recordText(record: MinefieldRecord, readers: readonly Reader[]): string {
  const { id, reference, base, list, kind, sources, rfc3986, urlStandard } = record;
  const groups = new Map<string, string[]>();
  for (const reader of readers) {
    const said = failureOf(record, reader.id) ?? readingText(answerIn(record.reads, reader.id) ?? false);
    groups.set(said, [...(groups.get(said) ?? []), reader.version]);
  }
  return [
    `${id}  ${quoted(reference)}${base === undefined ? "" : ` against ${quoted(base)}`}  (${list}: ${kind})`,
    ...sources.map(({ source, licence, purpose }) => `  ${purpose}: ${source} (${licence})`),
    `  RFC 3986: ${readingText(rfc3986.reads)}`,
    `  URL Standard: ${readingText(urlStandard.reads)}`,
    ...[...groups]
      .sort((a, b) => b[1].length - a[1].length)
      .map(([said, who]) => `  ${said}: ${who.join(", ")}`),
    "",
  ].join("\n");
}

/** A reference in quotes, since some are empty and some end with blanks. */
function quoted(text: string): string {
  return `"${printable(text)}"`;
}

/** A reading on a line. */
export function readingText(reading: Reading): string {
  if (reading === false) return "refused";
  const [scheme, userinfo, host, port, path, query] = reading.map((value) =>
    value === false ? "error" : value,
  );
  const parts = { scheme, userinfo, host, port, path, query };
  return Object.entries(parts)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => `${name} ${printable(value ?? "")}`)
    .join(", ");
}
