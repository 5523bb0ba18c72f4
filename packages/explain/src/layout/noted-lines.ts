/** Lines with a note each: the notes form a column, so that the eye finds them. */

import { padded, widthOf, wrapped } from "./layout.ts";
import type { Colors } from "./screen.ts";

/** A line, and what is to be said about it. */
export interface NotedLine {
  readonly line: string;
  readonly note?: string | undefined;
}

/** The properties of the screen that notes need. */
interface NotingScreen {
  readonly width: number;
  readonly colors: Pick<Colors, "dim">;
}

const GAP = "  ";

/**
 * The lines with their notes in a column after them. A note that has no room there is below its line. A note that
 * continues in another line is indented.
 */
export function notedLines(
  lines: readonly NotedLine[],
  indent: string,
  { colors, width }: NotingScreen,
): string[] {
  const column = noteColumn(lines, width);
  return lines.flatMap(({ line, note }) => {
    if (note === undefined) return wrapped(line, width, indent);
    if (hasRoom(cellsOf({ line, note }), column, width))
      return [`${padded(line, column)}${GAP}${colors.dim(note)}`];
    return [
      ...wrapped(line, width, indent),
      ...wrapped(`${indent}  ${note}`, width, `${indent}  `).map(colors.dim),
    ];
  });
}

/** The cells of a line and of its note. */
interface Cells {
  readonly line: number;
  readonly note: number;
}

/** Whether the note has room in a column that begins after `column` cells. */
function hasRoom(cells: Cells, column: number, width: number): boolean {
  return cells.line <= column && column + GAP.length + cells.note <= width;
}

/** The column in which most of the notes have room. */
function noteColumn(lines: readonly NotedLine[], width: number): number {
  const cells = lines.filter(({ note }) => note !== undefined).map(cellsOf);
  let best = { column: 0, count: 0 };
  for (const column of new Set(cells.map(({ line }) => line).filter((line) => line < width))) {
    const count = cells.filter((each) => hasRoom(each, column, width)).length;
    if (count > best.count) best = { column, count };
  }
  return best.column;
}

function cellsOf({ line, note = "" }: NotedLine): Cells {
  return { line: widthOf(line), note: widthOf(note) };
}
