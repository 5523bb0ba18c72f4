/**
 * urikit: the URI standard as software. RFC 3986, exact, explaining and fast.
 *
 * @packageDocumentation
 */

export { appendSegments } from "./append-segments.ts";
export { type Canonicity, type CanonicityReason, canonicity } from "./canonicity.ts";
export { type Comparison, type ComparisonStep, compare, type Rung } from "./compare.ts";
export { compose } from "./compose.ts";
export { editQuery, type QueryEdits } from "./edit-query.ts";
export { type CompareOptions, type EqualOptions, equal } from "./equal.ts";
export { type LearnedLocations, learnedLocations, type SeenRedirect } from "./learned-locations.ts";
export { type NormalizationStep, normalizationSteps } from "./normalization-steps.ts";
export {
  isNormal,
  isNormalWithin,
  type NormalizationLevel,
  type NormalizeOptions,
  normalize,
} from "./normalize.ts";
export { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "./predicates.ts";
export { type QueryDatum, type QueryOptions, type QueryPair, queryPairs, writeQuery } from "./query.ts";
export {
  type ParsedReference,
  parse,
  parseAs,
  type ReferenceKind,
  type ReferenceLike,
  type ReferenceRule,
  type RelativeReference,
  type Uri,
  type UriReference,
  type UrlObject,
} from "./reference.ts";
export { relativize } from "./relativize.ts";
export { repair } from "./repair.ts";
export {
  type Base,
  type BaseOptions,
  isSameDocument,
  prepareBase,
  type ResolveOptions,
  resolve,
} from "./resolve.ts";
export {
  HTTP_SCHEMES,
  type NormalizationRule,
  type SchemeNormalization,
  type SchemeNormalizations,
} from "./scheme-rules.ts";
export type {
  Component,
  ComponentRange,
  Components,
  ComponentsInit,
} from "./syntax/components.ts";
export { type UriErrorCode, type UriErrorDetails, UriSyntaxError } from "./syntax/errors.ts";
export type { HostKind } from "./syntax/host.ts";
export { formatIPv4 } from "./syntax/ipv4.ts";
export { parseIPv4 } from "./syntax/ipv4-notations.ts";
export { formatIPv6, parseIPv6 } from "./syntax/ipv6.ts";
export { type DecodeOptions, decode, decodeToOctets, encode } from "./syntax/percent-encoding.ts";
export type { ParsedText, RelativeForm } from "./syntax/spanned-text.ts";
export { segments, type TemplateValue, uri, uriWith } from "./template.ts";
export { type ParseResult, tryParse } from "./try-parse.ts";
export { type Refusal, whyNot } from "./why-not.ts";
