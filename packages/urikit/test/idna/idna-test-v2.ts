/**
 * Unicode's conformance test of UTS 46, as IdnaTestV2.txt describes its columns.
 */

import { readFileSync } from "node:fs";

/** The right result of one operation. */
export interface Expected {
  readonly text: string;
  /** The names of the rules that the source breaks. */
  readonly rules: readonly string[];
}

/** A line of IdnaTestV2.txt. */
export interface IdnaTestLine {
  readonly line: number;
  readonly source: string;
  readonly toUnicode: Expected;
  readonly toAscii: Expected;
  readonly toAsciiTransitional: Expected;
}

/** The lines of the file that are tests. */
export function idnaTestLines(): IdnaTestLine[] {
  const lines = readFileSync(new URL("IdnaTestV2.txt", import.meta.url), "utf8").split("\n");
  return lines.flatMap((text, at) => {
    const cells = (text.split("#")[0] ?? "").split(";").map((cell) => cell.trim());
    return cells.length < 7 ? [] : [lineOf(cells, at + 1)];
  });
}

/** A blank cell has the value of the column that it stands for. */
function lineOf(cells: readonly string[], line: number): IdnaTestLine {
  const source = textOf(cells[0] ?? "") ?? "";
  const toUnicode = expectedOf(cells[1], cells[2], { text: source, rules: [] });
  const toAscii = expectedOf(cells[3], cells[4], toUnicode);
  const toAsciiTransitional = expectedOf(cells[5], cells[6], toAscii);
  return { line, source, toUnicode, toAscii, toAsciiTransitional };
}

function expectedOf(text = "", status = "", blank: Expected): Expected {
  const rules = status === "" ? blank.rules : (status.match(/[A-Z]\d(?:_\d)?/g) ?? []);
  return { text: textOf(text) ?? blank.text, rules };
}

/** The text of a cell; undefined if it is blank. */
function textOf(cell: string): string | undefined {
  if (cell === "") return undefined;
  if (cell === '""') return "";
  return cell.replace(/\\u([0-9A-F]{4})|\\x\{([0-9A-F]+)\}/g, (_, four, any) =>
    four === undefined
      ? String.fromCodePoint(Number.parseInt(any, 16))
      : String.fromCharCode(Number.parseInt(four, 16)),
  );
}
