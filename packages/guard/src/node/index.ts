/**
 * @urikit/guard/node: what needs Node.
 *
 * @packageDocumentation
 */

export { GuardError, lookup } from "./lookup.ts";
