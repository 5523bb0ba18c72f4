/** The JSON of an invalid line: `valid` is false, and `error` says why (the contract of `uri`). */

import { maskSecrets } from "../display/masking.ts";
import { errorJson, type LineError } from "./line-error.ts";
import type { LineCommand, PageCommand } from "./results.ts";

interface InvalidLineOptions {
  /** Undefined if the line was not read. */
  readonly text: string | undefined;
  readonly error: LineError;
  readonly showSecrets: boolean;
}

/** What the command says of it besides. Where the result is data, so is an invalid line; otherwise secrets are masked. */
export function invalidJson(
  command: LineCommand | PageCommand,
  { text, error, showSecrets }: InvalidLineOptions,
): object {
  const more = text !== undefined && "page" in command ? command.invalidJson?.(text) : {};
  const shown = text && command.masksSecrets && !showSecrets ? maskSecrets(text) : text;
  return { [command.subject ?? "reference"]: shown, valid: false, error: errorJson(error), ...more };
}
