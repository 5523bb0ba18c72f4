/** A failure that lies in an authority, named so (RFC 2396 and rfc2396bis-01, §3.2, §4.3). */

import { split } from "urikit";
import type { Failure } from "./recognizer.ts";

/**
 * The grammar can read what follows `//` as a path as well, and so names no more than what both are part of.
 * "The authority component wins" (§4.3): what fails there fails as an authority.
 */
export function authorityFailure(reference: string, failure: Failure): Failure {
  const { schemeEnd, pathFrom } = split(reference);
  const start = schemeEnd + 3;
  const isInAuthority = start <= failure.index && failure.index <= pathFrom;
  return isInAuthority ? { ...failure, rule: "authority" } : failure;
}
