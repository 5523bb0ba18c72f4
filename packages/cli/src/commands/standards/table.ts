/**
 * The page of `uri standards` for people: the verdict and where readers go; a table with a row for all readers that
 * agree; and why they differ, each reason once. `verbose.ts` has the rest.
 */

import { safeText, type Words } from "@urikit/explain";
import {
  type Colors,
  padded,
  piecesOf,
  type Screen,
  shorten,
  widthOf,
  wrapped,
} from "@urikit/explain/layout";
import {
  inOrder,
  leads,
  namesOf,
  readerSentences,
  reasonsOf,
  saidOfReaders,
  serverOf,
  summaryOf,
  type Told,
  targetOf,
} from "@urikit/explain/readers";
import type { ReaderDestination, ReaderVerdict } from "@urikit/standards";
import { printable } from "urikit/display";
import { say, statement } from "urikit/words";
import { text } from "../../words/text.ts";
import type { ComparedWith } from "./equivalence.ts";
import { equivalenceLines, verboseLines } from "./verbose.ts";

// Why readers differ, as lines for people: each reason once, and below it where it is written.

/** The reasons below a heading, if there are any. */
function reasonLines(told: Told, screen: Screen): string[] {
  const reasons = reasonsOf(told);
  if (reasons.length === 0) return [];
  const { colors, width, words } = screen;
  return [
    "",
    colors.bold(text(words, "standards-why")),
    ...reasons.flatMap(({ names, sentence, sources }) => {
      const of = statement("of-readers", statement("reader-names", ...names), sentence);
      const told = printable(say(readerSentences(words), names.length === 0 ? sentence : of));
      const said = saidOfReaders(sentence);
      const cited = sources.filter((source) => !said.includes(source)).join("; ");
      return [
        ...wrapped(told, width, INDENT),
        ...(cited === "" ? [] : wrapped(INDENT + printable(cited), width, INDENT).map(colors.dim)),
      ];
    }),
  ];
}

const INDENT = "  ";

const GAP = "  ";
/** On a narrower screen, what readers say stands below their names. */
const NARROW = 60;

/** The other parts of the page. */
export interface PageOptions {
  readonly isVerbose: boolean;
  readonly compared?: ComparedWith | undefined;
}

/** The page for one reference. */
export function tableFor(told: Told, screen: Screen, { isVerbose, compared }: PageOptions): string {
  const { comparison } = told;
  const { reference, base, verdict } = comparison;
  const { colors, width, words } = screen;
  return [
    ...wrapped(summaryOf(told, words), width, GAP).map(paintOf(verdict, colors)),
    safeText(reference) || colors.dim(words.text("empty-reference")),
    ...(base === undefined ? [] : [`${colors.dim(text(words, "standards-against"))}  ${safeText(base)}`]),
    "",
    ...tableLines(rowsOf(told, words), base !== undefined, screen),
    ...reasonLines(told, screen),
    ...(isVerbose ? verboseLines(comparison, screen) : []),
    ...(compared === undefined ? [] : equivalenceLines(compared, screen)),
  ].join("\n");
}

/** A row of the table: readers that agree, and what they say. */
interface Row {
  readonly names: string;
  readonly isValid: boolean;
  readonly cells: readonly [valid: string, host: string, target: string];
}

function rowsOf({ comparison: { base, differences }, destinations }: Told, words: Words): readonly Row[] {
  const hasScheme = differences.some(
    ({ what, dangerous, caution }) => what === "scheme" && (dangerous || caution),
  );
  return inOrder(destinations).map((one) => ({
    names: words.text("reader-names", ...namesOf(one.readers)),
    isValid: one.valid,
    cells: [
      text(words, one.valid ? "standards-yes" : "standards-no"),
      ...placeCells(one, { hasScheme, hasBase: base !== undefined, words }),
    ],
  }));
}

function placeCells(
  one: ReaderDestination,
  { hasScheme, hasBase, words }: { hasScheme: boolean; hasBase: boolean; words: Words },
): [host: string, target: string] {
  return leads(one) ? [serverOf(one, hasScheme, words), targetOf(one, hasBase, words)] : ["", ""];
}

/** The columns after the names, as wide as they need to be, if the screen allows it. */
function tableLines(rows: readonly Row[], hasBase: boolean, screen: Screen): string[] {
  const { words } = screen;
  const titles = (["valid", "host", hasBase ? "target" : "path"] as const).map((title) =>
    text(words, `standards-${title}`),
  );
  const reader = text(words, "standards-reader");
  const { bold } = screen.colors;
  if (screen.width < NARROW) return rows.flatMap((row) => narrowLines(row, screen));
  const longestName = Math.max(...rows.map(({ names }) => widthOf(names)), widthOf(reader));
  const nameWidth = Math.min(longestName, Math.floor(screen.width * NAMES_SHARE));
  const widths = fitted(
    titles.map((title, at) => Math.max(widthOf(title), ...rows.map(({ cells }) => widthOf(cells[at] ?? "")))),
    screen.width - nameWidth - GAP.length * titles.length,
  );
  const line = (name: string, cells: readonly string[]) =>
    [padded(name, nameWidth), ...cells].join(GAP).trimEnd();
  return [
    bold(
      line(
        reader,
        titles.map((title, at) => padded(title, widths[at] ?? 0)),
      ),
    ),
    ...rows.flatMap(({ names, isValid, cells }) => {
      const columns = cells.map((cell, at) => linesOf(cell, widths[at] ?? 0));
      const nameLines = wrapped(names, nameWidth, "");
      const height = Math.max(nameLines.length, ...columns.map(({ length }) => length));
      return Array.from({ length: height }, (_none, row) =>
        line(
          nameLines[row] ?? "",
          columns.map((lines, at) =>
            painted(lines[row] ?? "", widths[at] ?? 0, { isRefusal: !isValid && at === 0, screen }),
          ),
        ),
      );
    }),
  ];
}

/** The greatest number of lines of a host or a target: readers may differ in any place of it. */
const MOST_LINES = 4;

function linesOf(cell: string, width: number): readonly string[] {
  return piecesOf(shorten(cell, width * MOST_LINES), width, width);
}

/** How much of the screen the names may take; they go on in the next line. */
const NAMES_SHARE = 0.4;

function painted(
  cell: string,
  width: number,
  { isRefusal, screen }: { isRefusal: boolean; screen: Screen },
): string {
  const shown = padded(cell, width);
  return isRefusal && cell !== "" ? screen.colors.red(shown) : shown;
}

function narrowLines({ names, cells }: Row, { width, colors }: Screen): string[] {
  const said = cells.filter((cell) => cell !== "").join(GAP);
  return [...wrapped(names, width, "").map(colors.bold), ...wrapped(GAP + said, width, GAP)];
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

/** How a verdict looks. */
function paintOf(verdict: ReaderVerdict, colors: Colors): (text: string) => string {
  if (verdict === "alike") return colors.green;
  if (verdict === "dangerous" || verdict === "rejected") return (text) => colors.red(colors.bold(text));
  return colors.yellow;
}
