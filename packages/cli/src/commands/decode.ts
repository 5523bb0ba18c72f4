/**
 * `uri decode`: each line with its triplets decoded, as UTF-8. What people get stays one line, and harmless:
 * control characters, line ends among them, are written out (`\n`). With `--json` the text is exact.
 */

import { decode, printable } from "urikit";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";
import type { Answer } from "../option-values.ts";

/** Runs the command. Returns the exit status. */
export function run(options: ListOptions & { readonly invalidUtf8: Answer }): Promise<number> {
  return runList(commandFor(options.invalidUtf8), options);
}

function commandFor(invalid: Answer): LineCommand {
  const decoded = (text: string) => decode(text, { invalid });
  return {
    subject: "text",
    line: (text) => printable(decoded(text)),
    record: (text) => ({ text, valid: true, result: decoded(text) }),
  };
}
