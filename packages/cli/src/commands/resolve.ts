/** `uri resolve`: the target URI of each reference, by the algorithm of RFC 3986 §5.2. */

import type { Command } from "commander";
import { resolve } from "urikit";
import { declareList, jobsOption } from "../declaration.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { runList } from "../lines/run.ts";
import { baseFrom } from "./base.ts";

export interface ResolveCommandOptions extends ListOptions {
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
}

export function run(options: ResolveCommandOptions): Promise<number> {
  const { strict } = options;
  const base = baseFrom(options.base);
  const target = (text: string) => resolve(text, base, { strict });
  return runList(
    {
      line: target,
      givesOctets: true,
      json: (text) => ({ reference: text, valid: true, result: target(text) }),
      work: { name: "resolve", base: base.text, strict },
    },
    options,
  );
}
