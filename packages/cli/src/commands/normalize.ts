/** `uri normalize`: the normal form of each reference (RFC 3986 §6.2.2, with `--level scheme` §6.2.3 too). */

import { isNormal, type Level, normalize } from "urikit";
import type { LineCommand } from "../answers.ts";
import { BY_SCHEME } from "../by-scheme.ts";
import { type ListOptions, runList } from "../list.ts";

/** Runs the command. Returns the exit status. */
export function run(options: ListOptions & { readonly level: Level }): Promise<number> {
  return runList(commandFor(options.level), options);
}

function commandFor(level: Level): LineCommand {
  const normal = (text: string) => normalize(text, { level, schemes: BY_SCHEME.schemes });
  return {
    line: normal,
    record: (text) => ({ reference: text, valid: true, result: normal(text) }),
    ...(level === "syntax" && { isUnchanged: isNormal }),
  };
}
