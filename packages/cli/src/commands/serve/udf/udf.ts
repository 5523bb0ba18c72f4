/**
 * `uri serve --udf`: a function of another engine, such as ClickHouse. The engine keeps the process, sends values in
 * chunks, and reads as many answers. `--config` prints what makes the works functions of the engine.
 */

import { INVALID, UsageError, VALID } from "../../../exit.ts";
import { wordsFor, wordsOfData } from "../../../language/spoken.ts";
import { openInput } from "../../../lines/input.ts";
import { Output, writeAnyway } from "../../../lines/output.ts";
import { text } from "../../../words/text.ts";
import { answerChunks } from "./answer-chunks.ts";
import { clickhouseFunctions } from "./clickhouse.ts";
import { type FormatName, type UdfOptions, WORK_NAMES, type WorkName } from "./options.ts";
import { openPipe } from "./pipe-input.ts";
import { rowBinary } from "./row-binary.ts";
import type { RowFormat, RowFormatOptions } from "./row-format.ts";
import { tabSeparated } from "./tab-separated.ts";
import { workOf } from "./works.ts";

const FORMATS: Readonly<Record<FormatName, (options: RowFormatOptions) => RowFormat>> = {
  RowBinary: rowBinary,
  TabSeparated: tabSeparated,
};

/** @param operands What the options leave: there must be nothing. */
export async function serveEngine(operands: readonly string[], options: UdfOptions): Promise<number> {
  const { udf, config } = options;
  if (config !== undefined) {
    if (udf !== true || operands.length > 0) throw new UsageError("udf-no-work");
    return printConfig(options);
  }
  if (udf === true || operands.length > 0) throw new UsageError("udf-one-work", ...WORK_NAMES);
  return serveWork(udf, options);
}

async function printConfig({
  null: nullable = true,
  level,
  format = "RowBinary",
  language,
  stdio,
}: UdfOptions): Promise<number> {
  const [, program = ""] = process.argv;
  // The single executable is its own program.
  const command = program === process.execPath ? [program] : [process.execPath, program];
  await new Output(stdio.stdout).write(
    clickhouseFunctions({ command, nullable, level, format }, wordsOfData(language)),
  );
  return VALID;
}

async function serveWork(name: WorkName, options: UdfOptions): Promise<number> {
  const { format = "RowBinary", null: nullable = false, level, stdio, language } = options;
  if (stdio.stdout.isTTY && format !== "TabSeparated") throw new UsageError("udf-terminal", format);
  const work = await workOf(name, level, wordsOfData(language));
  const input = openPipe(options) ?? openInput("-", options, "chunk");
  const output = new Output(stdio.stdout);
  try {
    const refused = await answerChunks(
      input,
      { work, nullable, format: FORMATS[format]({ width: work.parameters.length, nullable }) },
      (octets) => output.write(octets),
    );
    if (refused === undefined) return VALID;
    const { row, value, error } = refused;
    const words = wordsFor(stdio.stderr, language);
    const told = text(words, "udf-refused", name, row, words.say(value), words.error(error));
    writeAnyway(stdio.stderr, `${told}\n`);
    return INVALID;
  } finally {
    input.close();
  }
}
