/**
 * The reports on lines on standard error: a report of each that is invalid, as FILE:LINE:COLUMN: message, and at the
 * end of a list, on a terminal, the sum of them by their codes.
 */

import type { LineError } from "@urikit/explain";
import { grouped, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { drawable, wrapped } from "@urikit/explain/layout";
import { statement } from "urikit/words";
import { type CommandId, text } from "../words/text.ts";

const INDENT = "  ";

/** The facts that a report needs about an error, or a note. */
export type Reported =
  | LineError
  | Pick<LineError, "index" | "message" | "picture" | "member" | "problem" | "cause">;

export interface ReportOptions {
  /** The name of the source, fit for messages. */
  readonly source: string;
  /** Whether the lines are those of a list, and not arguments. */
  readonly isList: boolean;
  /** Standard error. */
  readonly errors: Screen;
}

/** The word for a line in the sum of a list. */
export type Outcome = CommandId extends infer Id
  ? Id extends `outcome-${infer Name}`
    ? Name
    : never
  : never;

/** The result of the valid lines: how many the word applies to, and how many of each kind, if there are kinds. */
export interface Tally {
  readonly outcome: Outcome;
  readonly count: number;
  readonly kinds: ReadonlyMap<string, number>;
}

/** Makes the reports of the lines of one source, and counts its errors by their codes. */
export class Reports {
  readonly #options: ReportOptions;
  readonly #counts = new Map<string, number>();
  /** The reports since {@link take}. */
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
    const said = errors.words.error(error);
    if (isList && !errors.isTerminal) {
      this.#pending += drawable(`${source}:${placeOf(error, number, true)}: ${said}\n`, errors);
      return;
    }
    const line = `${source}:${placeOf(error, number, isList)}: ${said}`;
    const picture = isList ? undefined : error.picture?.(errors.width - INDENT.length, errors);
    // Programs read the reports of a file, line by line; people read those of a terminal.
    const lines = errors.isTerminal ? wrapped(drawable(line, errors), errors.width, INDENT) : [line];
    const report = [...lines, ...(picture ?? []).map((row) => INDENT + row), ""].join("\n");
    this.#pending += drawable(report, errors);
  }

  /**
   * The sum of a list of `lines` lines, for a terminal.
   *
   * @param outcome The word for a line that is not invalid.
   * @param tally The command's report on lines that are not invalid, if it has one.
   * @param shown How many errors of a code were shown, if not all.
   */
  sum(lines: number, outcome: Outcome, tally?: Tally, shown = Infinity): string {
    const { source, errors } = this.#options;
    const counts = mostFirst(this.#counts);
    const invalid = counts.reduce((sum, [, count]) => sum + count, 0);
    const { words } = errors;
    const tallies = [
      { outcome: "invalid" as const, count: invalid, kinds: this.#counts },
      ...(tally ? [tally] : []),
    ]
      .filter(({ count }) => count > 0)
      .map((one) => talliedLines(one, lines, words));
    const sum = `${source}: ${tallies.length === 0 ? validLines(lines, outcome, words) : tallies.join("; ")}`;
    const hidden = counts
      .filter(([, count]) => count > shown)
      .map(([code, count]) => INDENT + text(words, "sum-hidden", code, grouped(count - shown)));
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

function talliedLines({ outcome, count, kinds }: Tally, lines: number, words: Words): string {
  const each = mostFirst(kinds).map(([kind, number]) => `${grouped(number)} ${kind}`);
  const sum = text(words, "sum-some", grouped(count), grouped(lines), statement(`outcome-${outcome}`));
  return each.length === 0 ? sum : text(words, "sum-kinds", sum, ...each);
}

function validLines(lines: number, outcome: Outcome, words: Words): string {
  const said = statement(`outcome-${outcome}`);
  if (lines === 0) return text(words, "sum-nothing");
  return lines === 1 ? text(words, "sum-one-line", said) : text(words, "sum-all", grouped(lines), said);
}
