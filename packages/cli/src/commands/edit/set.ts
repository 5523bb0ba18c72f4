/**
 * `uri set`: each reference with components, segments and pairs of the query changed; with `--new`, a reference that has
 * nothing else (RFC 3986 §5.3).
 */

import { Buffer } from "node:buffer";
import type { Command } from "commander";
import { parse } from "urikit";
import { declareList, repeatable } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { UsageError, VALID } from "../../exit.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { Output } from "../../lines/output.ts";
import { runList } from "../../lines/run.ts";
import { reasonAndPicture } from "../base.ts";
import { type ComponentOptions, declareComponents, namedValues, withAsciiHost } from "./component-options.ts";
import { ReferenceEdit } from "./edit.ts";
import { type DataOptions, declareData } from "./query-options.ts";

export type SetOptions = ListOptions &
  ComponentOptions &
  DataOptions & { readonly new?: true; readonly each: readonly string[] };

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "Values are data: what a component may not hold is percent-encoded, and so is %,",
      "unless --encoded is given. A path keeps its /, a query its & and =; segments,",
      "keys, values, users and passwords are encoded whole. What would be read as",
      "something else is refused, and a pair that is not edited stays as it is written.",
      "First components change, then segments are added, then the query is edited:",
      "drop and keep, set, replace, add, dedupe, sort. A path that follows an authority",
      "gets its first /. NAME is that of a component, such as port.",
      "",
      "With --new no reference is read. Without --scheme the result is a relative",
      "reference, without --host and --authority it has no authority.",
    ],
    examples: [
      "uri set --scheme https --no-port http://example.com:80/",
      "uri set --drop-query 'utm_*' --sort-query < links.txt",
      "uri set --each 'port=80 8080' --default scheme=https //example.com/",
      "uri set --append-segment 'my file' --add-query 'q=a&b' http://example.com/x",
      "uri set --new --scheme https --host example.com --append-segment AC/DC",
      "uri set --new --scheme mailto --path me@example.com --add-query 'subject=50 %'",
    ],
  })
    .option("--new", "make a new reference of the values, and read none")
    .addOption(
      repeatable("--each <NAME=VALUES>", "a line for each of the values, which have spaces between them"),
    );
  declareComponents(command);
  declareData(command);
}

export async function run(options: SetOptions): Promise<number> {
  const edits: ReferenceEdit[] = [];
  for (const variant of variantsOf(options, options.each))
    edits.push(new ReferenceEdit(await withAsciiHost(variant, "set"), "set"));
  if (edits.some(({ isEmpty }) => isEmpty)) throw new UsageError("set-nothing");
  if (options.new) return printNew(edits, options);
  const results = (text: string) => {
    const reference = parse(text);
    return edits.map((edit) => edit.apply(reference));
  };
  return runList(
    {
      line: (text) => results(text).join("\n"),
      json: (text) => {
        const lines = results(text).map((result) => jsonLine({ reference: text, valid: true, result }));
        return Buffer.from(lines.join("\n"));
      },
    },
    options,
  );
}

/** @throws {UsageError} If a reference is given too. */
async function printNew(
  edits: readonly ReferenceEdit[],
  { references, input, json, stdio }: SetOptions,
): Promise<number> {
  if (references.length > 0 || input.length > 0) throw new UsageError("set-new-alone");
  const output = new Output(stdio.stdout);
  for (const result of made(edits))
    await output.write(`${json ? jsonLine({ reference: "", valid: true, result }) : result}\n`);
  return VALID;
}

/** @throws {UsageError} If the parts do not make the reference that they are the parts of. */
function made(edits: readonly ReferenceEdit[]): readonly string[] {
  const nothing = parse("");
  try {
    return edits.map((edit) => edit.apply(nothing));
  } catch (error) {
    throw new UsageError("set-new-refused", ...reasonAndPicture(error));
  }
}

// `uri set --each NAME='VALUE …'`: the options with each of the values, as loops of a shell would give them, one within the other.

/** @throws {UsageError} If a component is given in another way too, or has no value. */
function variantsOf<Options extends ComponentOptions>(
  options: Options,
  each: readonly string[],
): readonly Options[] {
  let variants: readonly Options[] = [options];
  for (const [name, values] of namedValues(each, "--each")) {
    if (variants.some((variant) => variant[name] !== undefined))
      throw new UsageError("component-twice", "set", name);
    const data = values.split(" ").filter((value) => value !== "");
    if (data.length === 0) throw new UsageError("component-none", "set", name);
    variants = variants.flatMap((variant) => data.map((value) => ({ ...variant, [name]: value })));
  }
  return variants;
}
