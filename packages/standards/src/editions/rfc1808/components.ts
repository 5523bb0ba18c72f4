/** RFC 1808 §2.4: how a URL is taken apart, in the order that the section gives, and put together again. */

import type { OwnComponents } from "../../edition.ts";

/** The six components. One is undefined where its delimiter is absent; §2.4 itself calls it empty then. */
export interface Components {
  readonly scheme: string | undefined;
  readonly net_loc: string | undefined;
  /** "The parser must remember whether or not it was present" (§2.4.6): the slash before the path. */
  readonly slash: boolean;
  /** Without that slash, which is not part of it. */
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** §2.4.1 to §2.4.6. */
export function parse(text: string): Components {
  const [beforeFragment, fragment] = cutAt(text, "#");
  const scheme = /^[A-Za-z0-9+.-]+(?=:)/.exec(beforeFragment)?.[0];
  const behindScheme = scheme === undefined ? beforeFragment : beforeFragment.slice(scheme.length + 1);
  const [net_loc, behindNetLoc] = cutNetLoc(behindScheme);
  const [beforeQuery, query] = cutAt(behindNetLoc, "?");
  const [slashAndPath, params] = cutAt(beforeQuery, ";");
  const slash = slashAndPath.startsWith("/");
  return {
    scheme,
    net_loc,
    slash,
    path: slash ? slashAndPath.slice(1) : slashAndPath,
    params,
    query,
    fragment,
  };
}

/** The components by the names of §2.1, without what is only remembered. */
export function ownComponents(text: string): OwnComponents {
  const { slash: _remembered, ...components } = parse(text);
  return components;
}

function cutAt(text: string, delimiter: string): [before: string, behind: string | undefined] {
  const at = text.indexOf(delimiter);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** §2.4.3: up to the next slash, and no question mark ends it. */
function cutNetLoc(text: string): [netLoc: string | undefined, behind: string] {
  if (!text.startsWith("//")) return [undefined, text];
  const slash = text.indexOf("/", 2);
  return slash < 0 ? [text.slice(2), ""] : [text.slice(2, slash), text.slice(slash)];
}

/** §4, step 7, by the layout of §2.1. What is empty is not written: §2.4 does not tell it from what is absent. */
export function recombined({ scheme, net_loc, slash, path, params, query, fragment }: Components): string {
  const hasSlash = slash || (Boolean(net_loc) && path !== "");
  return (
    (scheme ? `${scheme}:` : "") +
    (net_loc ? `//${net_loc}` : "") +
    (hasSlash ? "/" : "") +
    path +
    (params ? `;${params}` : "") +
    (query ? `?${query}` : "") +
    (fragment ? `#${fragment}` : "")
  );
}
