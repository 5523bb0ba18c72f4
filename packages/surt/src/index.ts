/**
 * @urikit/surt: URIs in an order that sorts by domain, canonical forms for archives and lists, and the keys of CDX files.
 *
 * @packageDocumentation
 */

export { CANONICALIZATION_RULES, canonicalizationSteps, canonicalize } from "./canonicalize.ts";
export { cdxKey } from "./cdx-key.ts";
export { CLEANING_PRESETS, clean, cleaningSteps, TRACKING_PARAMETERS } from "./clean.ts";
export { fromSurt } from "./from-surt.ts";
export { surt } from "./surt.ts";
export type { CanonicalLevel } from "./url-steps.ts";
