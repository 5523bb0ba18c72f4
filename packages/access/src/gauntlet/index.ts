/**
 * @urikit/access/gauntlet: attacks on a fetcher of references, by servers of this machine (RFC 3986 §7).
 *
 * @packageDocumentation
 */

export { runGauntlet } from "./command.ts";
export { gauntlet } from "./gauntlet.ts";
