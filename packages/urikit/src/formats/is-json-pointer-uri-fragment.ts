/**
 * RFC 6901 §6: a JSON Pointer as the fragment of a URI.
 */

/** `#`, and characters of a fragment (RFC 3986 §3.5) after a slash, encoded or not, if there are any. */
const FRAGMENT = /^#(?:(?:\/|%2[Ff])[\w.~!$&'()*+,;=:@/?%-]*)?$/;

/** RFC 6901 §3: a tilde is escaped. */
const BARE_TILDE = /~(?![01])/;

/** The same; or a triplet of a tilde, or of more than ASCII, or one that is not complete. All others have no rule. */
const DOUBTFUL = /~(?![01])|%(?![0-6][0-9A-F]|7[0-9A-DF])/i;

/**
 * Whether a value is a JSON Pointer as the fragment of a URI, with its `#` (RFC 6901 §6): its triplets decode, as
 * UTF-8, to a JSON Pointer. The format `json-pointer-uri-fragment` of ajv-formats and others; JSON Schema has no such
 * format.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isJsonPointerUriFragment } from "urikit/formats";
 *
 * isJsonPointerUriFragment("#/a~1b/c%25d"); // => true
 * isJsonPointerUriFragment("#"); // => true
 * isJsonPointerUriFragment("#/a~2b"); // => false
 * isJsonPointerUriFragment("/a"); // => false
 * ```
 */
export function isJsonPointerUriFragment(text: unknown): text is string {
  if (typeof text !== "string" || !FRAGMENT.test(text)) return false;
  return !DOUBTFUL.test(text) || isPointer(text);
}

/** Whether the triplets are UTF-8, and each tilde is escaped in what they decode to. */
function isPointer(text: string): boolean {
  try {
    return !BARE_TILDE.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}
