/**
 * What `uri standards` prints for people: a table with a row for each edition, where a cell that differs from the one
 * above it is marked; the components in each edition's own terms; and the differences, the dangerous ones first.
 */

import {
  type Difference,
  EDITIONS,
  type EditionReading,
  type SideBySide,
  type SplitterReading,
  type Verdict,
} from "@urikit/standards";
import { printable } from "urikit";
import { shorten, wrapped } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { componentText } from "./components.ts";

/** Whether a difference is more than another name for a component, or another normal form. */
function changesReading({ what }: Difference): boolean {
  return what !== "components" && what !== "normal form";
}

/** A row: an edition, or a program that only splits a text (RFC 3986 Appendix B), which accepts everything. */
type Row = EditionReading | (SplitterReading & Partial<Omit<EditionReading, keyof SplitterReading>>);

/** A column: its title, and its text for a reading; undefined if there is nothing to say. */
interface Column {
  readonly title: string;
  readonly of: (reading: Row) => string | undefined;
}

/** On a narrow screen the components alone show the host. */
const HOST: Column = { title: "host", of: ({ host }) => host && printable(host) };

const COLUMNS: readonly Column[] = [
  { title: "valid", of: ({ valid }) => (valid === undefined ? undefined : valid ? "yes" : "no") },
  HOST,
  { title: "target", of: targetCell },
  { title: "normal form", of: ({ normal }) => (normal === undefined ? undefined : safeText(normal)) },
];

function targetCell({ target, noTarget }: Row): string | undefined {
  if (target !== undefined) return safeText(target);
  return noTarget && "none";
}

const GAP = "  ";
/** Marks a cell that differs, also where there is no colour. */
const MARK = "* ";
const NAMES = new Map<string, string>([
  ...EDITIONS.map(({ id, name }) => [id, name] as const),
  ["appendix-b", "Appendix B"],
]);
const NAME_WIDTH = Math.max(...[...NAMES.values()].map((name) => name.length));

/** The table for one reference, and what belongs below it. */
export function tableFor(comparison: SideBySide, screen: Screen): string {
  const { reference, base, standards, appendixB, differences, verdict } = comparison;
  const { colors } = screen;
  const rows: readonly Row[] = [...standards, appendixB];
  const against = base === undefined ? "" : `${colors.dim("  against  ")}${safeText(base)}`;
  return [
    `${safeText(reference) || colors.dim("(empty)")}${against}`,
    "",
    ...tableLines(rows, screen),
    ...rows.flatMap((row) => implementationLines(row, screen)),
    "",
    colors.bold("in their own terms"),
    ...rows.flatMap((row) => componentLines(row, base !== undefined, screen)),
    ...noTargetLines(standards, screen),
    ...differenceLines(differences, verdict, screen),
  ].join("\n");
}

/** Which program reads as an edition says, where a program does. */
function implementationLines({ id, implementation }: Row, { colors, width }: Screen): string[] {
  if (implementation === undefined) return [];
  const sentence = `${NAMES.get(id) ?? id} as implemented by ${printable(implementation)}`;
  return wrapped(sentence, width).map(colors.dim);
}

function nameOf({ id }: Row): string {
  return (NAMES.get(id) ?? id).padEnd(NAME_WIDTH);
}

/** The columns that have something to say, as wide as they need to be, if the screen allows it. */
function tableLines(standards: readonly Row[], screen: Screen): string[] {
  const fitting = screen.width < NARROW ? COLUMNS.filter((column) => column !== HOST) : COLUMNS;
  const columns = fitting.filter(({ of }) => standards.some((reading) => of(reading) !== undefined));
  const texts = columns.map(({ title, of }) => ({ title, cells: cellsOf(standards, of) }));
  const widths = fitted(
    texts.map(({ title, cells }) => Math.max(title.length, ...cells.map(({ text }) => text.length))),
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
function cellsOf(standards: readonly Row[], of: Column["of"]): Cell[] {
  let above: string | undefined;
  return standards.map((reading) => {
    const value = of(reading);
    if (value === undefined) return { text: "", differs: false };
    const differs = above !== undefined && above !== value;
    above = value;
    return { text: differs ? MARK + value : value, differs };
  });
}

function painted(cell: Cell | undefined, width: number, { colors }: Screen): string {
  const text = shorten(cell?.text ?? "", width).padEnd(width);
  return cell?.differs ? colors.yellow(text) : text;
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
  if (reading.components) return namedLines(reading, componentText(reading, hasBase), screen, (line) => line);
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

/** What an edition says, beside its name. */
function namedLines(
  reading: Row,
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

const HEADINGS: Readonly<Partial<Record<Verdict, string>>> = {
  rejected: "rejected by all editions",
  alike: "all editions read it alike",
};

function differenceLines(
  differences: readonly Difference[],
  verdict: Verdict,
  { colors, width }: Screen,
): string[] {
  const lines = ({ what, why, sections }: Difference) => [
    ...wrapped(`${what}: ${printable(why)}`, width),
    ...wrapped(`    ${sections.join("; ")}`, width).map(colors.dim),
  ];
  const group = (heading: string, members: readonly Difference[]) =>
    members.length > 0 ? ["", heading, ...members.flatMap(lines)] : [];
  const others = differences.filter(({ dangerous, caution }) => !dangerous && !caution);
  const summary = HEADINGS[verdict];
  const paint = verdict === "alike" ? colors.green : colors.yellow;
  return [
    ...(summary === undefined ? [] : ["", paint(summary)]),
    ...group(
      colors.red(colors.bold("dangerous: they lead to different places")),
      differences.filter(({ dangerous }) => dangerous),
    ),
    ...group(
      colors.yellow(colors.bold("caution: one tells no host, and another does")),
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
