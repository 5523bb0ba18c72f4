/**
 * @urikit/where/lines: expressions on lists of octets, by the columns of `@urikit/lists`. It is for urikit's own
 * packages, and promises nothing.
 *
 * @packageDocumentation
 */

export { type LineSieve, lineSieve } from "./line-sieve.ts";
export { whereLines } from "./where-lines.ts";
