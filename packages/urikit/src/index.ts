/**
 * urikit: the URI standard as software. RFC 3986, exact, explaining and fast.
 *
 * @packageDocumentation
 */

export {
  type CompareOptions,
  type Comparison,
  type ComparisonStep,
  compare,
  type Rung,
} from "./comparison.ts";
export type { Component, Components, Range } from "./components.ts";
export { compose } from "./composition.ts";
export { removeDotSegments } from "./dot-segments.ts";
export { type UriErrorCode, type UriErrorDetails, UriSyntaxError } from "./errors.ts";
export type { HostKind } from "./host.ts";
export { formatIPv4, parseIPv4 } from "./ipv4.ts";
export { formatIPv6, parseIPv6 } from "./ipv6.ts";
export {
  isNormal,
  type Level,
  type NormalizeOptions,
  normalizationSteps,
  normalize,
  type Step,
} from "./normalization.ts";
export {
  type DataComponent,
  type DecodeOptions,
  decode,
  decodeToOctets,
  encode,
} from "./percent-encoding.ts";
export { maskPassword, printable } from "./printing.ts";
export { type QueryOptions, type QueryPair, queryPairs } from "./query.ts";
export {
  type Form,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  type Kind,
  type ParseResult,
  parse,
  parseAs,
  tryParse,
  UriReference,
  type WantedKind,
} from "./reference.ts";
export { relativize } from "./relativization.ts";
export { repair } from "./repair.ts";
export { type Base, isSameDocument, prepareBase, type ResolveOptions, resolve } from "./resolution.ts";
export {
  HTTP_SCHEMES,
  type NormalizationRule,
  type SchemeNormalization,
  type SchemeNormalizations,
} from "./scheme-normalization.ts";
export type { ParseOptions } from "./syntax.ts";
export {
  type Datum,
  type TemplateOptions,
  type TemplateValue,
  type UriTag,
  uri,
  uriTemplate,
} from "./template.ts";
