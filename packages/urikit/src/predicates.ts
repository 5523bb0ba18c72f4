/**
 * RFC 3986 §3, §4: whether a text is a URI reference, and of which kind.
 */

import { hasFragment, type Offsets, scan } from "./syntax/scanner.ts";
import { isSimpleReference, isSimpleUri, offsetsOf } from "./syntax/simple.ts";

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
  return typeof text === "string" && (isSimpleReference(text) || scan(text, 0, text.length) !== undefined);
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
  const found = typeof text === "string" ? scan(text, 0, text.length) : undefined;
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
  const found = offsetsIfValid(text);
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
  const found = offsetsIfValid(text);
  return found !== undefined && found.schemeEnd < 0;
}

/** Where the components lie in a text that is a URI reference. */
function offsetsIfValid(text: unknown): Offsets | undefined {
  return typeof text === "string" ? offsetsOf(text) : undefined;
}
