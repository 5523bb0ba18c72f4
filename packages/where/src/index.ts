/**
 * @urikit/where: expressions that sift lists of URI references, by component, finding, error or policy.
 *
 * @packageDocumentation
 */

export type { WhereFields } from "./expression.ts";
export { WhereError, type WhereFault } from "./fault.ts";
export { judgesFor, type WhereJudges } from "./judges.ts";
export { readWhere, WHERE_WORDS } from "./read-expression.ts";
export { where } from "./where.ts";
