/**
 * What is said of lines on standard error: a report of each that is invalid, as FILE:LINE:COLUMN: message, and at the end
 * of a list, on a terminal, the sum of them by their codes.
 */

import { drawable } from "../display/ascii.ts";
import { grouped } from "../display/counts.ts";
import { wrapped } from "../display/layout.ts";
import type { Screen } from "../display/terminal.ts";
import type { LineError } from "./line-error.ts";

const INDENT = "  ";

/** What a report needs to know of an error, or of a note. */
export type Reported = LineError | Pick<LineError, "index" | "message" | "picture" | "member">;

export interface ReportOptions {
  /** The name of the source, fit for messages. */
  readonly source: string;
  /** Whether the lines are those of a list, and not arguments. */
  readonly isList: boolean;
  /** Standard error. */
  readonly errors: Screen;
}

/** What lines came to that are not invalid: how many the word is said of, and how many of each kind, if there are kinds. */
export interface Tally {
  readonly word: string;
  readonly count: number;
  readonly kinds: ReadonlyMap<string, number>;
}

/** Makes the reports of the lines of one source, and counts its errors by their codes. */
export class Reports {
  readonly #options: ReportOptions;
  readonly #counts = new Map<string, number>();
  /** What is to be reported since {@link take}. */
  #pending = "";

  constructor(options: ReportOptions) {
    this.#options = options;
  }

  /** How many characters are to be taken. */
  get pending(): number {
    return this.#pending.length;
  }

  take(): string {
    const pending = this.#pending;
    this.#pending = "";
    return pending;
  }

  /** Counts an error. Returns how many of its code there are by now. */
  count(code: string): number {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    return count;
  }

  /** Reports an error or a note of the line with that number. */
  add(error: Reported, number: number): void {
    const { source, isList, errors } = this.#options;
    const line = `${source}:${placeOf(error, number, isList)}: ${messageOf(error, errors)}`;
    const picture = isList ? undefined : error.picture?.(errors.width - INDENT.length, errors);
    // Programs read the reports of a file, line by line; people read those of a terminal.
    const lines = errors.isTerminal ? wrapped(drawable(line, errors), errors.width, INDENT) : [line];
    const report = [...lines, ...(picture ?? []).map((row) => INDENT + row), ""].join("\n");
    this.#pending += drawable(report, errors);
  }

  /**
   * The sum of a list of so many lines, for a terminal.
   *
   * @param outcome What a line is that is not invalid.
   * @param tally What the command says of lines that are not invalid, if anything.
   * @param shown How many errors of a code were shown, if not all.
   */
  sum(lines: number, outcome: string, tally?: Tally, shown = Infinity): string {
    const { source, errors } = this.#options;
    const counts = mostFirst(this.#counts);
    const invalid = counts.reduce((sum, [, count]) => sum + count, 0);
    const tallies = [{ word: "invalid", count: invalid, kinds: this.#counts }, ...(tally ? [tally] : [])]
      .filter(({ count }) => count > 0)
      .map((one) => talliedLines(one, lines));
    const sum = `${source}: ${tallies.length === 0 ? validLines(lines, outcome) : tallies.join("; ")}`;
    const hidden = counts
      .filter(([, count]) => count > shown)
      .map(([code, count]) => `${INDENT}${code}: … ${grouped(count - shown)} more of this kind (--all)`);
    return [sum, ...hidden]
      .flatMap((line) => wrapped(drawable(line, errors), errors.width, INDENT))
      .map((line) => `${line}\n`)
      .join("");
  }
}

/** LINE:COLUMN, or the number of the argument and the column in it. */
export function placeOf(
  { index, member }: Pick<LineError, "index" | "member">,
  number: number,
  isList: boolean,
): string {
  if (member === undefined) return `${number}:${index + 1}`;
  if (isList) return `${number}:${member.from + index + 1}`;
  return `${member.of === "a" ? 1 : 2}:${index + 1}`;
}

function mostFirst(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...counts].sort(([, a], [, b]) => b - a);
}

function talliedLines({ word, count, kinds }: Tally, lines: number): string {
  const each = mostFirst(kinds).map(([kind, number]) => `${grouped(number)} ${kind}`);
  return `${grouped(count)} of ${grouped(lines)} ${word}${each.length > 0 ? `: ${each.join(", ")}` : ""}`;
}

function validLines(lines: number, outcome: string): string {
  if (lines === 0) return "no lines";
  return lines === 1 ? `1 line, ${outcome}` : `${grouped(lines)} lines, all ${outcome}`;
}

/** What is said of an error in the words of the screen; a note is said as it is. */
function messageOf(error: Reported, { words }: Screen): string {
  return "code" in error ? words.error(error) : error.message;
}
