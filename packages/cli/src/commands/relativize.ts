/** `uri relativize`: the shortest reference that resolves to each target. */

import type { Command } from "commander";
import { relativize } from "urikit";
import { declareList } from "../declaration.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { runList } from "../lines/run.ts";
import { baseFrom } from "./base.ts";

export function declare(command: Command): void {
  declareList(command, {
    examples: ["uri relativize --base 'http://a/b/c/d;p?q' http://a/b/g"],
  }).requiredOption("-b, --base <BASE>", "the base URI");
}

export async function run(options: ListOptions & { readonly base: string }): Promise<number> {
  const uriOf = options.iri ? (await import("../lines/on-iris.ts")).uriOf : String;
  const base = baseFrom(uriOf(options.base));
  const shortest = (text: string) => relativize(text, base);
  return runList(
    {
      line: shortest,
      json: (text) => ({ reference: text, valid: true, result: shortest(text) }),
    },
    options,
  );
}
