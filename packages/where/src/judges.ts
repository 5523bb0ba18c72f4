/** What an expression asks of other packages: given by the caller, or loaded if the expression names it. */

import { type OptionNames, requireOptions } from "urikit/foundation";
import { statementsOf, type WhereStatement } from "./expression.ts";
import { WhereError } from "./fault.ts";
import { readWhere } from "./read-expression.ts";

/** What decides about a reference in the place of this package, which holds none of it. */
export interface WhereJudges {
  /** The findings of a text, the worst first: `audit` of `@urikit/audit`. For `finding`, `severity`, `programs disagree`. */
  readonly audit?:
    | ((text: string) => readonly { readonly id: string; readonly severity: string }[])
    | undefined;
  /** The ids of findings, so that one that does not exist is an error. */
  readonly findingIds?: readonly string[] | undefined;
  /** A block of addresses: `cidr` of `@urikit/guard`. For `in cidr`. */
  readonly cidr?: ((block: string) => { contains(address: string): boolean } | undefined) | undefined;
  /** Whether a policy denies a text, by the name that the expression gives it. For `denied`. */
  readonly denied?: ((text: string, policy: string | undefined) => boolean) | undefined;
  /** The names of fields that the caller knows of each line, which are words of the expression then. */
  readonly fields?: readonly string[] | undefined;
}

/** The names of the judges. */
export const JUDGES: OptionNames<WhereJudges> = {
  audit: true,
  findingIds: true,
  cidr: true,
  denied: true,
  fields: true,
};

/** What {@link judgesFor} cannot load. */
export interface JudgesForOptions {
  /** The policy of a name, as `guard` of `@urikit/guard` takes it; of `denied` alone the name is undefined. */
  readonly policy?: ((name: string | undefined) => object) | undefined;
  /** The names of the fields that the caller knows: {@link WhereJudges.fields}. */
  readonly fields?: readonly string[] | undefined;
}

/**
 * The judges that an expression needs, loaded from `@urikit/audit` and `@urikit/guard`: nothing, for one that asks for
 * components alone.
 *
 * @throws {WhereError} If the expression is wrong.
 * @throws {TypeError} If `expression` is not a string. The promise is rejected, if it names a policy and `policy` is absent.
 *
 * @example
 * ```ts
 * import { judgesFor, where } from "@urikit/where";
 *
 * const expression = "severity >= warning and host in cidr 10.0.0.0/8";
 * const matches = where(expression, await judgesFor(expression));
 * ["http://10.0.0.1/", "http://192.0.2.1/", "https://example.org/"].filter(matches); // => ["http://10.0.0.1/"]
 * ```
 */
export function judgesFor(expression: string, options: JudgesForOptions = {}): Promise<WhereJudges> {
  const { policy, fields } = requireOptions(options, { policy: true, fields: true });
  const read = readWhere(expression, fields);
  if (!read.valid) throw new WhereError(read.fault);
  return loaded(statementsOf(read.expression), { policy, fields });
}

async function loaded(
  statements: readonly WhereStatement[],
  { policy, fields }: JudgesForOptions,
): Promise<WhereJudges> {
  const asks = (...names: readonly string[]) =>
    statements.some((one) => names.includes("subject" in one ? one.subject : one.kind));
  const policies = statements.flatMap((one) => (one.kind === "denied" ? [one.policy] : []));
  return {
    ...(fields !== undefined && { fields }),
    ...(asks("finding", "severity") && (await auditing())),
    ...(asks("in-block") && { cidr: (await import("@urikit/guard")).cidr }),
    ...(policies.length > 0 && (await guarding(policies, policy))),
  };
}

async function auditing(): Promise<WhereJudges> {
  const { audit, FINDINGS } = await import("@urikit/audit");
  return { audit: (text) => audit(text), findingIds: FINDINGS.map(({ id }) => id) };
}

async function guarding(
  names: readonly (string | undefined)[],
  policy: JudgesForOptions["policy"],
): Promise<WhereJudges> {
  if (typeof policy !== "function")
    throw new TypeError("policy must be a function: the expression asks for one");
  const { guard, readPolicy } = await import("@urikit/guard");
  const policies = new Map(names.map((name) => [name, readPolicy(policy(name))]));
  return { denied: (text, name) => !guard(text, policies.get(name) ?? {}).allowed };
}
