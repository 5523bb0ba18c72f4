/** Why there is no way, as the one error of an access: a text that is no URI of its scheme, and what the guard denies. */

import type { GuardReason, GuardVerdict } from "@urikit/guard";
import { UriSyntaxError } from "urikit";
import { reasonStatement } from "urikit/words";
import { AccessError, type AccessErrorCode, told } from "./access-error.ts";

/** What is done with a text, of which an error says why there is no way to it. */
export function refused<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    throw new AccessError("no-way", told("access-no-reference", reasonStatement(error)), { cause: error });
  }
}

/**
 * The text that a guard allows.
 *
 * @throws {AccessError} If it allows none.
 */
export function allowedText({ text, reasons }: GuardVerdict): string {
  if (text !== undefined) return text;
  throw new AccessError(codeOf(reasons), told("access-denied", ...reasons.map(({ message }) => message)), {
    reasons: idsOf(reasons),
  });
}

/** The ids of reasons. */
export function idsOf(reasons: readonly GuardReason[]): readonly string[] {
  return reasons.map(({ id }) => id);
}

/** The scheme decides first, then the address; a port is the reason where it is the only one. */
function codeOf(reasons: readonly GuardReason[]): AccessErrorCode {
  const ids = idsOf(reasons);
  if (ids.includes("not-a-reference") || ids.includes("not-absolute")) return "no-way";
  if (ids.includes("scheme-not-allowed")) return "refused-scheme";
  return ids.every((id) => id === "port-not-allowed" || id === "blocked-port")
    ? "refused-port"
    : "refused-address";
}
