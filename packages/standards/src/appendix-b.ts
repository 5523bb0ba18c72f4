/**
 * Appendix B of url-syntax-05, RFC 2396, rfc2396bis-01 and RFC 3986: the regular expression that breaks down a
 * reference, and what each pair of its parentheses matches. It matches every text, valid or not.
 */

import { partsOf } from "./parts.ts";

/** The value of each subexpression of Appendix B; undefined where its component is not present. */
export interface AppendixBGroups {
  /** The scheme and its colon. */
  readonly $1: string | undefined;
  /** The scheme. */
  readonly $2: string | undefined;
  /** The authority and the slashes before it. */
  readonly $3: string | undefined;
  /** The authority; `site` in url-syntax-05. */
  readonly $4: string | undefined;
  /** The path, which is never undefined. */
  readonly $5: string;
  /** The query and its question mark. */
  readonly $6: string | undefined;
  /** The query. */
  readonly $7: string | undefined;
  /** The fragment and its number sign. */
  readonly $8: string | undefined;
  /** The fragment. */
  readonly $9: string | undefined;
}

/**
 * The matches of the expression of Appendix B in a text, as its subexpressions `$1` to `$9`. The text is divided by
 * searches, which take the time of one pass.
 *
 * @param text Any text.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { appendixBGroups } from "@urikit/standards";
 *
 * const { $1, $2, $4, $5, $7 } = appendixBGroups("http://www.ics.uci.edu/pub/ietf/uri/#Related");
 * [$1, $2, $4, $5, $7]; // => ["http:", "http", "www.ics.uci.edu", "/pub/ietf/uri/", undefined]
 * ```
 */
export function appendixBGroups(text: string): AppendixBGroups {
  const { scheme, authority, path, query, fragment } = partsOf(text);
  return {
    $1: after(scheme, ":"),
    $2: scheme,
    $3: before("//", authority),
    $4: authority,
    $5: path,
    $6: before("?", query),
    $7: query,
    $8: before("#", fragment),
    $9: fragment,
  };
}

function before(delimiter: string, component: string | undefined): string | undefined {
  return component === undefined ? undefined : delimiter + component;
}

function after(component: string | undefined, delimiter: string): string | undefined {
  return component === undefined ? undefined : component + delimiter;
}
