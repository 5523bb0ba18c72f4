/**
 * The additions of `uri standards --verbose`: the components in each edition's own terms, normal forms, why there is no
 * target, and every difference with its sections.
 */

import { safeText, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { wrapped } from "@urikit/explain/layout";
import { componentText, ownName, readerSentences } from "@urikit/explain/readers";
import { PROGRAMS } from "@urikit/programs";
import {
  type Difference,
  EDITIONS,
  type EditionReading,
  type SideBySide,
  type SplitterReading,
} from "@urikit/standards";
import { printable } from "urikit/display";
import { type Statement, say } from "urikit/words";
import { text } from "../../words/text.ts";
import { type ComparedWith, equivalenceText } from "./equivalence.ts";

/** The sentence of a statement on readers. */
function saidIn(words: Words, statement: Statement): string {
  return say(readerSentences(words), statement);
}

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
    screen.colors.bold(text(screen.words, "standards-own-terms")),
    ...rows.flatMap((row) => componentLines(row, base !== undefined, screen)),
    ...normalFormLines(standards, screen),
    ...noTargetLines(standards, screen),
    ...differenceLines(differences, screen),
    ...versionLines(standards, screen),
  ];
}

/** The components of a reading, or why there are no components. */
function componentLines(reading: Row, hasBase: boolean, screen: Screen): string[] {
  const kind = reading.kind === undefined ? "" : `${reading.kind}: `;
  if (reading.components)
    return namedLines(reading, kind + componentText(reading, hasBase), screen, (line) => line);
  return namedLines(
    reading,
    reading.error === undefined ? "" : saidIn(screen.words, reading.error.problem),
    screen,
    screen.colors.dim,
  );
}

function normalFormLines(standards: readonly EditionReading[], screen: Screen): string[] {
  const lines = standards.flatMap((reading) =>
    reading.normal === undefined ? [] : namedLines(reading, safeText(reading.normal), screen, (line) => line),
  );
  return lines.length > 0
    ? ["", screen.colors.bold(text(screen.words, "standards-normal-forms")), ...lines]
    : [];
}

/** Why editions have no target for the reference, unless that was said of the reference already. */
function noTargetLines(standards: readonly EditionReading[], screen: Screen): string[] {
  const lines = standards.flatMap((reading) => {
    const { noTarget, error } = reading;
    if (noTarget === undefined) return [];
    const reason = saidIn(screen.words, noTarget.reason);
    if (error !== undefined && reason === saidIn(screen.words, error.problem)) return [];
    const cited = reason.includes("§")
      ? reason
      : text(screen.words, "standards-cited", reason, noTarget.section);
    return namedLines(reading, printable(cited), screen, screen.colors.dim);
  });
  return lines.length > 0
    ? ["", screen.colors.bold(text(screen.words, "standards-no-target")), ...lines]
    : [];
}

/** Whether it is equivalent to another reference, by each edition. */
export function equivalenceLines({ other, standards }: ComparedWith, screen: Screen): string[] {
  return [
    "",
    screen.colors.bold(text(screen.words, "standards-equivalent", safeText(other))),
    ...standards.flatMap((one) =>
      namedLines(one, equivalenceText(one, screen.words), screen, (line) => line),
    ),
  ];
}

/** The answer of an edition, next to its name. */
function namedLines(
  { id }: Pick<Row, "id">,
  told: string,
  { width }: Screen,
  paint: (line: string) => string,
): string[] {
  const name = ownName(id);
  if (width < NARROW) return [name, ...wrapped(`  ${told}`, width).map(paint)];
  return wrapped(told, width - NAME_WIDTH - GAP.length).map((line, at) => {
    const label = (at === 0 ? name : "").padEnd(NAME_WIDTH);
    return `${label}${GAP}${paint(line)}`;
  });
}

/** All differences: those that are dangerous, those that ask for caution, and the others. */
function differenceLines(differences: readonly Difference[], { colors, width, words }: Screen): string[] {
  const lines = ({ what, why, sections }: Difference) => [
    ...wrapped(`${what}: ${printable(saidIn(words, why))}`, width),
    ...wrapped(`    ${sections.join("; ")}`, width).map(colors.dim),
  ];
  const group = (heading: string, members: readonly Difference[]) =>
    members.length > 0 ? ["", colors.bold(heading), ...members.flatMap(lines)] : [];
  return [
    ...group(
      text(words, "standards-dangerous"),
      differences.filter(({ dangerous }) => dangerous),
    ),
    ...group(
      text(words, "standards-caution"),
      differences.filter(({ caution }) => caution),
    ),
    ...group(
      text(words, "standards-different"),
      differences.filter(({ dangerous, caution }) => !dangerous && !caution),
    ),
  ];
}

/** The meaning of the names of drafts, the readers that follow the URL Standard, and the versions of the programs. */
function versionLines(standards: readonly EditionReading[], { colors, width, words }: Screen): string[] {
  const implementations = standards.flatMap(({ id, implementation }) =>
    implementation === undefined
      ? []
      : [text(words, "standards-implemented", ownName(id), printable(implementation))],
  );
  const versions = PROGRAMS.map(({ version }) => version);
  return [
    "",
    ...[
      text(words, "standards-drafts"),
      text(words, "standards-appendix-b"),
      ...implementations,
      text(words, "standards-models", [...new Set(versions)].join(", ")),
    ].flatMap((sentence) => wrapped(sentence, width, GAP).map(colors.dim)),
  ];
}
