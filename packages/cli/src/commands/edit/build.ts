/** `uri build`: a reference of the components, segments and pairs of a query that the options give. */

import type { Command } from "commander";
import { parse } from "urikit";
import { jsonLine } from "../../display/json.ts";
import { UsageError, VALID } from "../../exit.ts";
import { Output } from "../../lines/output.ts";
import type { Stdio } from "../../stdio.ts";
import { reasonAndPicture } from "../base.ts";
import { type ComponentOptions, declareComponents, withAsciiHost } from "./component-options.ts";
import { ReferenceEdit } from "./edit.ts";
import { type DataOptions, declareData } from "./query-options.ts";

export type BuildOptions = ComponentOptions & DataOptions & { readonly json?: true; readonly stdio: Stdio };

export function declare(command: Command): void {
  command.usage("[options]").option("--json", "print JSON");
  declareComponents(command, { withRemoval: false });
  declareData(command);
  command.addHelpText(
    "after",
    [
      "",
      "Values are data, as for uri set. Without --scheme the result is a relative",
      "reference, without --host and --authority it has no authority.",
      "",
      "Examples:",
      "  uri build --scheme https --host example.com --append-segment AC/DC",
      "  uri build --path /search --add-query 'q=black & white'",
      "  uri build --scheme mailto --path me@example.com --add-query 'subject=50 %'",
    ].join("\n"),
  );
}

export async function run(options: BuildOptions): Promise<number> {
  const edit = new ReferenceEdit(await withAsciiHost(options, "build"), "build");
  if (edit.isEmpty) throw new UsageError("build-nothing");
  const result = built(edit);
  const line = options.json ? jsonLine({ valid: true, result }) : result;
  await new Output(options.stdio.stdout).write(`${line}\n`);
  return VALID;
}

/** @throws {UsageError} If the parts do not make the reference that they are the parts of. */
function built(edit: ReferenceEdit): string {
  try {
    return edit.apply(parse(""));
  } catch (error) {
    throw new UsageError("build-refused", ...reasonAndPicture(error));
  }
}
