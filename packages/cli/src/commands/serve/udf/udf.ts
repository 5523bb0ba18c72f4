/**
 * `uri udf`: a function of another engine, such as ClickHouse. The engine keeps the process, sends values in chunks, and
 * reads as many answers. `--config` prints what makes the works functions of the engine.
 */

import { Argument, type Command, Option } from "commander";
import type { NormalizationLevel } from "urikit";
import { choice } from "../../../declaration.ts";
import { INVALID, UsageError, VALID } from "../../../exit.ts";
import { type Language, wordsFor, wordsOfData } from "../../../language/spoken.ts";
import { openInput } from "../../../lines/input.ts";
import { Output, writeAnyway } from "../../../lines/output.ts";
import { NORMALIZATION_LEVELS } from "../../../option-values.ts";
import type { Stdio } from "../../../stdio.ts";
import { text } from "../../../words/text.ts";
import { clickhouseFunctions } from "./clickhouse.ts";
import { openPipe } from "./pipe-input.ts";
import { rowBinary } from "./row-binary.ts";
import type { RowFormat, RowFormatOptions } from "./row-format.ts";
import { serve } from "./answer-chunks.ts";
import { tabSeparated } from "./tab-separated.ts";
import { WORK_NAMES, type WorkName, workOf } from "./works.ts";

/** `--format`. The first is the default. */
const FORMATS: Readonly<Record<string, (options: RowFormatOptions) => RowFormat>> = {
  RowBinary: rowBinary,
  TabSeparated: tabSeparated,
};

/** `--config`. */
const ENGINES = ["clickhouse"] as const;

interface UdfOptions {
  readonly references: readonly WorkName[];
  readonly format: string;
  readonly null?: boolean;
  readonly level: NormalizationLevel;
  readonly config?: (typeof ENGINES)[number];
  readonly language?: Language;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  command
    .addArgument(new Argument("[WORK...]", "what is done with each value").choices(WORK_NAMES))
    .usage("[options] WORK")
    .addOption(choice("--format <FORMAT>", "how rows are written", Object.keys(FORMATS)))
    .option("--null", "values may be NULL, and the answer to an invalid one is NULL")
    .option("--no-null", "no value is NULL, and an invalid one is an error that ends the work")
    .addOption(
      choice("--level <LEVEL>", "how far normalize and key go (§6.2.2, §6.2.3)", NORMALIZATION_LEVELS),
    )
    .addOption(
      new Option("--config <ENGINE>", "print what makes the works functions of ENGINE").choices(ENGINES),
    )
    .addHelpText("after", AFTER_HELP);
}

const AFTER_HELP = `
An engine starts this process and keeps it. It sends chunks, each the number of
its rows in a line and then the rows, and gets as many rows back. WORK is one of
  normalize  the normal form
  host       the host as it is written; none, if there is no authority
  registrable  the domain of the host that somebody registered; none for an
             address or a public suffix
  resolve    the target of a reference; its base is the first value of the row
  key        32 hexadecimal digits that equivalent references share
  error      CODE:COLUMN: MESSAGE; nothing, if the value is valid
"None" and "nothing" are NULL with --null, and otherwise the empty text.

--config clickhouse prints the file of functions for a server of ClickHouse:
uriNormalize(x), uriHost(x), uriRegistrable(x), uriResolve(base, x), uriKey(x)
and uriError(x), whose answers are NULL for invalid values, unless --no-null is given.

Examples:
  uri udf --config clickhouse > uri_function.xml
  uri udf normalize --format RowBinary --null
  uri udf host --format TabSeparated`;

export async function run({ references, ...options }: UdfOptions): Promise<number> {
  const [work, ...more] = references;
  if (options.config !== undefined) {
    if (work !== undefined) throw new UsageError("udf-no-work");
    return printConfig(options);
  }
  if (work === undefined || more.length > 0) throw new UsageError("udf-one-work", ...WORK_NAMES);
  return serveWork(work, options);
}

async function printConfig({
  null: nullable = true,
  level,
  format,
  language,
  stdio,
}: Omit<UdfOptions, "references">) {
  const [, program = ""] = process.argv;
  // The single executable is its own program.
  const command = program === process.execPath ? [program] : [process.execPath, program];
  await new Output(stdio.stdout).write(
    clickhouseFunctions({ command, nullable, level, format }, wordsOfData(language)),
  );
  return VALID;
}

async function serveWork(name: WorkName, options: Omit<UdfOptions, "references">): Promise<number> {
  const { format, null: nullable = false, level, stdio, language } = options;
  if (stdio.stdout.isTTY && format !== "TabSeparated") throw new UsageError("udf-terminal", format);
  const work = await workOf(name, level, wordsOfData(language));
  const input = openPipe(options) ?? openInput("-", options, "chunk");
  const output = new Output(stdio.stdout);
  const formatOf = FORMATS[format] as (typeof FORMATS)[string]; // commander has checked it
  try {
    const refused = await serve(
      input,
      { work, nullable, format: formatOf({ width: work.parameters.length, nullable }) },
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
