/**
 * Where micromark would take a time that grows with the square of the text: a paragraph of very many brackets, each of which
 * may begin a link, or of very many lines; and a line that opens very many block quotes.
 */

import type { Range } from "./blanked.ts";

/** More than any paragraph that a person writes has of brackets, or of lines. */
const MOST = 4096;

/** CommonMark §5.1, §5.2: a line that is nested more deeply than a person would. */
const DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){100}/;

/** A line that ends a paragraph: a blank one, a fence of code (CommonMark §4.5), or the first of an item of a list (§5.2). */
const ENDS_PARAGRAPH = /^(?:[ \t]*$| {0,3}(?:`{3}|~{3})| {0,3}[-*+][ \t]+\S)/;

/** The paragraphs, and the lines, that are too much. */
export function crowdedParagraphs(text: string): Range[] {
  const crowded: Range[] = [];
  let [from, at, brackets, lines] = [0, 0, 0, 0];
  let isTable = false;
  let before = "";
  const end = (to: number) => {
    if (brackets > MOST || lines > MOST) {
      while ((crowded.at(-1)?.from ?? -1) >= from) crowded.pop(); // a line of the same paragraph
      crowded.push({ from, to });
    }
    [brackets, lines, isTable] = [0, 0, false];
  };
  for (const written of text.split("\n")) {
    const line = written.replace(/\r$/, "");
    if (ENDS_PARAGRAPH.test(line)) {
      end(at);
      from = /^ {0,3}[-*+]/.test(line) ? at : at + written.length + 1;
    }
    if (DEEP.test(line)) crowded.push({ from: at, to: at + written.length });
    isTable ||= beginsTable(before, line);
    brackets = bracketsIn(line) + (isTable ? 0 : brackets);
    lines = isTable ? 0 : lines + 1;
    at += written.length + 1;
    before = line;
  }
  end(text.length);
  return crowded;
}

/** GFM §4.10: whether a line is the one under the head of a table, whose rows are paragraphs of their own. */
function beginsTable(head: string, line: string): boolean {
  if (!line.includes("|") || !line.includes("-")) return false;
  const cells = cellsIn(line);
  return cells.every((cell) => /^:?-+:?$/.test(cell.trim())) && cells.length === cellsIn(head).length;
}

function cellsIn(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split(/(?<!\\)\|/);
}

function bracketsIn(line: string): number {
  let found = 0;
  for (let i = line.indexOf("["); i >= 0; i = line.indexOf("[", i + 1)) found++;
  return found;
}
