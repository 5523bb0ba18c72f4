/** The numbers of the options of `uri fetch`. */

import { UsageError } from "../../exit.ts";

/** @throws {UsageError} If the text is not a number of octets. */
export function countOf(text: string): number {
  const count = Number(text);
  if (/^[1-9]\d{0,14}$/.test(text)) return count;
  throw new UsageError("fetch-count");
}

/** @throws {UsageError} If the text is not a number of seconds. */
export function secondsOf(text: string): number {
  const seconds = Number(text);
  if (/^\d{1,6}$/.test(text) && seconds >= 1) return seconds;
  throw new UsageError("fetch-seconds");
}
