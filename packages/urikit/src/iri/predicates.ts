/**
 * RFC 3987 §2.2: whether a text is an IRI reference, and of which kind.
 */

import { hasFragment, type Offsets } from "../syntax/scanner.ts";
import { offsetsOfSimple } from "../syntax/simple.ts";
import { isSimpleIri, isSimpleIriReference } from "./plain.ts";
import { scanIri } from "./scan.ts";

/**
 * Whether a value is the text of an IRI reference: an IRI or a relative reference (`IRI-reference`).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isIriReference } from "urikit/iri";
 *
 * isIriReference("né?é#é"); // => true
 * isIriReference("né né"); // => false
 * ```
 */
export function isIriReference(text: unknown): text is string {
  return offsetsIfValid(text) !== undefined;
}

/**
 * Whether a value is the text of an IRI: it begins with a scheme (`IRI`).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isIri } from "urikit/iri";
 *
 * isIri("http://résumé.example.org/"); // => true
 * isIri("http://example.org/"); // => true
 * isIri("//résumé.example.org/"); // => false
 * isIri("http://example.org/\ue000"); // => false
 * ```
 */
export function isIri(text: unknown): text is string {
  if (isSimpleIri(text)) return true;
  const found = offsetsIfValid(text);
  return found !== undefined && found.schemeEnd >= 0;
}

/**
 * Whether a value is the text of an absolute IRI: an IRI without a fragment (`absolute-IRI`).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isAbsoluteIri } from "urikit/iri";
 *
 * isAbsoluteIri("http://example.org/né"); // => true
 * isAbsoluteIri("http://example.org/#né"); // => false
 * ```
 */
export function isAbsoluteIri(text: unknown): text is string {
  const found = offsetsIfValid(text);
  return found !== undefined && found.schemeEnd >= 0 && !hasFragment(found);
}

/**
 * Whether a value is the text of a relative IRI reference: it has no scheme (`irelative-ref`).
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isRelativeIriReference } from "urikit/iri";
 *
 * isRelativeIriReference("né"); // => true
 * isRelativeIriReference("urn:né"); // => false
 * ```
 */
export function isRelativeIriReference(text: unknown): text is string {
  const found = offsetsIfValid(text);
  return found !== undefined && found.schemeEnd < 0;
}

/** Where the components lie in a text that is an IRI reference. */
function offsetsIfValid(text: unknown): Offsets | undefined {
  if (typeof text !== "string") return undefined;
  return isSimpleIriReference(text) ? offsetsOfSimple(text) : scanIri(text);
}
