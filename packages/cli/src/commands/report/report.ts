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
import { type Block, blocksOf, forEachLine, LONGEST_EXPLAINED, LONGEST_LINE } from "../../lines/blocks.ts";
import { encodingError } from "../../lines/encoding-error.ts";
import { openInput, pathsOf, refuseOwnOutput } from "../../lines/input.ts";
import { fromLatin1 } from "../../lines/latin1.ts";
import { tooLong } from "../../lines/line-error.ts";
import { listInput } from "../../lines/list-input.ts";
import { Output } from "../../lines/output.ts";
import { Progress } from "../../lines/progress.ts";
import { type SkipsLine, skippedLines } from "../../lines/skipped-lines.ts";
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
  const survey = new Survey({
    ...options,
    disagreements: await disagreementsFor(options),
    findings: await findingsFor(options),
  });
  if (options.references.length > 0) for (const reference of options.references) survey.add(reference);
  else for (const path of pathsOf(options)) await readInput(survey, path, options);
  const { figures } = survey;
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

async function readInput(survey: Survey, path: string, options: ReportOptions): Promise<void> {
  const { stderr } = options.stdio;
  const longest = options.standards || options.audit ? LONGEST_EXPLAINED : LONGEST_LINE;
  const isSkipped = skippedLines(options);
  const opened = openInput(path, options.stdio);
  refuseOwnOutput(opened, options.stdio);
  const input = await listInput(opened);
  const progress = new Progress({
    size: input.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: false,
  });
  try {
    for await (const block of blocksOf(input)) {
      const before = survey.lines;
      addBlock(survey, block, { longest, isSkipped });
      await progress.advance(block.octets.length, survey.lines - before);
    }
  } finally {
    progress.stop();
    input.close();
  }
}

/** Which lines are read. */
interface LineLimits {
  readonly longest: number;
  readonly isSkipped: SkipsLine | undefined;
}

function addBlock(survey: Survey, block: Block, { longest, isSkipped }: LineLimits): void {
  if (block.kind === "piece") {
    if (block.first) survey.addUnread(tooLong(longest));
    return;
  }
  const { octets } = block;
  const text = octets.toString("latin1");
  forEachLine(text, (from, to) => {
    if (isSkipped?.(text, from, to)) return true;
    if (to - from > longest) survey.addUnread(tooLong(longest));
    // Not a slice of the block's text, which would keep the whole block in memory as long as the line is counted.
    else addLine(survey, octets.toString("latin1", from, to));
    return true;
  });
}

function addLine(survey: Survey, line: string): void {
  const text = fromLatin1(line);
  const error = encodingError(line, text);
  if (error === undefined) survey.add(text);
  else survey.addUnread(error);
}
