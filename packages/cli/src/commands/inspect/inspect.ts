/** `uri inspect`: the picture of each reference, and all that urikit knows about it. */

import { pagesFor } from "@urikit/explain/pages";
import type { Command } from "commander";
import { declareList, queryDelimiter } from "../../declaration.ts";
import { wordsOfData } from "../../language/spoken.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { LONGEST_EXPLAINED } from "../../lines/longest.ts";
import { runList } from "../../lines/run.ts";
import type { QueryDelimiter } from "../../option-values.ts";
import { auditFor } from "../audit/audit-for.ts";

export interface InspectOptions extends ListOptions {
  readonly queryDelimiter: QueryDelimiter;
  readonly script?: string;
  readonly all?: boolean;
}

export function declare(command: Command): void {
  declareList(command, {
    examples: [
      "uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'",
      "uri inspect --all http://192.0.2.16:80/",
      "uri inspect --json http://192.0.2.16:80/",
      "uri inspect --script /questions http://example.com/questions/3456/my-document",
    ],
  })
    .option("--all", "say all that is known, and what to do about each finding")
    .addOption(queryDelimiter("what stands between the pairs of the query").default("&"))
    .option(
      "--script <PATH>",
      "the path of the program on the server; what follows it is the pathinfo (otherwise a guess)",
    );
}

/** The lines of a list are shown as arguments are. */
export async function run(options: InspectOptions): Promise<number> {
  const pages = pagesFor({
    ...options,
    data: wordsOfData(options.language),
    audit: await auditFor(options.references),
  });
  return runList({ ...pages, longest: LONGEST_EXPLAINED }, options);
}
