/** `uri resolve`: the target URI of each reference, by the algorithm of RFC 3986 §5.2. */

import { type Base, resolve } from "urikit";
import { baseFrom } from "../base.ts";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";

/** Runs the command. Returns the exit status. */
export function run(
  options: ListOptions & { readonly base: string; readonly backwardCompatible?: true },
): Promise<number> {
  return runList(commandFor(baseFrom(options.base), options.backwardCompatible !== true), options);
}

function commandFor(base: Base, strict: boolean): LineCommand {
  const target = (text: string) => resolve(text, base, { strict });
  return { line: target, record: (text) => ({ reference: text, valid: true, result: target(text) }) };
}
