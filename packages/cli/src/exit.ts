/** How `uri` ends: its exit statuses, and the two errors that end it early (the contract of `uri`). */

import { maskedStatement } from "@urikit/explain";
import { type Statement, type StatementValue, statement } from "urikit/words";
import { ENGLISH } from "./words/english.ts";
import type { CommandId } from "./words/text.ts";

/** Everything was valid; for `compare`: equivalent. */
export const VALID = 0;
/** Some input was invalid, even if it was dropped or kept; for `compare`: not equivalent. */
export const INVALID = 1;
/** Wrong usage, or a file that cannot be read or written; for `compare`: or invalid input. */
export const WRONG_USAGE = 2;

/**
 * A mistake that the caller of `uri` must correct: the command says it, and ends with {@link WRONG_USAGE}. What it quotes,
 * such as the value of an option, has no secrets (RFC 3986 §7.5).
 */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly problem: Statement<CommandId>;

  constructor(id: CommandId, ...values: readonly StatementValue[]) {
    const problem = maskedStatement(statement(id, ...values));
    super(ENGLISH.say(problem));
    this.problem = problem;
  }

  static of({ id, values }: Statement<CommandId>): UsageError {
    return new UsageError(id, ...values);
  }
}

/** Output that cannot be written, so that there is no use in writing more. */
export class UnwritableError extends UsageError {}

/** Nobody reads the output any more: the command ends without a message. */
export class ClosedPipe extends Error {
  override readonly name = "ClosedPipe";
}

/** Why a file or a stream cannot be used: by the system's code, and in its own words; or as we found it. */
export function systemReason(error: unknown): StatementValue {
  if (error instanceof UsageError) return error.problem;
  if (!(error instanceof Error)) return String(error);
  // "ENOENT: no such file or directory, open 'list.txt'", "listen EACCES: permission denied": the middle is meant for people.
  const reason = /^(?:[a-z]+ )?[A-Z0-9]+: ([^,]+)/.exec(error.message)?.[1] ?? error.message;
  return statement("system-reason", systemCode(error) ?? error.name, reason);
}

/** The system's code of an error, such as `EPIPE`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
