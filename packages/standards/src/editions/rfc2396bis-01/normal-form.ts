/** rfc2396bis-01 §2.3, §6.2.2: syntax-based normalization. */

import { type Parts, partsOf, recombined } from "../../parts.ts";
import { isOpaque, serverIn } from "./components.ts";
import { merge } from "./resolution.ts";

/** The normal form: case (§6.2.2.1), escapes (§6.2.2.2), and path segments (§6.2.2.3) of what is absolute. */
export function normalForm(reference: string): string {
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  const parts: Parts = {
    scheme: scheme?.toLowerCase(),
    authority: authority === undefined ? undefined : escapeNormal(lowerCaseHost(authority)),
    path: escapeNormal(path),
    query: query === undefined ? undefined : escapeNormal(query),
    fragment: fragment === undefined ? undefined : escapeNormal(fragment),
  };
  return recombined(isOpaque(reference) || scheme === undefined ? parts : withoutLeftovers(parts));
}

/**
 * §6.2.2.3: the path behind its first slash, merged with that slash. The section would have it resolved as a
 * reference; what begins with a second slash would then lose a segment, so only the merging is done.
 */
function withoutLeftovers(parts: Parts): Parts {
  return parts.path === "" ? parts : { ...parts, path: merge("/", parts.path.slice(1)) };
}

function lowerCaseHost(authority: string): string {
  const { userinfo, host, port } = serverIn(authority) ?? {};
  if (host === undefined) return authority;
  const before = userinfo === undefined ? "" : `${userinfo}@`;
  return before + host.toLowerCase() + (port === undefined ? "" : `:${port}`);
}

/** §6.2.2.2: hexadecimal digits in upper case; §2.3: of the unreserved, letters, digits, `_` and `~` unescaped. */
function escapeNormal(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9_~]/.test(character) ? character : triplet.toUpperCase();
  });
}
