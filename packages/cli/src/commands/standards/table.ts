/**
 * What `uri standards` prints for people: a table with a row for each edition, in which a cell that differs from the
 * one above it stands out; the components in each edition's own terms; and the differences, the dangerous first.
 */

import { type Difference, EDITIONS, type EditionReading, type SideBySide } from "@urikit/standards";
import { printable } from "urikit";
import type { Screen } from "../../display/terminal.ts";
import { shorten, wrapped } from "../../display/width.ts";
import { readingTerms, shown } from "./components.ts";
import { changesReading, verdictOn } from "./verdict.ts";

/** A column: its title, and what stands in it for a reading; undefined where there is nothing to say. */
interface Column {
  readonly title: string;
  readonly of: (reading: EditionReading) => string | undefined;
}

const COLUMNS: readonly Column[] = [
  { title: "valid", of: ({ valid }) => (valid ? "yes" : "no") },
  { title: "target", of: targetCell },
  { title: "normal form", of: ({ normal }) => (normal === undefined ? undefined : shown(normal)) },
];

function targetCell({ target, noTarget }: EditionReading): string | undefined {
  if (target !== undefined) return shown(target);
  return noTarget && "none";
}

const GAP = "  ";
/** What marks a cell that differs, where there is no colour to do so. */
const MARK = "* ";
const NAMES = new Map(EDITIONS.map(({ id, name }) => [id, name]));
const NAME_WIDTH = Math.max(...[...NAMES.values()].map((name) => name.length));

/** The sheet for one reference. */
export function sheetFor({ reference, base, standards, differences }: SideBySide, screen: Screen): string {
  const { colors } = screen;
  const against = base === undefined ? "" : `${colors.dim("  against  ")}${shown(base)}`;
  return [
    `${shown(reference) || colors.dim("(empty)")}${against}`,
    "",
    ...tableLines(standards, screen),
    "",
    colors.bold("in its own terms"),
    ...standards.flatMap((reading) => ownLines(reading, base !== undefined, screen)),
    ...noTargetLines(standards, screen),
    ...differenceLines(differences, screen),
  ].join("\n");
}

function nameOf({ id }: EditionReading): string {
  return (NAMES.get(id) ?? id).padEnd(NAME_WIDTH);
}

/** The columns that have something to say, as wide as they need to be and the screen allows. */
function tableLines(standards: readonly EditionReading[], screen: Screen): string[] {
  const columns = COLUMNS.filter(({ of }) => standards.some((reading) => of(reading) !== undefined));
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

/** The cells of a column; one differs if the last that has something to say says something else. */
function cellsOf(standards: readonly EditionReading[], of: Column["of"]): Cell[] {
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

/** The widths, the greatest of them cut, again and again, until all fit. */
function fitted(widths: readonly number[], room: number): number[] {
  const cut = widths.map((width) => Math.min(width, room));
  while (cut.reduce((total, width) => total + width, 0) > room) {
    const greatest = Math.max(...cut);
    if (greatest <= MINIMUM) break;
    cut[cut.indexOf(greatest)] = greatest - 1;
  }
  return cut;
}

/** Narrower than this, a column says nothing. */
const MINIMUM = 6;
/** In fewer columns, what an edition has to say stands beneath its name. */
const NARROW = 60;

/** The components of a reading, or why there are none. */
function ownLines(reading: EditionReading, hasBase: boolean, screen: Screen): string[] {
  if (reading.components) return namedLines(reading, readingTerms(reading, hasBase), screen, (line) => line);
  return namedLines(reading, reading.error?.message ?? "", screen, screen.colors.dim);
}

/** Why editions have no target for the reference, where that is not already said of the reference itself. */
function noTargetLines(standards: readonly EditionReading[], screen: Screen): string[] {
  const lines = standards.flatMap((reading) => {
    if (reading.noTarget === undefined || reading.noTarget.reason === reading.error?.message) return [];
    const { reason, section } = reading.noTarget;
    const told = reason.includes("§") ? reason : `${reason} (${section})`;
    return namedLines(reading, printable(told), screen, screen.colors.dim);
  });
  return lines.length > 0 ? ["", screen.colors.bold("no target, because"), ...lines] : [];
}

/** What an edition has to say, beside its name. */
function namedLines(
  reading: EditionReading,
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

function differenceLines(differences: readonly Difference[], { colors, width }: Screen): string[] {
  const dangerous = differences.filter((difference) => difference.dangerous);
  const others = differences.filter((difference) => !difference.dangerous);
  const lines = ({ what, why, sections }: Difference) => [
    ...wrapped(`${what}: ${printable(why)}`, width),
    ...wrapped(`    ${sections.join("; ")}`, width).map(colors.dim),
  ];
  const heading = others.some(changesReading)
    ? "different, not dangerous"
    : "different in words and spelling only";
  return [
    ...(verdictOn(differences) === "alike" ? ["", colors.green("all editions read it alike")] : []),
    ...(dangerous.length > 0
      ? ["", colors.red(colors.bold("dangerous: they lead to different places")), ...dangerous.flatMap(lines)]
      : []),
    ...(others.length > 0 ? ["", colors.bold(heading), ...others.flatMap(lines)] : []),
  ];
}
