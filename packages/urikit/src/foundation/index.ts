/**
 * urikit/foundation: the pieces that urikit is made of, for packages that read or write more than the standard does:
 * schemes, keys, drop-ins. Programs do not need them.
 *
 * @packageDocumentation
 */

export { rungOf } from "../compare.ts";
export { guardedPath } from "../compose.ts";
export { withHyphens } from "../context/host-hyphens.ts";
export { NORMALIZE_OPTIONS } from "../normalize.ts";
export { layoutOf, textOf, toReference } from "../reference.ts";
export { encodeForbidden } from "../repair.ts";
export { type ReferenceLayout, targetOf } from "../resolve.ts";
export { componentRule, EMPTY_PATH, emptyPathOf, HTTP, HTTPS, lowerCase } from "../scheme-rules.ts";
export { breaksIn } from "../syntax/breaks.ts";
export { characterAt } from "../syntax/character-name.ts";
export { classOf, hexValue, isAlpha, isDigit } from "../syntax/characters.ts";
export * as CLASS from "../syntax/classes.ts";
export * as CODE from "../syntax/codes.ts";
export { rangeOf } from "../syntax/components.ts";
export { removeRelativeDotSegments } from "../syntax/dot-segments.ts";
export { englishOf } from "../syntax/english.ts";
export { FixedMap } from "../syntax/fixed-map.ts";
export { INSPECT } from "../syntax/inspect.ts";
export { ipv4Of, isIPv4 } from "../syntax/ipv4.ts";
export { isIPv6 } from "../syntax/ipv6.ts";
export { isUcs } from "../syntax/iri.ts";
export { nearestName } from "../syntax/nearest-name.ts";
export { checkTriplets, encodeRange, loneSurrogate, normalTriplets } from "../syntax/percent-encoding.ts";
export { excerpt } from "../syntax/printable.ts";
export {
  type OptionNames,
  pickOptions,
  requireMembers,
  requireObject,
  requireOption,
  requireOptions,
} from "../syntax/require-option.ts";
export { requireString } from "../syntax/require-string.ts";
export { DOTTED_SEGMENT, hasAuthority, type Layout, type Offsets, scan } from "../syntax/scanner.ts";
export { offsetsOf } from "../syntax/simple.ts";
