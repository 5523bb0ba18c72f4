/** `uri relativize`: the shortest reference that resolves to each target. */

import { type Base, relativize } from "urikit";
import { baseFrom } from "../base.ts";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";

/** Runs the command. Returns the exit status. */
export function run(options: ListOptions & { readonly base: string }): Promise<number> {
  return runList(commandFor(baseFrom(options.base)), options);
}

function commandFor(base: Base): LineCommand {
  const shortest = (text: string) => relativize(text, base);
  return { line: shortest, record: (text) => ({ reference: text, valid: true, result: shortest(text) }) };
}
