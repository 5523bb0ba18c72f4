/** `uri unique`: the first of the references that are equivalent (RFC 3986 §6). */

import { totalmem } from "node:os";
import { redact } from "@urikit/audit/at-once";
import { keyOf } from "@urikit/lists";
import { type Command, Option } from "commander";
import type { NormalizationLevel } from "urikit";
import { choice, declareList } from "../declaration.ts";
import { UsageError } from "../exit.ts";
import { LIST_OPTIONS } from "../help-layout.ts";
import { levelOptions } from "../lines/level.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { asksForValue } from "../lines/list-options.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { ReferenceCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import type { Work } from "../lines/work.ts";
import { NORMALIZATION_LEVELS } from "../option-values.ts";

export function declare(command: Command): void {
  declareList(
    command,
    {
      note: [
        "The first of the lines that are equivalent stays as it is, in its place; the",
        "others give no line. All inputs are one list. A distinct reference needs 21 to",
        "32 bytes of memory; when --memory has no more room, the command goes on in a",
        "temporary file (in the folder that TMPDIR names), with the same result.",
      ],
      examples: [
        "uri unique HTTP://example.com/ http://example.com/",
        "uri unique --level scheme < links.txt > distinct.txt",
        "uri unique --memory 512M --input links.txt",
      ],
    },
    "drop",
  )
    .addOption(
      choice(
        "--level <LEVEL>",
        "equivalent by syntax (§6.2.2), or by scheme too (§6.2.3)",
        NORMALIZATION_LEVELS,
      ),
    )
    .addOption(
      new Option(
        "--memory <SIZE>",
        "memory for what is known, from 1K to 4G; half of what the machine has, and at most 4G, unless given",
      )
        .argParser(sizeInMemory)
        .helpGroup(LIST_OPTIONS),
    );
}

const UNITS: Readonly<Record<string, number>> = { "": 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 };

/** @throws {UsageError} If the text is not a size that the memory can have. */
function sizeInMemory(text: string): number {
  const [, number, unit = ""] = /^(\d{1,10})([KMG]?)$/.exec(text.toUpperCase()) ?? [];
  const size = Number(number) * (UNITS[unit] ?? Number.NaN);
  if (size >= 1024 && size <= 4 * 1024 ** 3) return size;
  throw new UsageError("memory-size");
}

/** Half of what the machine has, or the container that this runs in; who wants more than 4 GiB must use disks. */
function usualMemory(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY; // 0, if there is no limit
  return Math.min(totalmem(), limit) / 2;
}

interface UniqueCommandOptions extends ListOptions {
  readonly level: NormalizationLevel;
  /** In octets. */
  readonly memory?: number;
}

export async function run(options: UniqueCommandOptions): Promise<number> {
  const { level, showSecrets, memory = usualMemory() } = options;
  const rung = await levelOptions(level);
  const errors = options.iri
    ? { errorOf: (await import("../lines/on-iris.ts")).iriError }
    : referenceErrors();
  const json = (text: string) => {
    const reference = showSecrets ? text : redact(text);
    return { reference, valid: true, result: reference };
  };
  const uriOf = options.iri ? (await import("../lines/on-iris.ts")).uriOf : String;
  const isNew = newBy((text) => keyOf(uriOf(text), rung));
  const first: ReferenceCommand = {
    ...errors,
    line: (text) => (isNew(text) ? text : undefined),
    json: (text) => (isNew(text) ? json(text) : undefined),
    masksSecrets: true,
    outcome: "valid",
    answers: "row",
    takesIris: true,
  };
  const work: Work = { name: "unique", level, memory };
  // A reader of distinct lines does not number them.
  if (options.lineNumber || options.iri) return runList(first, options);
  if (asksForValue(options)) return runList({ ...first, work }, options);
  return runList(
    {
      ...errors,
      line: (text) => text,
      json,
      masksSecrets: true,
      outcome: "distinct",
      work,
      jsonWork: work,
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
