/**
 * What `uri standards --verbose` adds: the components in each edition's own terms, normal forms, why there is no target,
 * and every difference with its sections.
 */

import {
  type Difference,
  EDITIONS,
  type EditionReading,
  PROGRAMS,
  type SideBySide,
  type SplitterReading,
} from "@urikit/standards";
import { printable } from "urikit";
import { wrapped } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { componentText } from "./components.ts";
import { type ComparedWith, equivalenceText } from "./equivalence.ts";
import { ownName } from "./readers.ts";

const GAP = "  ";
const NAME_WIDTH = Math.max("Appendix B".length, ...EDITIONS.map(({ name }) => name.length));
/** On a narrower screen, what an edition says stands below its name. */
const NARROW = 60;

/** A reading of an edition, or of a program that only splits a text (RFC 3986 Appendix B), which accepts everything. */
type Row = EditionReading | (SplitterReading & Partial<Omit<EditionReading, keyof SplitterReading>>);

/** The lines below the table. */
export function verboseLines(comparison: SideBySide, screen: Screen): string[] {
  const { base, standards, appendixB, differences } = comparison;
  const rows: readonly Row[] = [...standards, appendixB];
  return [
    "",
    screen.colors.bold("in their own terms"),
    ...rows.flatMap((row) => componentLines(row, base !== undefined, screen)),
    ...normalFormLines(standards, screen),
    ...noTargetLines(standards, screen),
    ...differenceLines(differences, screen),
    ...versionLines(standards, screen),
  ];
}

/** The components of a reading, or why there are none. */
function componentLines(reading: Row, hasBase: boolean, screen: Screen): string[] {
  const kind = reading.kind === undefined ? "" : `${reading.kind}: `;
  if (reading.components)
    return namedLines(reading, kind + componentText(reading, hasBase), screen, (line) => line);
  return namedLines(reading, reading.error?.message ?? "", screen, screen.colors.dim);
}

function normalFormLines(standards: readonly EditionReading[], screen: Screen): string[] {
  const lines = standards.flatMap((reading) =>
    reading.normal === undefined ? [] : namedLines(reading, safeText(reading.normal), screen, (line) => line),
  );
  return lines.length > 0 ? ["", screen.colors.bold("normal forms"), ...lines] : [];
}

/** Why editions have no target for the reference, unless that was said of the reference already. */
function noTargetLines(standards: readonly EditionReading[], screen: Screen): string[] {
  const lines = standards.flatMap((reading) => {
    if (reading.noTarget === undefined || reading.noTarget.reason === reading.error?.message) return [];
    const { reason, section } = reading.noTarget;
    const cited = reason.includes("§") ? reason : `${reason} (${section})`;
    return namedLines(reading, printable(cited), screen, screen.colors.dim);
  });
  return lines.length > 0 ? ["", screen.colors.bold("no target, because"), ...lines] : [];
}

/** Whether it is equivalent to another reference, by each edition. */
export function equivalenceLines({ other, standards }: ComparedWith, screen: Screen): string[] {
  return [
    "",
    screen.colors.bold(`equivalent to ${safeText(other)}`),
    ...standards.flatMap((one) => namedLines(one, equivalenceText(one), screen, (line) => line)),
  ];
}

/** What an edition says, beside its name. */
function namedLines(
  { id }: Pick<Row, "id">,
  text: string,
  { width }: Screen,
  paint: (line: string) => string,
): string[] {
  const name = ownName(id);
  if (width < NARROW) return [name, ...wrapped(`  ${text}`, width).map(paint)];
  return wrapped(text, width - NAME_WIDTH - GAP.length).map((line, at) => {
    const label = (at === 0 ? name : "").padEnd(NAME_WIDTH);
    return `${label}${GAP}${paint(line)}`;
  });
}

/** All differences: those that are dangerous, those that ask for caution, and the others. */
function differenceLines(differences: readonly Difference[], { colors, width }: Screen): string[] {
  const lines = ({ what, why, sections }: Difference) => [
    ...wrapped(`${what}: ${printable(why)}`, width),
    ...wrapped(`    ${sections.join("; ")}`, width).map(colors.dim),
  ];
  const group = (heading: string, members: readonly Difference[]) =>
    members.length > 0 ? ["", colors.bold(heading), ...members.flatMap(lines)] : [];
  return [
    ...group(
      "dangerous",
      differences.filter(({ dangerous }) => dangerous),
    ),
    ...group(
      "caution",
      differences.filter(({ caution }) => caution),
    ),
    ...group(
      "different, and not dangerous",
      differences.filter(({ dangerous, caution }) => !dangerous && !caution),
    ),
  ];
}

/** What the names of drafts mean, who reads as the URL Standard says, and the versions of the programs. */
function versionLines(standards: readonly EditionReading[], { colors, width }: Screen): string[] {
  const implementations = standards.flatMap(({ id, implementation }) =>
    implementation === undefined ? [] : [`${ownName(id)} as implemented by ${printable(implementation)}`],
  );
  const versions = PROGRAMS.map(({ version }) => version);
  return [
    "",
    ...[
      "url-syntax-05 and rfc2396bis-01: drafts of RFC 2396 and of RFC 3986",
      "Appendix B: a program that only splits the text (RFC 3986)",
      ...implementations,
      `Models of ${[...new Set(versions)].join(", ")}`,
    ].flatMap((sentence) => wrapped(sentence, width, GAP).map(colors.dim)),
  ];
}
