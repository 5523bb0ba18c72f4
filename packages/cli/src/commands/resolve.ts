/** `uri resolve`: the target URI of each reference, by the algorithm of RFC 3986 §5.2. */

import type { Command } from "commander";
import { resolve } from "urikit";
import { declareList } from "../declaration.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { LineCommand } from "../lines/results.ts";
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
    );
}

export async function run(options: ResolveCommandOptions): Promise<number> {
  const { iri, base } = options;
  const uriOf = iri ? (await import("../lines/on-iris.ts")).uriOf : String;
  return runList(resolution({ ...options, base: uriOf(base) }), options);
}

// References resolved against a base (RFC 3986 §5.2): what `uri resolve` gives for each.

interface ResolutionOptions {
  readonly base: string;
  readonly strict: boolean;
}

/** @throws {UsageError} If the base is not a URI. */
function resolution({ base: text, strict }: ResolutionOptions) {
  const base = baseFrom(text);
  const target = (reference: string) => resolve(reference, base, { strict });
  return {
    ...referenceErrors(),
    line: target,
    json: (reference: string) => ({ reference, valid: true, result: target(reference) }),
    work: { name: "resolve", base: base.text, strict },
  } satisfies LineCommand;
}
