/**
 * RFC 3986 §3, §4: whether a text is a URI reference, and of which kind.
 */

import { isSimpleUri } from "./syntax/plain.ts";
import { hasFragment, type Layout, scan } from "./syntax/scanner.ts";

/**
 * Whether a value is the text of a URI reference: a URI or a relative reference (§4.1).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isUriReference } from "urikit";
 *
 * isUriReference("../a?b#c"); // => true
 * isUriReference("http://example.org/a b"); // => false
 * isUriReference(undefined); // => false
 * ```
 */
export function isUriReference(text: unknown): text is string {
  return isSimpleUri(text) || layoutIfValid(text) !== undefined;
}

/**
 * Whether a value is the text of a URI: it begins with a scheme (§3).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isUri } from "urikit";
 *
 * isUri("urn:isbn:0451450523"); // => true
 * isUri("//example.org/"); // => false
 * ```
 */
export function isUri(text: unknown): text is string {
  if (isSimpleUri(text)) return true;
  const found = layoutIfValid(text);
  return found !== undefined && found.schemeEnd >= 0;
}

/**
 * Whether a value is the text of an absolute URI: a URI without a fragment (§4.3).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isAbsoluteUri } from "urikit";
 *
 * isAbsoluteUri("http://example.org/?a"); // => true
 * isAbsoluteUri("http://example.org/#a"); // => false
 * ```
 */
export function isAbsoluteUri(text: unknown): text is string {
  const found = layoutIfValid(text);
  return found !== undefined && found.schemeEnd >= 0 && !hasFragment(found);
}

/**
 * Whether a value is the text of a relative reference: it has no scheme (§4.2).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isRelativeReference } from "urikit";
 *
 * isRelativeReference("./this:that"); // => true
 * isRelativeReference("this:that"); // => false
 * ```
 */
export function isRelativeReference(text: unknown): text is string {
  const found = layoutIfValid(text);
  return found !== undefined && found.schemeEnd < 0;
}

/** The layout of a text that is a URI reference. */
function layoutIfValid(text: unknown): Layout | undefined {
  return typeof text === "string" ? scan(text, 0, text.length) : undefined;
}
