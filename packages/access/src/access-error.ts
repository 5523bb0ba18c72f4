/** RFC 3986 §7: the one error of an access: why nothing, or not all, was reached. */

import { en as guardWords } from "@urikit/guard/words/en";
import type { PlanStep } from "@urikit/schemes";
import { en as schemesWords } from "@urikit/schemes/words/en";
import { type Catalogue, type Statement, type StatementValue, say, statement } from "urikit/words";
import { en as urikitWords } from "urikit/words/en";
import type { Hop } from "./resource.ts";
import { en as words } from "./words/en.ts";

/** What kind of failure it is. A code never changes its meaning. */
export type AccessErrorCode =
  | ("refused-scheme" | "refused-address" | "refused-port" | "refused-redirect")
  | ("login" | "not-found" | "timeout" | "aborted" | "too-large" | "protocol" | "incomplete")
  | ("needs-answer" | "no-server" | "no-way");

/** What is known of a failure besides its code. */
export interface AccessFailure {
  /** The reply of the server that ended it. */
  readonly reply?: string | undefined;
  /** The step of the plan at which it ended. */
  readonly step?: PlanStep | undefined;
  /** The redirects before it. */
  readonly chain?: readonly Hop[] | undefined;
  /** The ids of the reasons of `@urikit/guard`, where it refused. */
  readonly reasons?: readonly string[] | undefined;
  readonly cause?: unknown;
}

const ENGLISH: Catalogue = { ...urikitWords, ...guardWords, ...schemesWords, ...words };

/** Marks the errors of every copy of this package. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.access-error") as never;

/** Why nothing, or not all, was reached. No message shows a password, or a line break of a server. */
export class AccessError extends Error {
  override readonly name = "AccessError";
  readonly code: AccessErrorCode;
  /** The message as a statement. `urikit/words` makes a sentence of it in another language. */
  readonly problem: Statement;
  readonly reply: string | undefined;
  readonly step: PlanStep | undefined;
  readonly chain: readonly Hop[];
  readonly reasons: readonly string[];

  constructor(code: AccessErrorCode, problem: Statement, failure: AccessFailure = {}) {
    const { reply, step, chain = [], reasons = [], cause } = failure;
    super(say(ENGLISH, problem), cause === undefined ? undefined : { cause });
    this.code = code;
    this.problem = problem;
    this.reply = reply;
    this.step = step;
    this.chain = chain;
    this.reasons = reasons;
    Object.defineProperty(this, BRAND, {});
  }

  /** An error of another copy of @urikit/access in the same program is one, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass inherits this, and has instances of its own
    return this === AccessError ? BRAND in Object(value) : super[Symbol.hasInstance](value);
  }
}

/** The error with the redirects before it. */
export function afterChain(error: AccessError, chain: readonly Hop[]): AccessError {
  if (chain.length === 0 || error.chain.length > 0) return error;
  const { code, problem, reply, step, reasons, cause } = error;
  return new AccessError(code, problem, { reply, step, chain, reasons, cause });
}

/** A statement of this package. */
export const told = (id: keyof typeof words, ...values: readonly StatementValue[]): Statement =>
  statement(id, ...values);
