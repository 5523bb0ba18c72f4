/**
 * `uri report`: of a whole list, how many references are valid, invalid and why, of which kind and scheme, and how
 * many are distinct on each rung of the ladder.
 */

import { Buffer, isUtf8 } from "node:buffer";
import { type Command, Option } from "commander";
import { declareInput, wholeNumber } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { type ColorChoice, screenOf } from "../../display/terminal.ts";
import { INVALID, VALID } from "../../exit.ts";
import { type Language, wordsOfData } from "../../language/spoken.ts";
import { type Input, openInput, pathsOf, refuseOwnOutput } from "../../lines/input.ts";
import { filePartsOf } from "../../lines/jobs/parts.ts";
import { encodingError, type Line, lineOf, textOf } from "../../lines/line-text.ts";
import { listInput } from "../../lines/list-input.ts";
import { asksForValue } from "../../lines/list-options.ts";
import { LONGEST_EXPLAINED, LONGEST_LINE } from "../../lines/longest.ts";
import { readOctets } from "../../lines/octet-input.ts";
import { Output } from "../../lines/output.ts";
import { Progress } from "../../lines/progress.ts";
import { type LineSieve, siftedLines } from "../../lines/sifted-lines.ts";
import { type SkippingOptions, skippedLines, skipsLines } from "../../lines/skipped-lines.ts";
import type { LineValue } from "../../lines/value-lines.ts";
import type { Stdio } from "../../stdio.ts";
import { charts } from "./charts.ts";
import type { DisagreementCounter } from "./disagreements.ts";
import type { FindingCounter } from "./finding-counter.ts";
import { type Figures, Survey } from "./survey.ts";

export interface ReportOptions extends SkippingOptions {
  readonly references: readonly string[];
  readonly input: readonly string[];
  /** How many threads read a regular file. */
  readonly jobs?: number;
  readonly json?: true;
  readonly distinct: boolean;
  /** How many hosts, schemes and findings are listed. */
  readonly top?: number;
  readonly standards?: true;
  readonly audit?: true;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  declareInput(command, {
    examples: [
      "uri report --input links.txt",
      "uri report --json < links.txt",
      "uri report --top 50 --json < links.txt | jq -c '.hosts[]'",
    ],
  })
    .option("--no-distinct", "do not count distinct references, which takes memory for each of them")
    .addOption(
      new Option("--top <N>", "list the N most frequent hosts and schemes; 10 unless given").argParser(
        wholeNumber,
      ),
    )
    .option("--audit", "count what is dangerous, misleading or careless, as uri audit finds it")
    .option("--standards", "count the lines that each pair of editions of the standard reads differently");
}

export async function run(options: ReportOptions): Promise<number> {
  const survey = new Survey(options.distinct);
  const disagreements = await disagreementsFor(options);
  const findings = await findingsFor(options);
  const counters = [disagreements, findings].filter((counter) => counter !== undefined);
  if (options.references.length > 0) await addArguments(survey, counters, options);
  else for (const path of pathsOf(options)) await readInput(survey, counters, path, options);
  const { top } = options;
  const more = { standards: disagreements?.pairs, audit: findings?.counts, top };
  const screen = screenOf(options.stdio.stdout, options);
  const figures = survey.figures(more, options.json ? wordsOfData(options.language) : screen.words);
  const output = new Output(options.stdio.stdout);
  await output.write(`${options.json ? jsonLine(objectOf(figures)) : charts(figures, screen, top)}\n`);
  return figures.invalid > 0 ? INVALID : VALID;
}

/** The figures as the result of the whole list, which is valid if all its lines are. */
function objectOf(figures: Figures): object {
  return { valid: figures.invalid === 0, result: figures };
}

/** The audit is loaded only if it is asked for. */
async function findingsFor({ audit }: ReportOptions): Promise<FindingCounter | undefined> {
  return audit ? new (await import("./finding-counter.ts")).FindingCounter() : undefined;
}

/** The editions are loaded only if they are asked for. */
async function disagreementsFor({ standards }: ReportOptions): Promise<DisagreementCounter | undefined> {
  return standards ? new (await import("./disagreements.ts")).DisagreementCounter() : undefined;
}

/** The counters of the texts of lines, valid or not, in addition to the engine, which counts the lines. */
interface TextCounter {
  /** Counts a text, and the number of its line. */
  add(text: string, line: number): void;
}

async function addArguments(
  survey: Survey,
  counters: readonly TextCounter[],
  options: ReportOptions,
): Promise<void> {
  const { skipBlank: _, skipComments: __, ...asked } = options; // arguments are not left out
  const isLeftOut = options.only === undefined ? undefined : await skippedLines(asked);
  const valueIn = await valuesFor(options);
  for (const [index, reference] of options.references.entries()) {
    const line = lineOf(Buffer.from(reference));
    if (isLeftOut?.(line)) continue;
    const value = valueIn === undefined ? line : valueIn(line);
    if (value === undefined) continue;
    if ("code" in value) survey.addWithout(value);
    else {
      const counted = value === line ? reference : textOf(value.octets);
      survey.add(counted);
      if (counted !== "") for (const counter of counters) counter.add(counted, index + 1);
    }
  }
}

async function readInput(
  survey: Survey,
  counters: readonly TextCounter[],
  path: string,
  options: ReportOptions,
): Promise<void> {
  const { stderr } = options.stdio;
  const opened = openInput(path, options);
  refuseOwnOutput(opened, options.stdio);
  const input = await listInput(opened);
  const progress = new Progress({
    size: input.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: false,
  });
  const isVisited = counters.length > 0 || skipsLines(options) || (await valuesFor(options)) !== undefined;
  const parts = isVisited ? undefined : filePartsOf(input, survey.partWork, options.jobs);
  try {
    if (parts === undefined) await inOneThread(survey, counters, { input, progress, options });
    else await (await import("./survey-in-parts.ts")).surveyInParts(survey, parts, progress);
  } finally {
    progress.stop();
    input.close();
  }
}

/** An input that is read. */
interface InputRun {
  readonly input: Input;
  readonly progress: Progress;
  readonly options: ReportOptions;
}

async function inOneThread(
  survey: Survey,
  counters: readonly TextCounter[],
  { input, progress, options }: InputRun,
): Promise<void> {
  const longest = counters.length > 0 ? LONGEST_EXPLAINED : LONGEST_LINE;
  const isSkipped = await skippedLines(options);
  const valueIn = await valuesFor(options);
  const isVisited = counters.length > 0 || isSkipped !== undefined || valueIn !== undefined;
  const told = textsTo(counters, survey.place, longest);
  const counted = survey.next({ longestLine: longest, fromStart: !isVisited });
  let read: LineValue; // of the line that was taken last
  const takes = (line: Line, number: number) => {
    if (isSkipped?.(line)) return false;
    read = valueIn === undefined ? line : valueIn(line);
    if (read === undefined || "code" in read) return false;
    told(read, number);
    return true;
  };
  const sieve: LineSieve = {
    takes,
    ...(valueIn && { instead: () => (read === undefined || "code" in read ? NO_OCTETS : read.octets) }),
    onLeftOut: () => {
      if (read !== undefined && "code" in read) survey.addWithout(read);
      else survey.leaveOut();
      read = undefined;
    },
  };
  const reader = isVisited ? siftedLines(counted, sieve) : counted;
  for await (const { given, octets } of readOctets(input, reader)) {
    const before = survey.lines;
    for (const line of given) survey.addInvalid(line);
    await progress.advance(octets, survey.lines - before);
  }
}

const NO_OCTETS = new Uint8Array(0);

/** The values of the lines of an input, if they are asked for, and IRIs as their URIs, if these are. */
async function valuesFor(options: ReportOptions): Promise<((line: Line) => LineValue) | undefined> {
  const { iri } = options;
  const isOfValue = asksForValue(options);
  if (!isOfValue && !iri) return undefined;
  const { valueLines } = await import("../../lines/value-lines.ts");
  const valueIn = isOfValue ? valueLines(options) : (line: Line): LineValue => line;
  if (!iri) return valueIn;
  const { uriOf } = await import("../../lines/on-iris.ts");
  return (line) => {
    const value = valueIn(line);
    if (value === undefined || "code" in value || value.ascii !== undefined) return value;
    return isUtf8(value.octets) ? lineOf(Buffer.from(uriOf(textOf(value.octets)))) : value;
  };
}

/** Gives counters the text of each line that has one, but is not too long; empty lines are counted apart. */
function textsTo(counters: readonly TextCounter[], before: number, longest: number) {
  return (line: Line, number: number): void => {
    if (counters.length === 0 || line.length === 0 || line.length > longest) return;
    const { ascii } = line;
    const text = ascii ?? textOf(line.octets);
    if (ascii === undefined && encodingError(line.octets, text) !== undefined) return;
    for (const counter of counters) counter.add(text, before + number);
  };
}
