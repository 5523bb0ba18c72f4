/** `uri unique`: the first of the references that are equivalent (RFC 3986 §6). */

import { keyOf } from "@urikit/lists";
import type { Command } from "commander";
import { type NormalizationLevel, parse } from "urikit";
import { choice, declareInput, declareSecrets, invalidOption } from "../declaration.ts";
import { maskSecrets } from "../display/masking.ts";
import { declareField, type FieldOptions, inField } from "../lines/field.ts";
import { rungOf } from "../lines/level.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import { NORMALIZATION_LEVELS } from "../option-values.ts";

export function declare(command: Command): void {
  declareSecrets(
    declareInput(command, {
      note: [
        "The first of the lines that are equivalent stays as it is, in its place; the",
        "others give no line. All inputs are one list. A distinct reference needs 21 to",
        "32 bytes of memory.",
      ],
      examples: [
        "uri unique HTTP://example.com/ http://example.com/",
        "uri unique --level scheme < links.txt > distinct.txt",
      ],
    })
      .addOption(
        choice(
          "--level <LEVEL>",
          "equivalent by syntax (§6.2.2), or by scheme too (§6.2.3)",
          NORMALIZATION_LEVELS,
        ),
      )
      .addOption(invalidOption("drop")),
  );
  declareField(command);
}

interface UniqueCommandOptions extends ListOptions, FieldOptions {
  readonly level: NormalizationLevel;
}

export async function run(options: UniqueCommandOptions): Promise<number> {
  const { level, showSecrets } = options;
  const rung = await rungOf(level);
  const valid = (text: string) => {
    parse(text); // throws, and says why
    return text;
  };
  const json = (text: string) => ({
    reference: showSecrets ? valid(text) : maskSecrets(valid(text)),
    valid: true,
  });
  const isNew = newBy((text) => keyOf(text, rung));
  const first: LineCommand = {
    line: (text) => (isNew(text) ? text : undefined),
    json: (text) => (isNew(text) ? json(text) : undefined),
    masksSecrets: true,
    outcome: "valid",
  };
  if (options.field !== undefined) return runList(inField(first, options, { isReplaced: true }), options);
  return runList(
    {
      line: valid,
      json,
      masksSecrets: true,
      outcome: "distinct",
      work: { name: "unique", level },
      needsWork: true,
    },
    options,
    first,
  );
}

/** Whether a text is the first of its key. */
function newBy(keyOf: (text: string) => string): (text: string) => boolean {
  const known = new Set<string>();
  return (text) => {
    const before = known.size;
    return known.add(keyOf(text)).size > before;
  };
}
