/** `uri normalize`: the normal form of each reference (RFC 3986 §6.2.2, with `--level scheme` §6.2.3 too). */

import { isNormalWithin, type NormalizationLevel, type NormalizeOptions, normalize } from "urikit";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";

/** Runs the command. Returns the exit status. */
export async function run(options: ListOptions & { readonly level: NormalizationLevel }): Promise<number> {
  return runList(await commandFor(options.level), options);
}

/** The schemes are loaded for the level that needs them: without them the command starts sooner. */
async function commandFor(level: NormalizationLevel): Promise<LineCommand> {
  if (level === "syntax") return { ...normalizing({ level }), isUnchanged: isNormalWithin };
  const { BY_SCHEME } = await import("../by-scheme.ts");
  return normalizing(BY_SCHEME);
}

function normalizing(options: NormalizeOptions): LineCommand {
  const normal = (text: string) => normalize(text, options);
  return { line: normal, record: (text) => ({ reference: text, valid: true, result: normal(text) }) };
}
