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
} from "./compare.ts";
export { compose } from "./compose.ts";
export {
  isNormal,
  isNormalWithin,
  type NormalizationLevel,
  type NormalizationStep,
  type NormalizeOptions,
  normalizationSteps,
  normalize,
} from "./normalize.ts";
export { type QueryOptions, type QueryPair, queryPairs } from "./query.ts";
export {
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  type ParseResult,
  parse,
  parseAs,
  type ReferenceKind,
  type ReferenceLike,
  type ReferenceRule,
  type RelativeForm,
  tryParse,
  UriReference,
  type UrlObject,
} from "./reference.ts";
export { relativize } from "./relativize.ts";
export { repair } from "./repair.ts";
export { type Base, isSameDocument, prepareBase, type ResolveOptions, resolve } from "./resolve.ts";
export {
  HTTP_SCHEMES,
  type NormalizationRule,
  type SchemeNormalization,
  type SchemeNormalizations,
} from "./scheme-rules.ts";
export type { Component, ComponentRange, Components } from "./syntax/components.ts";
export { removeDotSegments } from "./syntax/dot-segments.ts";
export { type UriErrorCode, type UriErrorDetails, UriSyntaxError } from "./syntax/errors.ts";
export type { HostKind } from "./syntax/host.ts";
export { formatIPv4, parseIPv4 } from "./syntax/ipv4.ts";
export { formatIPv6, parseIPv6 } from "./syntax/ipv6.ts";
export { isInPassword, maskPassword } from "./syntax/password.ts";
export {
  type DataComponent,
  type DecodeOptions,
  decode,
  decodeToOctets,
  encode,
} from "./syntax/percent-encoding.ts";
export { printable } from "./syntax/printable.ts";
export type { ParseOptions } from "./syntax/scanner.ts";
export { type Parts, split } from "./syntax/split.ts";
export {
  type TemplateData,
  type TemplateOptions,
  type TemplateValue,
  type UriTag,
  uri,
  uriWith,
} from "./template.ts";
