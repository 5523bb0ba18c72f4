/** RFC 3986 §4.3, §7: the scheme of a reference, if it may be reached. */

import { parse } from "urikit";
import { AccessError, told } from "./access-error.ts";
import { refused } from "./refused.ts";
import type { Way } from "./way.ts";

/**
 * The scheme, in lower case. A file is allowed by the folders that it may be in, everything else by the policy.
 *
 * @throws {AccessError} If there is none, or it is not allowed.
 */
export function allowedScheme({ uri, settings }: Way): string {
  const scheme = refused(() => parse(uri)).scheme?.toLowerCase();
  if (scheme === undefined) throw new AccessError("no-way", told("access-relative"));
  if (scheme === "file" || settings.policy.schemes.has(scheme)) return scheme;
  throw new AccessError("refused-scheme", told("access-scheme-denied", scheme), {
    reasons: ["scheme-not-allowed"],
  });
}
