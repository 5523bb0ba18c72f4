/**
 * Lists of references: "one line out for each line in, in order, streaming, in constant memory" (the contract of
 * `uri`). Every command that works line by line runs here, on arguments, a file or a pipe.
 *
 * How a line travels. A command says what one line gives (`results.ts`): `line` for people and `json` for programs are
 * correct, `work` gives the same for most lines of a list, and is fast. An argument goes to `Results`, which asks the
 * command. A list is opened (`input.ts`), unpacked if it is packed (`list-input.ts`), and read by a reader (`list.ts`):
 *
 * - if the command has a work, by that of `@urikit/lists` (`work-readers.ts`), which hands on the lines that it cannot
 *   answer: those that are invalid, or rare. Several threads read the parts of a large file (`jobs/`), and what has no room
 *   in memory waits on disk (`aside/`);
 * - otherwise by one that hands on every line (`plain-lines.ts`).
 *
 * A command may be asked about one value of each line (`on-value.ts`), or about IRIs (`on-iris.ts`): then it is wrapped first.
 * Lines that are left out are taken away before (`sifted-lines.ts`). A line that is handed on goes to `Results` as an
 * argument does. `ListWriter` puts its result between the octets that the reader gives, and writes both.
 */

import { Buffer } from "node:buffer";
import { lineOf } from "./line-text.ts";
import { asksForValue, type ListOptions, resultsOf } from "./list-options.ts";
import { Output } from "./output.ts";
import type { LineCommand, Masking, PageCommand } from "./results.ts";

/**
 * Runs a command over its arguments, or over the lines of its input. Returns the exit status.
 *
 * @param forArguments The command for arguments, if they are shown differently from lines.
 */
export async function runList(
  command: LineCommand | PageCommand,
  options: ListOptions,
  forArguments: LineCommand | PageCommand = command,
): Promise<number> {
  const { references } = options;
  if (options.json && options.jsonField !== undefined && isOfRows(command))
    return runList(command, asRows(options));
  const asked = await asAsked(
    references.length > 0 && !asksForValue(options) ? forArguments : command,
    options,
  );
  const masking = await maskingFor(options);
  if (references.length > 0) return overArguments(asked, { ...options, masking });
  const { overInput } = await import("./list.ts");
  return overInput(asked, { ...options, masking });
}

/** Whether a command gives the rows of JSON Lines themselves, and nothing beside what was there. */
function isOfRows({ answers, replaces }: LineCommand | PageCommand): boolean {
  return answers === "row" || replaces === true;
}

/** The options for rows, which are as they are. */
function asRows({ json: _, ...options }: ListOptions): ListOptions {
  return options;
}

/** What masks secrets is loaded only for those who look, and for values whose errors are shown. */
async function maskingFor(options: ListOptions): Promise<Masking | undefined> {
  if (options.showSecrets || !(options.stdio.stdout.isTTY || asksForValue(options))) return undefined;
  return import("../display/masking.ts");
}

/** The command on the values of lines that are asked for, and on IRIs, if they are. */
async function asAsked(
  command: LineCommand | PageCommand,
  options: ListOptions,
): Promise<LineCommand | PageCommand> {
  const { iri } = options;
  const onIris = iri ? (await import("./on-iris.ts")).onIris(command) : command;
  if (!asksForValue(options)) return onIris;
  const { onValue } = await import("./on-value.ts");
  return onValue(onIris, options);
}

const LINE_END = Buffer.from("\n");

async function overArguments(command: LineCommand | PageCommand, options: ListOptions): Promise<number> {
  const results = resultsOf(command, options, undefined);
  const { skipBlank: _, skipComments: __, ...asked } = options; // arguments are not left out
  const isLeftOut =
    options.only === undefined ? undefined : await (await import("./skipped-lines.ts")).skippedLines(asked);
  const output = new Output(options.stdio.stdout);
  for (const reference of options.references) {
    const line = lineOf(Buffer.from(reference));
    if (isLeftOut?.(line)) {
      results.leaveOut();
      continue;
    }
    const result = results.of(line);
    if (result !== undefined)
      await output.write(typeof result === "string" ? `${result}\n` : Buffer.concat([result, LINE_END]));
    const reports = results.takeReports();
    if (reports !== "") await new Output(options.stdio.stderr).write(reports);
    if (results.stopped) break;
  }
  return results.status;
}
