/**
 * The picture: a reference with its components marked below it, as RFC 3986 §3 draws one:
 *
 *     foo://example.com:8042/over/there?name=ferret#nose
 *     \_/   \______________/\_________/ \_________/ \__/
 *      |           |            |            |        |
 *   scheme     authority       path        query   fragment
 */

import { piecesOf, shorten, widthOf } from "../layout/layout.ts";

/** A piece of the text: a component, which has a name, or a delimiter, which has no name. */
export interface PicturePart {
  readonly text: string;
  readonly name?: string;
  /** Whether it belongs to an authority of several parts, which is marked above the text. */
  readonly inAuthority?: boolean;
  /** Colours the text, the mark and the label of the part. */
  readonly paint: (text: string) => string;
}

/** A piece of a part, in one row of the picture. */
interface Span {
  readonly part: PicturePart;
  readonly text: string;
  readonly column: number;
  /** The cells that the text takes. */
  readonly cells: number;
  /** Whether the part begins, and ends, in this piece. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** A text in a line, at a column. */
interface Cell {
  readonly column: number;
  readonly text: string;
  readonly paint: (text: string) => string;
}

/** How many rows of a long component are shown. */
const ROWS_OF_A_PART = 3;

/** Room to the right of the text, for the label of the component that ends there. */
const MARGIN = 'fragment ""'.length;

/** Draws the parts, one after another, in lines of at most `width` columns. Long parts are shortened. */
export function picture(parts: readonly PicturePart[], width: number): string[] {
  const columns = Math.max(width - MARGIN, MARGIN);
  const shortened = parts.map((part) => ({ ...part, text: shorten(part.text, columns * ROWS_OF_A_PART) }));
  return rowsOf(shortened, columns).flatMap((row, at) => [...(at > 0 ? [""] : []), ...drawRow(row, width)]);
}

/** Lays the parts out in rows. A part that would fit in one row, but not in the current one, begins the next. */
function rowsOf(parts: readonly PicturePart[], width: number): Span[][] {
  const rows: Span[][] = [];
  let row: Span[] = [];
  let column = 0;
  const nextRow = () => {
    rows.push(row);
    row = [];
    column = 0;
  };
  for (const part of parts) {
    const cells = widthOf(part.text);
    if (column > 0 && column + cells > width && cells <= width) nextRow();
    const pieces = piecesOf(part.text, width, width - column);
    for (const [at, text] of pieces.entries()) {
      if (at > 0) nextRow();
      if (text === "" && at < pieces.length - 1) continue; // there was no room in the row for any of it
      row.push({
        part,
        text,
        cells: widthOf(text),
        column,
        begins: begins(pieces, at),
        ends: at === pieces.length - 1,
      });
      column += widthOf(text);
    }
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Whether a piece that is not empty, or the only one, is the first of them. */
function begins(pieces: readonly string[], at: number): boolean {
  return at === 0 || (at === 1 && pieces[0] === "");
}

function drawRow(row: readonly Span[], width: number): string[] {
  const marked = row.filter((span) => span.part.name !== undefined);
  return [
    ...authorityLines(row.filter((span) => span.part.inAuthority)),
    row.map((span) => span.part.paint(span.text)).join(""),
    line(marked.map((span) => ({ column: span.column, text: mark(span), paint: span.part.paint }))),
    ...labelLines(merged(marked), width),
  ];
}

/** A bracket above the authority: `.-- authority --.`, with the word above it if it does not fit. */
function authorityLines(spans: readonly Span[]): string[] {
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = last.column + last.cells - first.column;
  const word = " authority ";
  const above = " ".repeat(first.column);
  if (length < word.length + 4) return [`${above}${word.trim()}`, `${above}${bracket(length, "")}`];
  return [`${above}${bracket(length, word)}`];
}

function bracket(length: number, word: string): string {
  if (length < 2) return "'";
  const dashes = length - 2 - word.length;
  return `.${"-".repeat(Math.floor(dashes / 2))}${word}${"-".repeat(Math.ceil(dashes / 2))}.`;
}

/** `\___/` below a component, `|` if it has one character, `^` if it is empty. A mark that goes on has no end. */
function mark({ cells, begins, ends }: Span): string {
  if (cells === 0) return "^";
  if (cells === 1 && begins && ends) return "|";
  const inside = "_".repeat(Math.max(0, cells - Number(begins) - Number(ends)));
  return `${begins ? "\\" : ""}${inside}${ends ? "/" : ""}`;
}

/** A label and the column of the stem that leads to it. */
interface Label {
  readonly stem: number;
  readonly text: string;
  readonly paint: (text: string) => string;
}

/** Labels for the marks. Empty components in one place share a label. */
function merged(spans: readonly Span[]): Label[] {
  const labels: Label[] = [];
  for (const { part, text, cells, column } of spans) {
    const name = `${part.name}${text === "" ? ' ""' : ""}`;
    const stem = column + Math.max(0, Math.floor((cells - 1) / 2));
    const last = labels.at(-1);
    if (last?.stem === stem) labels.push({ ...(labels.pop() ?? last), text: `${last.text}, ${name}` });
    else labels.push({ stem, text: name, paint: part.paint });
  }
  return labels;
}

/** Centred below their stems, in one line, if there is room; otherwise each in the highest line that has room. */
function labelLines(labels: readonly Label[], width: number): string[] {
  if (labels.length === 0) return [];
  const stems = line(labels.map(stemCell));
  const centred = labels.map((label) => centredCell(label, width));
  return areApart(centred) ? [stems, line(centred)] : [stems, ...stairs(labels)];
}

function stemCell({ stem, paint }: Label): Cell {
  return { column: stem, text: "|", paint };
}

function centredCell({ stem, text, paint }: Label, width: number): Cell {
  const column = Math.min(stem - Math.floor((text.length - 1) / 2), width - text.length);
  return { column: Math.max(0, column), text, paint };
}

function areApart(cells: readonly Cell[]): boolean {
  return cells.every((cell, at) => {
    const before = cells[at - 1];
    return before === undefined || before.column + before.text.length < cell.column;
  });
}

/**
 * Labels that begin below their stems, the last one highest. From right to left, a label shares the line of the
 * previous one if it ends before that one begins; otherwise it takes the next line, where nothing is in its way.
 */
function stairs(labels: readonly Label[]): string[] {
  const levels: Label[][] = [];
  for (const label of [...labels].reverse()) {
    const lowest = levels.at(-1);
    if (lowest?.[0] && label.stem + label.text.length < lowest[0].stem) lowest.unshift(label);
    else levels.push([label]);
  }
  return levels.map((level, depth) => {
    const deeper = levels.slice(depth + 1).flat();
    const stems = deeper.map(stemCell).sort((a, b) => a.column - b.column);
    return line([...stems, ...level.map(({ stem, text, paint }) => ({ column: stem, text, paint }))]);
  });
}

/** Cells in the order of their columns, with spaces between them. */
function line(cells: readonly Cell[]): string {
  let text = "";
  let column = 0;
  for (const cell of cells) {
    text += " ".repeat(Math.max(0, cell.column - column)) + cell.paint(cell.text);
    column = Math.max(column, cell.column) + cell.text.length;
  }
  return text;
}
