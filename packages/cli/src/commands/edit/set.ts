/** `uri set`: each reference with components, segments and pairs of the query changed. */

import type { Command } from "commander";
import { parse } from "urikit";
import { declareList } from "../../declaration.ts";
import { UsageError } from "../../exit.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { runList } from "../../lines/run.ts";
import { type ComponentOptions, declareComponents, withAsciiHost } from "./component-options.ts";
import { ReferenceEdit } from "./edit.ts";
import { type DataOptions, declareData } from "./query-options.ts";

export type SetOptions = ListOptions & ComponentOptions & DataOptions;

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "Values are data: what a component may not hold is percent-encoded, and so is %,",
      "unless --encoded is given. A path keeps its /, a query its & and =; segments,",
      "keys, values, users and passwords are encoded whole. What would be read as",
      "something else is refused, and a pair that is not edited stays as it is written.",
      "First components change, then segments are added, then the query is edited:",
      "drop and keep, set, add, dedupe, sort.",
    ],
    examples: [
      "uri set --scheme https --no-port http://example.com:80/",
      "uri set --drop-query 'utm_*' --sort-query < links.txt",
      "uri set --append-segment 'my file' --add-query 'q=a&b' http://example.com/x",
    ],
  });
  declareComponents(command, { withRemoval: true });
  declareData(command);
}

export async function run(options: SetOptions): Promise<number> {
  const edit = new ReferenceEdit(await withAsciiHost(options, "set"), "set");
  if (edit.isEmpty) throw new UsageError("set-nothing");
  const result = (text: string) => edit.apply(parse(text));
  return runList(
    {
      line: result,
      json: (text) => ({ reference: text, valid: true, result: result(text) }),
    },
    options,
  );
}
