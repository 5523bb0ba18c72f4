/**
 * urikit/iri: Internationalized Resource Identifiers, by RFC 3987.
 *
 * @packageDocumentation
 */

export { type BidiProblem, bidiProblems } from "./bidi-problems.ts";
export { compareIri } from "./compare-iri.ts";
export { type CompareIriOptions, type EqualIriOptions, equalIri } from "./equal-iri.ts";
export { type NormalizeIriOptions, normalizeIri } from "./normalize-iri.ts";
export { isAbsoluteIri, isIri, isIriReference, isRelativeIriReference } from "./predicates.ts";
export {
  type Iri,
  type IriKind,
  type IriLike,
  type IriParseResult,
  type IriReference,
  type ParsedIri,
  parseIri,
  type RelativeIriReference,
  tryParseIri,
} from "./reference.ts";
export { type IriBase, prepareIriBase, resolveIri } from "./resolve-iri.ts";
export { type ToIriOptions, toIri } from "./to-iri.ts";
export { type ToUriOptions, toUri } from "./to-uri.ts";
