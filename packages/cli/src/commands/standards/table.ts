/**
 * What `uri standards` prints for people: a table with a row for each edition, where a cell that differs from the one
 * above it is marked; the components in each edition's own terms; and the differences, the dangerous ones first.
 */

import { type Difference, EDITIONS, type EditionReading, type SideBySide } from "@urikit/standards";
import { printable } from "urikit";
import { safeText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { shorten, wrapped } from "../../display/width.ts";
import { componentText } from "./components.ts";

/** What the editions make of a reference. `alike` allows for other names and other normal forms. */
export type Verdict = "alike" | "different" | "dangerous";

/** The verdict on the differences of a reference, the same for an argument and for a line of a list. */
export function verdictOn(differences: readonly Difference[]): Verdict {
  if (differences.some(({ dangerous }) => dangerous)) return "dangerous";
  return differences.some(changesReading) ? "different" : "alike";
}

/** Whether a difference is more than another name for a component, or another normal form. */
function changesReading({ what }: Difference): boolean {
  return what !== "components" && what !== "normal form";
}

/** A column: its title, and its text for a reading; undefined if there is nothing to say. */
interface Column {
  readonly title: string;
  readonly of: (reading: EditionReading) => string | undefined;
}

const COLUMNS: readonly Column[] = [
  { title: "valid", of: ({ valid }) => (valid ? "yes" : "no") },
  { title: "target", of: targetCell },
  { title: "normal form", of: ({ normal }) => (normal === undefined ? undefined : safeText(normal)) },
];

function targetCell({ target, noTarget }: EditionReading): string | undefined {
  if (target !== undefined) return safeText(target);
  return noTarget && "none";
}

const GAP = "  ";
/** Marks a cell that differs, also where there is no colour. */
const MARK = "* ";
const NAMES = new Map(EDITIONS.map(({ id, name }) => [id, name]));
const NAME_WIDTH = Math.max(...[...NAMES.values()].map((name) => name.length));

/** The table for one reference, and what belongs below it. */
export function tableFor({ reference, base, standards, differences }: SideBySide, screen: Screen): string {
  const { colors } = screen;
  const against = base === undefined ? "" : `${colors.dim("  against  ")}${safeText(base)}`;
  return [
    `${safeText(reference) || colors.dim("(empty)")}${against}`,
    "",
    ...tableLines(standards, screen),
    "",
    colors.bold("in their own terms"),
    ...standards.flatMap((reading) => componentLines(reading, base !== undefined, screen)),
    ...noTargetLines(standards, screen),
    ...differenceLines(differences, screen),
  ].join("\n");
}

function nameOf({ id }: EditionReading): string {
  return (NAMES.get(id) ?? id).padEnd(NAME_WIDTH);
}

/** The columns that have something to say, as wide as they need to be, if the screen allows it. */
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

/** The cells of a column. A cell differs if the last one before it that is not empty says something else. */
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
function componentLines(reading: EditionReading, hasBase: boolean, screen: Screen): string[] {
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
