/**
 * @urikit/where/lines: expressions on lists of octets, by the columns of `@urikit/lists`.
 *
 * @experimental
 * @packageDocumentation
 */

export { type LineSieve, lineSieve } from "./line-sieve.ts";
export { type WhereLinesOptions, whereLines } from "./where-lines.ts";
