/**
 * @urikit/access: the resource that a URI names, reached safely by default (RFC 3986 §1.2.2, §7). It needs Node.
 *
 * @packageDocumentation
 */

export { access } from "./access.ts";
export { AccessError, type AccessErrorCode } from "./access-error.ts";
export type { AccessEvent, AccessProgress } from "./access-event.ts";
export type { AccessOptions, AccessQuestion } from "./access-options.ts";
export { type CarryOutOptions, carryOut } from "./carry-out.ts";
export { type GuardedAgent, type GuardedAgentOptions, guardedAgent } from "./guarded-agent.ts";
export { type KeptConnections, keptConnections } from "./kept-connections.ts";
export type { Content, Form, Hop, Listing, ListingEntry, Resource, Session } from "./resource.ts";
export { type SafeFetchInit, safeFetch } from "./safe-fetch.ts";
