/**
 * The picture of an audit: the reference without its secrets, and below it a line for each finding's range, drawn by the
 * severity of the worst finding there:
 *
 *     http://www.example.com&story=1@10.0.0.1/a
 *            ^^^^^^^^^^^^^^^^^^^^^^^ ~~~~~~~~
 */

import { type Finding, redaction, type Severity } from "@urikit/audit/at-once";
import { printable } from "urikit/display";
import { drawable } from "../layout/ascii.ts";
import { widthOf } from "../layout/layout.ts";
import type { Colors, Screen } from "../layout/screen.ts";

/** How a severity is drawn. Its colour alone would not be seen by everybody. */
const MARKS: { readonly [severity in Severity]: string } = { danger: "^", warning: "~", hint: "-" };

const PAINTS: { readonly [severity in Severity]: keyof Colors } = {
  danger: "red",
  warning: "yellow",
  hint: "cyan",
};

/** A text in the colour of a severity. */
export function painted(severity: Severity, text: string, colors: Colors): string {
  return colors[PAINTS[severity]](text);
}

/** A character as it is drawn, and its place in the text that is shown. */
interface Cell {
  readonly shown: string;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/** How many rows of a long reference are drawn; of the others only those with a finding. */
const MOST_ROWS = 12;

/** The rows of the picture, each with its marks below it if there are some, in lines of at most `width` cells. */
export function underlined(reference: string, findings: readonly Finding[], screen: Screen): string[] {
  const width = screen.width - 2;
  const { text, shown } = redaction(reference);
  const placed = findings.map((finding) => ({ ...finding, ...shown(finding) }));
  const drawn = rowsOf(cellsOf(text, screen), width).map((row) => ({
    text: row.map((cell) => cell.shown).join(""),
    marks: marksOf(row, placed),
  }));
  const kept = drawn.length <= MOST_ROWS ? drawn : telling(drawn);
  return kept.flatMap(({ text, marks }) => [
    text,
    ...(marks.length === 0 ? [] : [marksLine(marks, screen.colors)]),
  ]);
}

interface DrawnRow {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The first row and those with marks, as many as there is room for, with a dot row for what is left out. */
function telling(rows: readonly DrawnRow[]): DrawnRow[] {
  const kept = new Set(
    rows.map((row, at) => (at === 0 || isMarkedInPart(row) ? at : -1)).filter((at) => at >= 0),
  );
  const result: DrawnRow[] = [];
  let last = -1;
  for (const at of [...kept].slice(0, MOST_ROWS)) {
    if (at > last + 1) result.push({ text: "…", marks: [] });
    const row = rows[at];
    if (row !== undefined) result.push(row);
    last = at;
  }
  return last < rows.length - 1 ? [...result, { text: "…", marks: [] }] : result;
}

/** Whether a finding begins or ends in the row: one that goes through it says nothing about it. */
function isMarkedInPart({ marks, text }: DrawnRow): boolean {
  return (
    marks.length > 0 && !(marks.length === 1 && marks[0]?.column === 0 && marks[0].width === widthOf(text))
  );
}

/** A range to be marked in a row. */
interface Mark {
  readonly column: number;
  readonly width: number;
  readonly severity: Severity;
}

function marksLine(marks: readonly Mark[], colors: Colors): string {
  let line = "";
  let column = 0;
  for (const mark of marks) {
    line += " ".repeat(mark.column - column);
    line += painted(mark.severity, MARKS[mark.severity].repeat(mark.width), colors);
    column = mark.column + mark.width;
  }
  return line;
}

/** The marks below a row: cells next to each other of one severity are one mark. */
function marksOf(row: readonly Cell[], findings: readonly Finding[]): readonly Mark[] {
  const marks: Mark[] = [];
  let column = 0;
  for (const cell of row) {
    const severity = worstIn(cell, findings);
    const last = marks.at(-1);
    if (severity !== undefined && last?.severity === severity && last.column + last.width === column)
      marks[marks.length - 1] = { ...last, width: last.width + cell.width };
    else if (severity !== undefined && cell.width > 0) marks.push({ column, width: cell.width, severity });
    column += cell.width;
  }
  return marks;
}

/** The findings come with the worst first. Where something is missing, the character after it is marked. */
function worstIn({ from, to }: Cell, findings: readonly Finding[]): Severity | undefined {
  return findings.find((one) => from < Math.max(one.to, one.from + 1) && one.from < to)?.severity;
}

function rowsOf(cells: readonly Cell[], width: number): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let column = 0;
  for (const cell of cells) {
    if (column + cell.width > width) {
      rows.push(row);
      row = [];
      column = 0;
    }
    row.push(cell);
    column += cell.width;
  }
  return [...rows, row];
}

/** The reference without its secrets, character by character. */
function cellsOf(text: string, screen: Screen): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const character of text) {
    const shown = drawable(printable(character), screen);
    const to = from + character.length;
    cells.push({ shown, width: widthOf(shown), from, to });
    from = to;
  }
  // Where something is missing at the end, there is a place to mark.
  cells.push({ shown: "", width: 1, from, to: from + 1 });
  return cells;
}
