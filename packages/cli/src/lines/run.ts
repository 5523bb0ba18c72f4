/**
 * Lists of references: "one line out for each line in, in order, streaming, in constant memory" (the contract of
 * `uri`). Every command that works line by line runs here, on arguments, a file or a pipe.
 */

import { toLatin1 } from "./latin1.ts";
import { type ListOptions, resultsOf } from "./list-options.ts";
import { Output } from "./output.ts";
import type { LineCommand, PageCommand } from "./results.ts";

/**
 * Runs a command over its arguments, or over the lines of its input. Returns the exit status.
 *
 * @param forArguments What arguments are shown with, if they are shown otherwise than lines.
 */
export async function runList(
  command: LineCommand | PageCommand,
  options: ListOptions,
  forArguments: LineCommand | PageCommand = command,
): Promise<number> {
  if (options.references.length > 0) return overArguments(forArguments, options);
  const { overInput } = await import("./list.ts");
  return overInput(command, options);
}

async function overArguments(command: LineCommand | PageCommand, options: ListOptions): Promise<number> {
  const results = resultsOf(command, options, undefined);
  const output = new Output(options.stdio.stdout);
  for (const reference of options.references) {
    await output.writeOctets(results.of(toLatin1(reference)));
    const reports = results.takeReports();
    if (reports !== "") await new Output(options.stdio.stderr).write(reports);
    if (results.stopped) break;
  }
  return results.status;
}
