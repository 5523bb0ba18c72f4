/** `uri key`: a hash of the normal form of each reference, by which lists are joined and cut (RFC 3986 §6). */

import { readFileSync } from "node:fs";
import { redact } from "@urikit/audit/at-once";
import { keyOf } from "@urikit/lists";
import type { Command } from "commander";
import type { NormalizationLevel } from "urikit";
import { choice, declareList, declareSecrets, jobsOption } from "../declaration.ts";
import { systemReason, UsageError } from "../exit.ts";
import { declareField, type FieldOptions, inField } from "../lines/field.ts";
import { levelOptions } from "../lines/level.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { ReferenceCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import { NORMALIZATION_LEVELS } from "../option-values.ts";

export function declare(command: Command): void {
  declareSecrets(
    declareList(command, {
      note: [
        "A key is 32 hexadecimal digits: SipHash-2-4 with 128 bits of the normal form.",
        "It is the same for references that are equivalent on the level, on every",
        "machine. Who knows the secret, which is zeros without --secret-file, may look",
        "for two references that have one key.",
      ],
      examples: [
        "uri key http://example.com/%7Ea",
        "uri key --level scheme --invalid drop < links.txt | sort | uniq -c",
      ],
    }).addOption(
      choice(
        "--level <LEVEL>",
        "equal keys by syntax (§6.2.2), or by scheme too (§6.2.3)",
        NORMALIZATION_LEVELS,
      ),
    ),
  )
    .option("--secret-file <FILE>", "make keys with the secret in FILE: 32 hexadecimal digits")
    .addOption(jobsOption());
  declareField(command);
}

interface KeyCommandOptions extends ListOptions, FieldOptions {
  readonly level: NormalizationLevel;
  readonly secretFile?: string;
}

export async function run(options: KeyCommandOptions): Promise<number> {
  const { level, showSecrets } = options;
  const secret = options.secretFile === undefined ? undefined : secretIn(options.secretFile);
  const keyOptions = { ...(await levelOptions(level)), secret };
  const command: ReferenceCommand = {
    ...referenceErrors(),
    line: (text) => keyOf(text, keyOptions),
    json: (text) => {
      const result = keyOf(text, keyOptions);
      return { reference: showSecrets ? text : redact(text), valid: true, result };
    },
    masksSecrets: true,
    work: { name: "key", level, secret },
  };
  return runList(inField(command, options, { isReplaced: true }), options);
}

/** @throws {UsageError} If the file cannot be read, or holds something else. Its content is not shown. */
function secretIn(path: string): Uint8Array {
  let text: string;
  try {
    text = readFileSync(path, "latin1").trim();
  } catch (error) {
    throw new UsageError("cannot-read", path, systemReason(error));
  }
  if (!/^[\da-f]{32}$/i.test(text)) throw new UsageError("key-secret", path);
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
