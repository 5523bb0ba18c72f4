/** How `uri` ends: its exit statuses, and the two errors that end it early (the contract of `uri`). */

/** Everything was valid; for `compare`: equivalent. */
export const VALID = 0;
/** Some input was invalid, even if it was dropped or kept; for `compare`: not equivalent. */
export const INVALID = 1;
/** Wrong usage, or a file that cannot be read or written; for `compare`: or invalid input. */
export const WRONG_USAGE = 2;

/** A mistake that the caller of `uri` must correct: the command ends with {@link WRONG_USAGE} and this message. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What cannot be written, so that there is no use in writing more. */
export class UnwritableError extends UsageError {}

/** Nobody reads the output any more: the command ends without a message. */
export class ClosedPipe extends Error {
  override readonly name = "ClosedPipe";
}

/** The system's own words for an error of a file or a stream. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // "ENOENT: no such file or directory, open 'list.txt'": the middle is meant for people.
  return /^[A-Z0-9]+: ([^,]+)/.exec(error.message)?.[1] ?? error.message;
}

/** The system's code of an error, such as `EPIPE`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
