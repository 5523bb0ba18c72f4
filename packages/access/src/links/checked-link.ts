/** RFC 3986 §7.1: what became of a resource, as its server says it. */

import type { Statement } from "urikit/words";
import { AccessError, type AccessErrorCode, told } from "../access-error.ts";
import type { Content, Hop, Resource } from "../resource.ts";
import { fieldOf } from "../ways/http-fields.ts";

/** The outcome of a link that was asked for. */
export type LinkOutcome =
  /** It is there. */
  | "ok"
  /** It moved for good, to `to`, and is there. */
  | "moved"
  /** It is not there: 404, 410 and their like. */
  | "gone"
  /** The policy, the rules for robots, or the server refuses it. */
  | "refused"
  /** Nobody knows: there was no answer, or one that says so. */
  | "no-answer"
  /** It is there, and has no part with the name of the fragment. */
  | "no-part";

/** A link that was asked for. */
export interface CheckedLink {
  /** As it was given. */
  readonly reference: string;
  readonly outcome: LinkOutcome;
  /** The status of the last response; undefined where there was none. */
  readonly status: number | undefined;
  /** Where it moved for good. */
  readonly to: string | undefined;
  /** Why it is neither `ok` nor `moved`, as a statement; undefined where the outcome says all. */
  readonly problem: Statement | undefined;
}

/** The same without the reference. */
export type LinkFacts = Omit<CheckedLink, "reference">;

/** The facts of a link whose resource was reached. */
export function factsOf(resource: Resource): LinkFacts {
  const status = resource.kind === "content" ? resource.status : undefined;
  const to = permanentTarget(resource.chain);
  if (resource.kind === "content" && !resource.ok)
    return {
      outcome: outcomeOfStatus(status ?? 0),
      status,
      to: undefined,
      problem: told("access-status", status ?? 0),
    };
  return { outcome: to === undefined ? "ok" : "moved", status, to, problem: undefined };
}

/** RFC 9110 §15.4.2, §15.4.9: as far as each redirect from the first on is for good. */
function permanentTarget(chain: readonly Hop[]): string | undefined {
  const end = chain.findIndex(({ permanent }) => !permanent);
  return (end < 0 ? chain : chain.slice(0, end)).at(-1)?.to;
}

/** RFC 9110 §15.5, §15.6. */
function outcomeOfStatus(status: number): LinkOutcome {
  if (status === 404 || status === 410) return "gone";
  return status >= 400 && status <= 499 && !isBusy(status) && status !== 408 ? "refused" : "no-answer";
}

/** RFC 6585 §4, RFC 9110 §15.6.4: later, it may answer. */
export function isBusy(status: number | undefined): boolean {
  return status === 429 || status === 503;
}

const OUTCOMES: ReadonlyMap<AccessErrorCode, LinkOutcome> = new Map([
  ["not-found", "gone"],
  ...(["timeout", "aborted", "protocol", "incomplete", "too-large", "no-server"] as const).map(
    (code) => [code, "no-answer"] as const,
  ),
]);

/** The facts of a link that was not reached; another error is thrown. */
export function factsOfError(error: unknown): LinkFacts {
  if (!(error instanceof AccessError)) throw error;
  const outcome = OUTCOMES.get(error.code) ?? "refused";
  return { outcome, status: undefined, to: undefined, problem: error.problem };
}

/** RFC 9110 §10.2.3: in how many milliseconds the server wants to be asked again; undefined where it does not say. */
export function retryAfter({ fields }: Content, now: number): number | undefined {
  const value = fieldOf(fields, "retry-after")?.trim() ?? "";
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
