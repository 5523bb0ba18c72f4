/**
 * `uri set`: each reference with components, segments and pairs of the query changed; with `--new`, a reference that has
 * nothing else (RFC 3986 §5.3).
 */

import type { Command } from "commander";
import { parse } from "urikit";
import { declareList } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { UsageError, VALID } from "../../exit.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { Output } from "../../lines/output.ts";
import { runList } from "../../lines/run.ts";
import { reasonAndPicture } from "../base.ts";
import { type ComponentOptions, declareComponents, withAsciiHost } from "./component-options.ts";
import { ReferenceEdit } from "./edit.ts";
import { type DataOptions, declareData } from "./query-options.ts";

export type SetOptions = ListOptions & ComponentOptions & DataOptions & { readonly new?: true };

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "Values are data: what a component may not hold is percent-encoded, and so is %,",
      "unless --encoded is given. A path keeps its /, a query its & and =; segments,",
      "keys, values, users and passwords are encoded whole. What would be read as",
      "something else is refused, and a pair that is not edited stays as it is written.",
      "First components change, then segments are added, then the query is edited:",
      "drop and keep, set, add, dedupe, sort.",
      "",
      "With --new no reference is read. Without --scheme the result is a relative",
      "reference, without --host and --authority it has no authority.",
    ],
    examples: [
      "uri set --scheme https --no-port http://example.com:80/",
      "uri set --drop-query 'utm_*' --sort-query < links.txt",
      "uri set --append-segment 'my file' --add-query 'q=a&b' http://example.com/x",
      "uri set --new --scheme https --host example.com --append-segment AC/DC",
      "uri set --new --scheme mailto --path me@example.com --add-query 'subject=50 %'",
    ],
  }).option("--new", "make a new reference of the values, and read none");
  declareComponents(command);
  declareData(command);
}

export async function run(options: SetOptions): Promise<number> {
  const edit = new ReferenceEdit(await withAsciiHost(options, "set"), "set");
  if (edit.isEmpty) throw new UsageError("set-nothing");
  if (options.new) return printNew(edit, options);
  const result = (text: string) => edit.apply(parse(text));
  return runList(
    {
      line: result,
      json: (text) => ({ reference: text, valid: true, result: result(text) }),
    },
    options,
  );
}

/** @throws {UsageError} If a reference is given too. */
async function printNew(
  edit: ReferenceEdit,
  { references, input, json, stdio }: SetOptions,
): Promise<number> {
  if (references.length > 0 || input.length > 0) throw new UsageError("set-new-alone");
  const result = made(edit);
  const line = json ? jsonLine({ reference: "", valid: true, result }) : result;
  await new Output(stdio.stdout).write(`${line}\n`);
  return VALID;
}

/** @throws {UsageError} If the parts do not make the reference that they are the parts of. */
function made(edit: ReferenceEdit): string {
  try {
    return edit.apply(parse(""));
  } catch (error) {
    throw new UsageError("set-new-refused", ...reasonAndPicture(error));
  }
}
