/** The JSON of an invalid line: `valid` is false, and `error` says why (the contract of `uri`). */

import { redact } from "@urikit/audit/at-once";
import { errorJson, type LineError } from "../reference/line-error.ts";
import type { Pages } from "./pages.ts";

interface InvalidLineOptions {
  /** Undefined if the line was not read. */
  readonly text: string | undefined;
  readonly error: LineError;
  readonly showSecrets: boolean;
}

/**
 * The command's own members. Where the result is data, so is an invalid line; otherwise secrets are masked.
 */
export function invalidJson(
  command: Pick<Pages, "masksSecrets" | "invalidJson">,
  { text, error, showSecrets }: InvalidLineOptions,
): object {
  const more = text === undefined ? {} : command.invalidJson?.(text);
  // The two references of a pair are told by a TAB.
  const shown = text && command.masksSecrets && !showSecrets ? text.split("\t").map(redact).join("\t") : text;
  return { reference: shown, valid: false, error: errorJson(error), ...more };
}
