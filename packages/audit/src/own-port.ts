/**
 * RFC 3986 §3.2.3: "A scheme may define a default port." A file of its own, since it needs all schemes: a program that loads
 * it when it first meets a port starts sooner.
 */

import { standardSchemes } from "@urikit/schemes";

/** The default port of a standard scheme. */
export function ownPort(scheme: string): number | undefined {
  return standardSchemes.get(scheme)?.defaultPort;
}
