/**
 * The API of relative-to-absolute-iri: RFC 3986 §5.2, which RFC 3987 §6.5 has for IRIs too. Texts are cut at their
 * delimiters and joined again; which characters stand between these is not asked, and nothing is changed but the path.
 */

import { guardedPath } from "../compose.ts";
import { removeDotSegments } from "../syntax/dot-segments.ts";
import { requireString } from "../syntax/require-string.ts";
import { type Parts, split } from "../syntax/split.ts";
import { removeRelativeDotSegments } from "./relative-dot-segments.ts";

/** What `require("relative-to-absolute-iri")` gives. */
export interface RelativeToAbsoluteIri {
  /**
   * The target of an IRI reference (§5.2.2).
   *
   * @param relativeIRI Any IRI reference; one with a scheme needs no base.
   * @param baseIRI An absolute IRI. A query or a fragment alone is resolved against any text.
   * @throws {Error} If a base with a scheme is needed and there is none.
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
 * import { relativeToAbsoluteIri } from "urikit/uri-components";
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
    const reference = split(relativeIRI);
    // if defined(R.scheme) then T.scheme = R.scheme; …
    if (reference.schemeEnd >= 0) return withCleanPath(relativeIRI, reference);
    requireString(baseIRI, "the base IRI");
    return resolved(relativeIRI, reference, baseIRI, split(baseIRI));
  },
  removeDotSegments(path) {
    const { pathTo } = split(`/${path}`);
    const rooted = path.startsWith("/") ? path.slice(0, pathTo - 1) : `/${path.slice(0, pathTo - 1)}`;
    return removeDotSegments(rooted) + path.slice(pathTo - 1);
  },
  removeDotSegmentsOfPath: (iri) => withCleanPath(iri, split(iri)),
};

/** §5.2.2 for a reference without a scheme. */
function resolved(reference: string, R: Parts, base: string, Base: Parts): string {
  const isPath = R.pathFrom < R.pathTo;
  const hasAuthority = R.pathFrom >= 2;
  if (Base.schemeEnd < 0 && (isPath || hasAuthority || reference === ""))
    throw new Error(
      base === ""
        ? `Found invalid relative IRI '${reference}' for a missing baseIRI`
        : `Found invalid baseIRI '${base}' for value '${reference}'`,
    );
  // if defined(R.authority) then
  if (hasAuthority) return base.slice(0, Base.schemeEnd + 1) + withCleanPath(reference, R);
  // if (R.path == "") then T.path = Base.path; if defined(R.query) then T.query = R.query else Base.query
  if (!isPath) return base.slice(0, reference.startsWith("?") ? Base.pathTo : Base.queryTo) + reference;
  const origin = base.slice(0, Base.pathFrom);
  const hasBaseAuthority = Base.schemeEnd + 1 < Base.pathFrom;
  // if (R.path starts-with "/") then T.path = remove_dot_segments(R.path), else merge(Base.path, R.path)
  const directory = reference.startsWith("/")
    ? ""
    : directoryOf(base.slice(Base.pathFrom, Base.pathTo), hasBaseAuthority);
  const path = removeDotSegments(directory + reference.slice(0, R.pathTo));
  return origin + guardedPath(path, true, hasBaseAuthority) + reference.slice(R.pathTo);
}

/** §5.2.3. */
function directoryOf(path: string, hasAuthority: boolean): string {
  return path === "" && hasAuthority ? "/" : path.slice(0, path.lastIndexOf("/") + 1);
}

/** A text with its path without dot-segments (§5.2.4), which stays a path. */
function withCleanPath(text: string, { schemeEnd, pathFrom, pathTo }: Parts): string {
  const path = text.slice(pathFrom, pathTo);
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return text;
  const hasScheme = schemeEnd >= 0;
  const hasAuthority = schemeEnd + 1 < pathFrom;
  const isRelative = !hasScheme && !hasAuthority && !path.startsWith("/");
  const clean = isRelative ? removeRelativeDotSegments(path) : removeDotSegments(path);
  return text.slice(0, pathFrom) + guardedPath(clean, hasScheme, hasAuthority) + text.slice(pathTo);
}
