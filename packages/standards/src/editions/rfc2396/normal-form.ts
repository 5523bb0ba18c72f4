/** RFC 2396 §6: what makes no difference. */

import { portBesideDefault } from "../../default-ports.ts";
import { partsOf, recombined } from "../../parts.ts";
import { isOpaque, serverIn } from "./components.ts";

/**
 * The normal form: the scheme and the hostname in lower case, and no port that is the default. Nothing is
 * unescaped: unreserved characters may be only "if the given URI scheme defines a canonicalization algorithm"
 * (§2.4.2), and this document defines no scheme.
 */
export function normalForm(reference: string): string {
  const parts = partsOf(reference);
  const scheme = parts.scheme?.toLowerCase();
  if (scheme !== undefined && isOpaque(reference)) return scheme + reference.slice(scheme.length);
  const authority = parts.authority === undefined ? undefined : normalAuthority(parts.authority, scheme);
  return recombined({ ...parts, scheme, authority });
}

function normalAuthority(authority: string, scheme: string | undefined): string {
  const { userinfo, host, port } = serverIn(authority) ?? {};
  if (host === undefined) return authority;
  const kept = portBesideDefault(scheme, port) === undefined ? "" : `:${port}`;
  return (userinfo === undefined ? "" : `${userinfo}@`) + host.toLowerCase() + kept;
}
