/** The JSON of an invalid line: `valid` is false, and `error` says why (the contract of `uri`). */

import { maskSecrets } from "../display/masking.ts";
import { errorJson, type LineError } from "./line-error.ts";

/** What a command says of its lines: see `results.ts`. */
interface LineTeller {
  readonly subject?: string;
  readonly masksSecrets?: boolean;
  invalidJson?(text: string): object;
}

interface InvalidLineOptions {
  /** Undefined if the line was not read. */
  readonly text: string | undefined;
  readonly error: LineError;
  readonly showSecrets: boolean;
}

/** What the command says of it besides. Where the result is data, so is an invalid line; otherwise secrets are masked. */
export function invalidJson(command: LineTeller, { text, error, showSecrets }: InvalidLineOptions): object {
  const more = text === undefined ? {} : command.invalidJson?.(text);
  const shown = text && command.masksSecrets && !showSecrets ? maskSecrets(text) : text;
  return { [command.subject ?? "reference"]: shown, valid: false, error: errorJson(error), ...more };
}
