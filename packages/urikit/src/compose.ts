/**
 * RFC 3986 §5.3: from components to text. The text is read back before it is given away: what it would not be
 * read as is refused, or written in the spelling that the standard has for it.
 */

import { indexOfAny } from "./syntax/characters.ts";
import { COMPONENTS, type Components, rangeOf, sectionOf } from "./syntax/components.ts";
import { diagnose } from "./syntax/diagnosis.ts";
import { syntaxError } from "./syntax/errors.ts";
import { requireString } from "./syntax/require-string.ts";
import { type ParseOptions, scan } from "./syntax/scanner.ts";

/**
 * The reference that has these components (§5.3).
 *
 * Two paths that would be read as something else get a dot-segment before them: one that begins with `//`
 * where there is no authority is written `/.//…`, and a first segment with a colon where there is no scheme
 * `./this:that` (§4.2). Anything else that would not be read back as it was given is refused; nothing is
 * encoded here: see {@link encode}.
 *
 * @throws {UriSyntaxError} If a component is against the grammar, or would be read back as another.
 *
 * @example
 * ```ts
 * import { compose } from "urikit";
 *
 * compose({ scheme: "https", host: "example.org", path: "/a", query: "" }); // => "https://example.org/a?"
 * compose({ path: "this:that" }); // => "./this:that"
 * compose({ scheme: "x", path: "//y" }); // => "x:/.//y"
 * ```
 */
export function compose(components: Components, options?: ParseOptions): string {
  for (const name of COMPONENTS) {
    if (name === "path" || components[name] !== undefined) requireString(components[name], `the ${name}`);
  }
  const authority = authorityOf(components);
  const path = guardedPath(components.path, components.scheme !== undefined, authority !== undefined);
  const text = recompose(components.scheme, authority, path, components.query, components.fragment);
  const zones = options?.zoneIdentifiers;
  if (authority !== undefined && /^[^/]/.test(path)) {
    const read = components.authority === undefined ? "host" : "authority";
    throw syntaxError("component-mismatch", text, 0, read, "§3.3", 'a path that begins with "/"');
  }
  const layout = scan(text, 0, text.length, zones);
  if (layout === undefined) throw diagnose(text, zones);
  for (const name of COMPONENTS) {
    if (!(name in components)) continue;
    const meant = name === "path" ? path : components[name];
    const range = rangeOf(layout, name);
    const read = range && text.slice(range.from, range.to);
    if (read === meant) continue;
    const expected = `a ${name} that reads back as given`;
    throw syntaxError("component-mismatch", text, 0, name, sectionOf(name), expected);
  }
  return text;
}

/** The recomposition of §5.3, line by line. */
export function recompose(
  scheme: string | undefined,
  authority: string | undefined,
  path: string,
  query: string | undefined,
  fragment: string | undefined,
): string {
  let result = "";
  if (scheme !== undefined) result += `${scheme}:`;
  if (authority !== undefined) result += `//${authority}`;
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}

/** `[ userinfo "@" ] host [ ":" port ]` (§3.2), from its parts unless it is given whole. */
export function authorityOf({ authority, userinfo, host, port }: Components): string | undefined {
  if (authority !== undefined) return authority;
  if (host === undefined) return undefined;
  return `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port === undefined ? "" : `:${port}`}`;
}

/** The path as it has to be written so that it stays a path: no authority (§3.3), no scheme (§4.2). */
export function guardedPath(path: string, hasScheme: boolean, hasAuthority: boolean): string {
  if (hasAuthority) return path;
  if (path.startsWith("//")) return `/.${path}`;
  return !hasScheme && path[indexOfAny(path, ":/", 0)] === ":" ? `./${path}` : path;
}
