/**
 * @urikit/where: expressions that sift lists of URI references, by component, finding, error or policy.
 *
 * @packageDocumentation
 */

export type {
  WhereComparison,
  WhereExpression,
  WhereFields,
  WhereOperator,
  WhereStatement,
  WhereSubject,
} from "./expression.ts";
export { WhereError, type WhereFault, type WhereFaultCode } from "./fault.ts";
export { type JudgesForOptions, judgesFor, type WhereJudges } from "./judges.ts";
export { readWhere, WHERE_WORDS, type WhereReading } from "./read-expression.ts";
export { type Where, where } from "./where.ts";
