/**
 * @urikit/surt: URIs in an order that sorts by domain, canonical forms for archives and lists, and the keys of CDX files.
 *
 * @experimental
 * @packageDocumentation
 */

export {
  CANONICALIZATION_RULES,
  type CanonicalizationRule,
  type CanonicalizationStep,
  canonicalizationSteps,
  canonicalize,
} from "./canonicalize.ts";
export { cdxKey } from "./cdx-key.ts";
export {
  CLEANING_PRESETS,
  type CleaningPreset,
  type CleaningStep,
  type CleanOptions,
  clean,
  cleaningSteps,
  TRACKING_PARAMETERS,
  type TrackingParameter,
} from "./clean.ts";
export { fromSurt } from "./from-surt.ts";
export { surt } from "./surt.ts";
export type { CanonicalLevel } from "./url-steps.ts";
