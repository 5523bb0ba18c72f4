/**
 * urikit: the URI standard as software. RFC 3986, exact, explaining and fast.
 *
 * @packageDocumentation
 */

export { type Canonicity, type CanonicityReason, canonicity } from "./canonicity.ts";
export { type Comparison, type ComparisonStep, compare, type Rung, rungOf } from "./compare.ts";
export { compose } from "./compose.ts";
export { type DnsFault, dnsFaults } from "./dns-syntax.ts";
export { editQuery, type QueryEdits } from "./edit-query.ts";
export { type CompareOptions, type EqualOptions, equal } from "./equal.ts";
export {
  type LearnedLocations,
  type LearnedLocationsOptions,
  type LearnedRedirect,
  learnedLocations,
  type SeenRedirect,
} from "./learned-locations.ts";
export { type NormalizationStep, normalizationSteps } from "./normalization-steps.ts";
export {
  isNormal,
  isNormalWithin,
  type NormalizationLevel,
  type NormalizeOptions,
  normalize,
} from "./normalize.ts";
export { isCleanUrl, pathinfo, slug } from "./pathinfo.ts";
export { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "./predicates.ts";
export {
  type QueryData,
  type QueryDatum,
  type QueryDelimiter,
  type QueryOptions,
  type QueryPair,
  queryPairs,
  writeQuery,
} from "./query.ts";
export {
  type ParsedReference,
  type ParseResult,
  parse,
  parseAs,
  type ReferenceKind,
  type ReferenceLike,
  type ReferenceRule,
  type RelativeForm,
  type RelativeReference,
  tryParse,
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
  componentRule,
  HTTP_SCHEMES,
  type NormalizationRule,
  type SchemeNormalization,
  type SchemeNormalizations,
} from "./scheme-rules.ts";
export {
  type Component,
  type ComponentRange,
  type Components,
  type ComponentsInit,
  sectionOf,
} from "./syntax/components.ts";
export { removeDotSegments } from "./syntax/dot-segments.ts";
export { type UriErrorCode, type UriErrorDetails, UriSyntaxError } from "./syntax/errors.ts";
export type { HostKind } from "./syntax/host.ts";
export { formatIPv4 } from "./syntax/ipv4.ts";
export { type IPv4Options, parseIPv4 } from "./syntax/ipv4-notations.ts";
export { formatIPv6, parseIPv6 } from "./syntax/ipv6.ts";
export { isInPassword, maskPassword, passwordRanges } from "./syntax/password.ts";
export {
  type DataComponent,
  type DecodeOptions,
  decode,
  decodeToOctets,
  encode,
} from "./syntax/percent-encoding.ts";
export { printable } from "./syntax/printable.ts";
export { type Parts, split } from "./syntax/split.ts";
export {
  segments,
  type TemplateData,
  type TemplateOptions,
  type TemplateValue,
  type UriTag,
  uri,
  uriWith,
} from "./template.ts";
