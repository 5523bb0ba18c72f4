/**
 * @urikit/access/links: the links of a list, each asked for at its server (RFC 3986 §7.1). It needs Node.
 *
 * @packageDocumentation
 */

export { checkLinks } from "./check-links.ts";
export type { CheckedLink, LinkFacts, LinkOutcome } from "./checked-link.ts";
