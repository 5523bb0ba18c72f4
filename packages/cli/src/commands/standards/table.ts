/**
 * What `uri standards` prints for people: the verdict; a table with a row for each edition, where a cell that differs from the one
 * above it is marked, and what its marks and names mean; the components in each edition's own terms; and the
 * differences, the dangerous ones first.
 */

import {
  type Difference,
  EDITIONS,
  type EditionReading,
  type SideBySide,
  type Verdict,
} from "@urikit/standards";
import { printable } from "urikit";
import { padded, shorten, widthOf, wrapped } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import type { Colors, Screen } from "../../display/terminal.ts";
import { componentText } from "./components.ts";
import { type ComparedWith, equivalenceText } from "./equivalence.ts";
import { NAMES, type Row, rowsOf, summaryOf } from "./summary.ts";

/** Whether a difference is more than another name for a component, or another normal form. */
function changesReading({ what }: Difference): boolean {
  return what !== "components" && what !== "normal form";
}

/** A column: its title, and its text for a reading; undefined if there is nothing to say. */
interface Column {
  readonly title: string;
  readonly of: (reading: Row) => string | undefined;
  /** Whether no cell of it differs from the one above: all are alike, or none is like another. */
  readonly isUnmarked?: boolean;
}

const DATE: Column = { title: "date", of: ({ id }) => DATES.get(id), isUnmarked: true };
const VALID: Column = {
  title: "valid",
  of: ({ valid }) => (valid === undefined ? undefined : valid ? "yes" : "no"),
};
const HOST: Column = { title: "host", of: ({ host }) => (host ? printable(host) : undefined) };
const TARGET: Column = { title: "target", of: targetCell };
const NORMAL_FORM: Column = {
  title: "normal form",
  of: ({ normal }) => (normal === undefined ? undefined : safeText(normal)),
};

/**
 * With a base, the target is what was asked for, and the normal form of the reference is not. On a narrow screen, where
 * the reference leads is all that has room.
 */
function columnsFor(hasBase: boolean, width: number): readonly Column[] {
  if (width < NARROW) return [VALID, hasBase ? TARGET : HOST];
  return hasBase ? [DATE, VALID, TARGET, HOST] : [DATE, VALID, HOST, NORMAL_FORM];
}

function targetCell({ target, noTarget }: Row): string | undefined {
  if (target !== undefined) return safeText(target);
  return noTarget && "none";
}

const GAP = "  ";
/** Marks a cell that differs, also where there is no colour. */
const MARK = "* ";
const DATES = new Map<string, string>(EDITIONS.map(({ id, date }) => [id, date.replace(/-.*/, "")]));
const NAME_WIDTH = Math.max(...[...NAMES.values()].map((name) => name.length));

/** The table for one reference, and what belongs below it. */
export function tableFor(comparison: SideBySide, screen: Screen, compared?: ComparedWith): string {
  const { reference, base, standards, differences, verdict } = comparison;
  const { colors, width } = screen;
  const rows = rowsOf(comparison);
  const against = base === undefined ? [] : [`${colors.dim("against")}  ${safeText(base)}`];
  const columns = columnsFor(base !== undefined, screen.width);
  const table = tableLines(rows, columns, screen);
  return [
    safeText(reference) || colors.dim("(empty)"),
    ...against,
    ...wrapped(summaryOf(comparison), width, "  ").map(paintOf(verdict, colors)),
    "",
    ...table,
    "",
    ...legendLines(rows, table.join("\n").includes(MARK), screen),
    "",
    colors.bold("in their own terms"),
    ...rows.flatMap((row) => componentLines(row, base !== undefined, screen)),
    ...noTargetLines(standards, screen),
    ...(compared === undefined ? [] : equivalenceLines(compared, screen)),
    ...differenceLines(differences, screen),
  ].join("\n");
}

/** What the mark and the names mean, and which program reads as an edition says, where a program does. */
function legendLines(rows: readonly Row[], isMarked: boolean, { colors, width }: Screen): string[] {
  const programs = rows.flatMap(({ id, implementation }) =>
    implementation === undefined
      ? []
      : [`${NAMES.get(id) ?? id} as implemented by ${printable(implementation)}`],
  );
  return [
    ...(isMarked ? [`${MARK.trim()} differs from the row above it`] : []),
    "url-syntax-05 and rfc2396bis-01: drafts of RFC 2396 and of RFC 3986",
    ...programs,
    "Appendix B: a program that only splits the text (RFC 3986)",
  ].flatMap((sentence) => wrapped(sentence, width, "  ").map(colors.dim));
}

function nameOf({ id }: Pick<Row, "id">): string {
  return (NAMES.get(id) ?? id).padEnd(NAME_WIDTH);
}

/** The columns that have something to say, as wide as they need to be, if the screen allows it. */
function tableLines(standards: readonly Row[], columns: readonly Column[], screen: Screen): string[] {
  const texts = columns
    .filter(({ of }) => standards.some((reading) => of(reading) !== undefined))
    .map((column) => ({ title: column.title, cells: cellsOf(standards, column) }));
  const widths = fitted(
    texts.map(({ title, cells }) => Math.max(title.length, ...cells.map(({ text }) => widthOf(text)))),
    screen.width - NAME_WIDTH - GAP.length * columns.length,
  );
  const head = texts.map(({ title }, at) => shorten(title, widths[at] ?? 0).padEnd(widths[at] ?? 0));
  return [
    screen.colors.bold(["edition".padEnd(NAME_WIDTH), ...head].join(GAP).trimEnd()),
    ...standards.map((reading, row) =>
      [nameOf(reading), ...texts.map(({ cells }, at) => painted(cells[row], widths[at] ?? 0, screen))]
        .join(GAP)
        .trimEnd(),
    ),
  ];
}

interface Cell {
  readonly text: string;
  readonly differs: boolean;
}

/** The cells of a column. A cell differs if the last one before it that is not empty says something else. */
function cellsOf(standards: readonly Row[], { of, isUnmarked }: Column): Cell[] {
  let above: string | undefined;
  return standards.map((reading) => {
    const value = of(reading);
    if (value === undefined) return { text: "", differs: false };
    const differs = isUnmarked !== true && above !== undefined && above !== value;
    above = value;
    return { text: differs ? MARK + value : value, differs };
  });
}

function painted(cell: Cell = { text: "", differs: false }, width: number, { colors }: Screen): string {
  const text = padded(shorten(cell.text, width), width);
  if (cell.text.replace(MARK, "") === "no") return colors.red(text);
  return cell.differs ? colors.yellow(text) : text;
}

/** The widths, with the greatest cut again and again until all of them fit. */
function fitted(widths: readonly number[], room: number): number[] {
  const cut = widths.map((width) => Math.min(width, room));
  while (cut.reduce((total, width) => total + width, 0) > room) {
    const greatest = Math.max(...cut);
    if (greatest <= MINIMUM) break;
    cut[cut.indexOf(greatest)] = greatest - 1;
  }
  return cut;
}

/** A narrower column would say nothing. */
const MINIMUM = 6;
/** On a narrower screen, what an edition says stands below its name. */
const NARROW = 60;

/** The components of a reading, or why there are none. */
function componentLines(reading: Row, hasBase: boolean, screen: Screen): string[] {
  const kind = reading.kind === undefined ? "" : `${reading.kind}: `;
  if (reading.components)
    return namedLines(reading, kind + componentText(reading, hasBase), screen, (line) => line);
  return namedLines(reading, reading.error?.message ?? "", screen, screen.colors.dim);
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
function equivalenceLines({ other, standards }: ComparedWith, screen: Screen): string[] {
  return [
    "",
    screen.colors.bold(`equivalent to ${safeText(other)}`),
    ...standards.flatMap((one) => namedLines(one, equivalenceText(one), screen, (line) => line)),
  ];
}

/** What an edition says, beside its name. */
function namedLines(
  reading: Pick<Row, "id">,
  text: string,
  { width }: Screen,
  paint: (line: string) => string,
): string[] {
  if (width < NARROW) return [nameOf(reading).trimEnd(), ...wrapped(`  ${text}`, width).map(paint)];
  return wrapped(text, width - NAME_WIDTH - GAP.length).map((line, at) => {
    const label = at === 0 ? nameOf(reading) : " ".repeat(NAME_WIDTH);
    return `${label}${GAP}${paint(line)}`;
  });
}

/** How a verdict looks. */
function paintOf(verdict: Verdict, colors: Colors): (text: string) => string {
  if (verdict === "alike") return colors.green;
  return verdict === "dangerous" ? (text) => colors.red(colors.bold(text)) : colors.yellow;
}

/** Whether a program that only splits differs from an edition as another edition does, and for the same reason. */
function repeatsAnother({ between, what, reason }: Difference, differences: readonly Difference[]): boolean {
  const [edition, other] = between;
  if (other !== "appendix-b" || reason === undefined) return false;
  return differences.some(
    (one) =>
      one.dangerous &&
      one.what === what &&
      one.reason === reason &&
      one.between.includes(edition) &&
      !one.between.includes("appendix-b"),
  );
}

function differenceLines(differences: readonly Difference[], { colors, width }: Screen): string[] {
  const lines = ({ what, why, sections }: Difference) => [
    ...wrapped(`${what}: ${printable(why)}`, width),
    ...wrapped(`    ${sections.join("; ")}`, width).map(colors.dim),
  ];
  const group = (heading: string, members: readonly Difference[]) =>
    members.length > 0 ? ["", heading, ...members.flatMap(lines)] : [];
  const others = differences.filter(({ dangerous, caution }) => !dangerous && !caution);
  return [
    ...group(
      colors.red(colors.bold("dangerous: they lead to different places")),
      differences.filter((one) => one.dangerous && !repeatsAnother(one, differences)),
    ),
    ...group(
      colors.yellow(colors.bold("caution: one tells no host, or they ask a server for different resources")),
      differences.filter(({ caution }) => caution),
    ),
    ...group(
      colors.bold(
        others.some(changesReading) ? "different, not dangerous" : "different in words and spelling only",
      ),
      others,
    ),
  ];
}
