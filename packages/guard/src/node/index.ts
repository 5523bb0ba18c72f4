/**
 * @urikit/guard/node: what needs Node.
 *
 * @packageDocumentation
 */

export { GuardError, type GuardedLookupOptions, lookup } from "./lookup.ts";
