/**
 * `uri report`: of a whole list, how many references are valid, invalid and why, of which kind and scheme, and how
 * many are distinct on each rung of the ladder.
 */

import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { printable } from "urikit";
import { declareInput } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { type ColorChoice, screenOf } from "../../display/terminal.ts";
import { INVALID, systemReason, UsageError, VALID } from "../../exit.ts";
import { LONGEST_EXPLAINED, LONGEST_LINE } from "../../lines/blocks.ts";
import { encodingError } from "../../lines/encoding-error.ts";
import { openInput, pathsOf, refuseOwnOutput } from "../../lines/input.ts";
import { fromLatin1 } from "../../lines/latin1.ts";
import { withShortTraces } from "../../lines/line-error.ts";
import { listInput } from "../../lines/list-input.ts";
import { readOctets } from "../../lines/octet-input.ts";
import { Output } from "../../lines/output.ts";
import { Progress } from "../../lines/progress.ts";
import { skippedLines } from "../../lines/skipped-lines.ts";
import { readVisited, type VisitedLine } from "../../lines/visited-lines.ts";
import type { Stdio } from "../../stdio.ts";
import { charts } from "./charts.ts";
import type { DisagreementCounter } from "./disagreements.ts";
import type { FindingCounter } from "./finding-counter.ts";
import { type Figures, Survey } from "./survey.ts";

export interface ReportOptions {
  readonly references: readonly string[];
  readonly input: readonly string[];
  readonly skipBlank?: true;
  readonly skipComments?: true;
  readonly json?: true;
  readonly distinct: boolean;
  readonly html?: string;
  readonly standards?: true;
  readonly audit?: true;
  readonly color: ColorChoice;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  declareInput(command, {
    examples: [
      "uri report --input links.txt",
      "uri report --json < links.txt",
      "uri report --html report.html < links.txt",
    ],
  })
    .option("--no-distinct", "do not count distinct references, which takes memory for each of them")
    .option("--html <FILE>", "write the report to FILE as well: a page with charts and tables")
    .option("--audit", "count what is dangerous, misleading or careless, as uri audit finds it")
    .option("--standards", "count the lines that each pair of editions of the standard reads differently");
}

export async function run(options: ReportOptions): Promise<number> {
  const survey = new Survey(options.distinct);
  const disagreements = await disagreementsFor(options);
  const findings = await findingsFor(options);
  const counters = [disagreements, findings].filter((counter) => counter !== undefined);
  if (options.references.length > 0) addArguments(survey, counters, options.references);
  else for (const path of pathsOf(options)) await readInput(survey, counters, path, options);
  const figures = survey.figures({ standards: disagreements?.pairs, audit: findings?.counts });
  const screen = screenOf(options.stdio.stdout, options);
  const output = new Output(options.stdio.stdout);
  await output.write(`${options.json ? jsonLine(figures) : charts(figures, screen)}\n`);
  if (options.html !== undefined) await writePage(figures, options.html, options);
  return figures.invalid > 0 ? INVALID : VALID;
}

/** What draws the charts is loaded only if it is asked for. */
async function writePage(
  figures: Figures,
  file: string,
  { input, references }: ReportOptions,
): Promise<void> {
  const { reportPage } = await import("./html.ts");
  const files = input.length > 0 ? input : ["-"];
  const names = files.map((name) => (name === "-" ? "standard input" : name));
  const source = references.length > 0 ? "the arguments" : names.join(", ");
  try {
    writeFileSync(file, reportPage(figures, printable(source)));
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${systemReason(error)}`);
  }
}

/** The audit is loaded only if it is asked for. */
async function findingsFor({ audit }: ReportOptions): Promise<FindingCounter | undefined> {
  return audit ? new (await import("./finding-counter.ts")).FindingCounter() : undefined;
}

/** The editions are loaded only if they are asked for. */
async function disagreementsFor({ standards }: ReportOptions): Promise<DisagreementCounter | undefined> {
  return standards ? new (await import("./disagreements.ts")).DisagreementCounter() : undefined;
}

/** What counts the texts of lines, valid or not, beside the engine, which counts the lines. */
interface TextCounter {
  /** Counts a text, and the number of its line. */
  add(text: string, line: number): void;
}

function addArguments(survey: Survey, counters: readonly TextCounter[], references: readonly string[]): void {
  for (const [index, reference] of references.entries()) {
    survey.add(reference);
    if (reference !== "") for (const counter of counters) counter.add(reference, index + 1);
  }
}

async function readInput(
  survey: Survey,
  counters: readonly TextCounter[],
  path: string,
  options: ReportOptions,
): Promise<void> {
  const { stderr } = options.stdio;
  const longest = counters.length > 0 ? LONGEST_EXPLAINED : LONGEST_LINE;
  const isSkipped = skippedLines(options);
  const isVisited = counters.length > 0 || isSkipped !== undefined;
  const opened = openInput(path, options.stdio);
  refuseOwnOutput(opened, options.stdio);
  const input = await listInput(opened);
  const progress = new Progress({
    size: input.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: false,
  });
  const onLine = textsTo(counters, survey.place, longest);
  const reader = survey.next({ longestLine: longest, fromStart: !isVisited });
  try {
    const visit = { isSkipped, onSkipped: () => survey.leaveOut(), onLine };
    const read = isVisited ? readVisited(input, reader, visit) : readOctets(input, reader);
    for await (const { given, octets } of read) {
      const before = survey.lines;
      withShortTraces(() => {
        for (const line of given) survey.addInvalid(line);
      });
      await progress.advance(octets, survey.lines - before);
    }
  } finally {
    progress.stop();
    input.close();
  }
}

/** Gives counters the text of each line that has one, but is not too long; empty lines are counted apart. */
function textsTo(counters: readonly TextCounter[], before: number, longest: number) {
  return ({ octets, from, to }: VisitedLine, number: number): void => {
    if (counters.length === 0 || from === to || to - from > longest) return;
    const line = octets.toString("latin1", from, to);
    const text = fromLatin1(line);
    if (encodingError(line, text) === undefined)
      for (const counter of counters) counter.add(text, before + number);
  };
}
