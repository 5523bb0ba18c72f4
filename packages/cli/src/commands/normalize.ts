/** `uri normalize`: the normal form of each reference (RFC 3986 §6.2.2, with `--level scheme` §6.2.3 too). */

import type { Command } from "commander";
import { type NormalizationLevel, type NormalizeOptions, normalize } from "urikit";
import { choice, declareList, jobsOption } from "../declaration.ts";
import { declareField, type FieldOptions, inField } from "../lines/field.ts";
import { levelOptions } from "../lines/level.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { ReferenceCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import { NORMALIZATION_LEVELS, ROOTLESS_DOT_SEGMENTS } from "../option-values.ts";

export interface NormalizeCommandOptions extends ListOptions, FieldOptions {
  readonly level: NormalizationLevel;
  readonly rootlessDotSegments: "keep" | "remove";
}

export function declare(command: Command): void {
  declareList(command, {
    examples: [
      "uri normalize HTTP://EXAMPLE.com/a/%2E%2E/%7Eb",
      "uri normalize --level scheme --invalid drop < links.txt | sort -u",
      "uri normalize --field 2 < table.tsv",
    ],
  })
    .addOption(
      choice("--level <LEVEL>", "by syntax (§6.2.2), or by scheme too (§6.2.3)", NORMALIZATION_LEVELS),
    )
    .addOption(
      choice(
        "--rootless-dot-segments <ACTION>",
        "what to do with dot-segments in a URI whose path does not begin with a slash, as in data:,a/../b",
        ROOTLESS_DOT_SEGMENTS,
      ),
    )
    .addOption(jobsOption());
  declareField(command);
}

export async function run(options: NormalizeCommandOptions): Promise<number> {
  return runList(inField(await commandFor(options), options, { isReplaced: true }), options);
}

async function commandFor({
  level,
  rootlessDotSegments,
}: NormalizeCommandOptions): Promise<ReferenceCommand> {
  const options: NormalizeOptions = { ...(await levelOptions(level)), rootlessDotSegments };
  const normal = (text: string) => normalize(text, options);
  return {
    ...referenceErrors(),
    line: normal,
    json: (text) => ({ reference: text, valid: true, result: normal(text) }),
    work: { name: "normalize", level, rootlessDotSegments },
  };
}
