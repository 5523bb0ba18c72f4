/** The options of `uri serve --udf`: a function of another engine. The function itself is loaded only if it is asked for. */

import { type Command, Option } from "commander";
import type { NormalizationLevel } from "urikit";
import { UsageError } from "../../../exit.ts";
import type { Language } from "../../../language/spoken.ts";
import type { Stdio } from "../../../stdio.ts";

/** What is done with each value. */
export const WORK_NAMES = ["normalize", "host", "registrable", "resolve", "key", "error"] as const;
export type WorkName = (typeof WORK_NAMES)[number];

/** How rows are written. The first is the default. */
const FORMATS = ["RowBinary", "TabSeparated"] as const;
export type FormatName = (typeof FORMATS)[number];

/** The engines whose configuration is known. */
const ENGINES = ["clickhouse"] as const;

export interface UdfOptions {
  /** `true`: no work is named. */
  readonly udf: WorkName | true;
  readonly format?: FormatName;
  readonly null?: boolean;
  readonly config?: (typeof ENGINES)[number];
  readonly level: NormalizationLevel;
  readonly language?: Language;
  readonly stdio: Stdio;
}

export function declareUdf(command: Command): Command {
  return command
    .addOption(
      new Option("--udf [WORK]", "be a function of an engine that keeps this process").choices(WORK_NAMES),
    )
    .addOption(
      new Option("--format <FORMAT>", "of --udf: how rows are written (RowBinary without it)").choices(
        FORMATS,
      ),
    )
    .option("--null", "of --udf: values may be NULL, and the answer to an invalid one is NULL")
    .option("--no-null", "of --udf: no value is NULL, and an invalid one is an error that ends the work")
    .addOption(
      new Option("--config <ENGINE>", "of --udf: print what makes the works functions of ENGINE").choices(
        ENGINES,
      ),
    );
}

/** Whether the process is to be a function. @throws {UsageError} If it is not, and an option is about functions. */
export function isUdf<Options extends Partial<UdfOptions>>(
  options: Options,
): options is Options & Pick<UdfOptions, "udf"> {
  if (options.udf !== undefined) return true;
  for (const name of ["format", "null", "config"] as const)
    if (options[name] !== undefined)
      throw new UsageError("udf-option", options[name] === false ? `--no-${name}` : `--${name}`);
  return false;
}

export const UDF_NOTE = `
--udf is for an engine, such as ClickHouse, that starts this process and keeps it. It
sends chunks, each the number of its rows in a line and then the rows, and gets as
many rows back. WORK is one of
  normalize  the normal form
  host       the host as it is written; none, if there is no authority
  registrable  the domain of the host that somebody registered; none for an
             address or a public suffix
  resolve    the target of a reference; its base is the first value of the row
  key        32 hexadecimal digits that equivalent references share
  error      CODE:COLUMN: MESSAGE; nothing, if the value is valid
"None" and "nothing" are NULL with --null, and otherwise the empty text.

--udf --config clickhouse prints the file of functions for a server of ClickHouse:
uriNormalize(x), uriHost(x), uriRegistrable(x), uriResolve(base, x), uriKey(x)
and uriError(x), whose answers are NULL for invalid values, unless --no-null is given.
`;
