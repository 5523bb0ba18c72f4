/**
 * `uri report`: over a whole list, how many references are valid, invalid and why, of which kind and scheme,
 * and how many are distinct on each rung of the ladder.
 */

import { jsonLine } from "../../display/json.ts";
import { screenOf } from "../../display/terminal.ts";
import { INVALID, VALID } from "../../exit.ts";
import { type Block, blocksOf, forEachLine, LONGEST_LINE } from "../../lines/blocks.ts";
import { openInput } from "../../lines/input.ts";
import { textOf } from "../../lines/latin1.ts";
import { encodingFault, TOO_LONG } from "../../lines/line-error.ts";
import { Output } from "../../lines/output.ts";
import { Progress } from "../../lines/progress.ts";
import { charts } from "./charts.ts";
import type { Readers } from "./disagreements.ts";
import { Survey } from "./survey.ts";

/** The options of the command, and its arguments. */
export interface ReportOptions {
  readonly references: readonly string[];
  readonly input?: string;
  readonly json?: true;
  readonly distinct: boolean;
  readonly standards?: true;
  readonly color: boolean;
}

/** Runs the command. Returns the exit status. */
export async function run(options: ReportOptions): Promise<number> {
  const survey = new Survey({ ...options, readers: await readersFor(options) });
  if (options.references.length > 0) for (const reference of options.references) survey.add(reference);
  else await readInput(survey, options);
  const { figures } = survey;
  const screen = screenOf(process.stdout, options);
  const output = new Output(process.stdout);
  await output.write(`${options.json ? jsonLine(figures) : charts(figures, screen)}\n`);
  return figures.invalid > 0 ? INVALID : VALID;
}

/** The editions are loaded if they are asked. */
async function readersFor({ standards }: ReportOptions): Promise<Readers | undefined> {
  return standards ? new (await import("./disagreements.ts")).Readers() : undefined;
}

async function readInput(survey: Survey, options: ReportOptions): Promise<void> {
  Error.stackTraceLimit = 0; // an invalid line is data, whose place is in the list and not in this program
  const input = openInput(options.input);
  const progress = new Progress(input, new Output(process.stderr), screenOf(process.stderr, options), false);
  try {
    for await (const block of blocksOf(input)) {
      addBlock(survey, block);
      await progress.advance(block.octets.length);
    }
  } finally {
    progress.stop();
    input.close();
  }
}

function addBlock(survey: Survey, block: Block): void {
  if (block.kind === "piece") {
    if (block.first) survey.addUnread(TOO_LONG);
    return;
  }
  const { octets } = block;
  forEachLine(octets.toString("latin1"), (from, to) => {
    if (to - from > LONGEST_LINE) survey.addUnread(TOO_LONG);
    // A text of its own: a slice of the block's would keep the whole block in memory as long as it is counted.
    else addLine(survey, octets.toString("latin1", from, to));
    return true;
  });
}

function addLine(survey: Survey, line: string): void {
  const text = textOf(line);
  const fault = encodingFault(line, text);
  if (fault === undefined) survey.add(text);
  else survey.addUnread(fault);
}
