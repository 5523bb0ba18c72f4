/**
 * The API of relative-to-absolute-iri: RFC 3986 §5.2, which RFC 3987 §6.5 has for IRIs too. Texts are cut at their
 * delimiters and joined again; the characters between these are not checked, and nothing is changed but the path.
 */

import {
  DOTTED_SEGMENT,
  hasAuthority,
  type ReferenceLayout,
  requireString,
  targetOf,
} from "urikit/foundation";
import { removeDotSegments, split } from "urikit/syntax";

/** The value of `require("relative-to-absolute-iri")`. */
export interface RelativeToAbsoluteIri {
  /**
   * The target of an IRI reference (§5.2.2).
   *
   * @param relativeIRI Any IRI reference; one with a scheme needs no base.
   * @param baseIRI An absolute IRI. A query or a fragment alone is resolved against any text.
   * @throws {Error} If a base with a scheme is needed and absent.
   */
  resolve(relativeIRI: string, baseIRI?: string): string;
  /** The path without its dot-segments (§5.2.4), with a slash at its beginning. A query or a fragment after it stays. */
  removeDotSegments(path: string): string;
  /** An IRI whose path has no dot-segments; its first colon is looked for again. */
  removeDotSegmentsOfPath(iri: string, colonPosition: number): string;
}

/**
 * The API of relative-to-absolute-iri, by RFC 3986.
 *
 * @example
 * ```ts
 * import { relativeToAbsoluteIri } from "@urikit/drop-ins";
 *
 * const { resolve } = relativeToAbsoluteIri;
 * resolve("../été", "http://a/b/c/d"); // => "http://a/b/été"
 * resolve("g", "http://a?q"); // => "http://a/g"
 * resolve("/..//x", "urn:a"); // => "urn:/.//x"
 * ```
 */
export const relativeToAbsoluteIri: RelativeToAbsoluteIri = {
  resolve(relativeIRI, baseIRI = "") {
    requireString(relativeIRI, "the relative IRI");
    const reference = layoutOf(relativeIRI);
    requireString(baseIRI, "the base IRI");
    const base = layoutOf(baseIRI);
    requireScheme(reference, base);
    return targetOf(reference, base, true);
  },
  removeDotSegments(path) {
    requireString(path, "the path");
    const { pathTo } = split(`/${path}`);
    const rooted = path.startsWith("/") ? path.slice(0, pathTo - 1) : `/${path.slice(0, pathTo - 1)}`;
    return removeDotSegments(rooted) + path.slice(pathTo - 1);
  },
  removeDotSegmentsOfPath(iri) {
    requireString(iri, "the IRI");
    return targetOf(layoutOf(iri), layoutOf(""), true);
  },
};

/** A text at its delimiters. Whether it has dot-segments, nobody has looked. */
function layoutOf(text: string): ReferenceLayout {
  return { text, ...split(text), deviations: DOTTED_SEGMENT };
}

/** §5.1: who has no scheme gets that of the base; a query or a fragment alone needs no other part of it. */
function requireScheme(R: ReferenceLayout, Base: ReferenceLayout): void {
  if (R.schemeEnd >= 0 || Base.schemeEnd >= 0) return;
  const isPath = R.pathFrom < R.pathTo;
  if (!isPath && !hasAuthority(R) && R.text !== "") return;
  throw new Error(
    Base.text === ""
      ? `Found invalid relative IRI '${R.text}' for a missing baseIRI`
      : `Found invalid baseIRI '${Base.text}' for value '${R.text}'`,
  );
}
