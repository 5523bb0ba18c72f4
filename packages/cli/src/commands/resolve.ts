/** `uri resolve`: the target URI of each reference, by the algorithm of RFC 3986 §5.2. */

import type { Command } from "commander";
import { declareList, jobsOption } from "../declaration.ts";
import { declareField, type FieldOptions, inField } from "../lines/field.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { runList } from "../lines/run.ts";
import { resolution } from "./resolution.ts";

export interface ResolveCommandOptions extends ListOptions, FieldOptions {
  readonly base: string;
  readonly strict: boolean;
}

export function declare(command: Command): void {
  declareList(command, {
    examples: [
      "uri resolve --base 'http://a/b/c/d;p?q' ../g",
      "uri resolve --base https://example.org/list/ --input hrefs.txt",
    ],
  })
    .requiredOption("-b, --base <BASE>", "the base URI")
    .option(
      "--no-strict",
      "ignore the scheme of a reference if it is that of the base, as in http:g (§5.2.2)",
    )
    .addOption(jobsOption());
  declareField(command);
}

export function run(options: ResolveCommandOptions): Promise<number> {
  return runList(inField(resolution(options), options, { isReplaced: true }), options);
}
