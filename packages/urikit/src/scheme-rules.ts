/**
 * RFC 3986 §6.2.3: what a scheme adds to normalization, and what `http` and `https` add.
 */

import type { Components } from "./syntax/components.ts";

/** One thing that normalization does. */
export interface NormalizationRule {
  /** Its name. */
  readonly rule: string;
  /** The section that it comes from. */
  readonly section: string;
  /** The components after it; the same object if there was nothing to do. */
  readonly apply: (components: Components) => Components;
}

/** What a scheme adds to normalization (§6.2.3). */
export interface SchemeNormalization {
  /** The port that is the same as none. */
  readonly defaultPort?: number | undefined;
  /** What an empty path behind an authority is the same as. */
  readonly emptyPath?: string | undefined;
  /** Whatever else is the scheme's own. */
  readonly rules?: readonly NormalizationRule[] | undefined;
}

/** What schemes, by their lower-case names, add to normalization. */
export type SchemeNormalizations = ReadonlyMap<string, SchemeNormalization>;

/** What `http` adds (RFC 9110 §4.2.3). */
export const HTTP = { defaultPort: 80, emptyPath: "/" };

/** What `https` adds (RFC 9110 §4.2.3). */
export const HTTPS = { defaultPort: 443, emptyPath: "/" };

/** `http` and `https`, by §6.2.3. */
export const HTTP_SCHEMES: SchemeNormalizations = new Map([
  ["http", HTTP],
  ["https", HTTPS],
]);
