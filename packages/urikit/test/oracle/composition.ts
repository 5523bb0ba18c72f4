// RFC 3986 §5.3, Component Recomposition, as it is printed; §3.2 for the authority.
import { divided, type OracleComponents, obeys } from "./components.ts";
import { URIS } from "./grammar.ts";

/** The components in one text. */
export function recomposed({
  scheme,
  userinfo,
  host,
  port,
  path,
  query,
  fragment,
}: OracleComponents): string {
  let result = "";
  if (scheme !== undefined) result += `${scheme}:`;
  if (host !== undefined) {
    result += "//";
    if (userinfo !== undefined) result += `${userinfo}@`;
    result += host;
    if (port !== undefined) result += `:${port}`;
  }
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}

/**
 * The reference that has these components; undefined if there is no such reference. A dot-segment precedes a path that
 * would be read as an authority (§3.3), or whose first segment as a scheme (§4.2).
 */
export function composed(components: OracleComponents): string | undefined {
  const { scheme, host, path } = components;
  const isAuthority = host === undefined && path.startsWith("//");
  const isScheme = scheme === undefined && host === undefined && (path.split("/")[0] ?? "").includes(":");
  const meant = { ...components, path: isAuthority ? `/.${path}` : isScheme ? `./${path}` : path };
  const text = recomposed(meant);
  const read = divided(text);
  const names = Object.keys(read) as (keyof OracleComponents)[]; // those of the interface
  return names.every((name) => read[name] === meant[name]) && obeys(read, URIS) ? text : undefined;
}
