/**
 * RFC 3986 §6: whether two references are equivalent, without the steps that {@link compare} lists.
 */

import type { LearnedLocations } from "./learned-locations.ts";
import {
  type NormalizationLevel,
  type NormalizeOptions,
  normalized,
  requireNormalizeOptions,
} from "./normalize.ts";
import { type ReferenceLike, toReference, type UriReference } from "./reference.ts";
import { type Base, resolve, withoutFragment } from "./resolve.ts";
import { NO_OPTIONS, type OptionNames, requireOption } from "./syntax/require-option.ts";

/** How two references are compared. */
export interface CompareOptions extends Omit<NormalizeOptions, "level"> {
  /** Relative references are resolved against it first (§5); without one they are compared as they are. */
  readonly base?: ReferenceLike | Base;
  /** Where URIs moved for good, as a client has seen it (§6.2.4): asked after the rules of schemes, on level `scheme`. */
  readonly learned?: LearnedLocations | undefined;
  /** `false` leaves fragments out of the comparison, as §6.1 has it for choosing what to retrieve. */
  readonly fragments?: boolean;
}

/** The options of `compare`. */
export const COMPARE_OPTIONS: OptionNames<CompareOptions> = {
  base: true,
  learned: true,
  fragments: true,
  rootlessDotSegments: true,
  schemes: true,
};

const EQUAL_OPTIONS: OptionNames<EqualOptions> = {
  level: true,
  base: true,
  learned: true,
  fragments: true,
  rootlessDotSegments: true,
  schemes: true,
};

/** How far {@link equal} goes. */
export interface EqualOptions extends CompareOptions {
  /** `syntax` unless asked otherwise, as for `normalize`; `scheme` goes by the rules of the scheme as well. */
  readonly level?: NormalizationLevel;
}

/**
 * Whether two references have the same normal form: by syntax (§6.2.2), or, on level `scheme`, by the rules of the scheme
 * as well (§6.2.3). On level `scheme` it is `compare(a, b, options).equivalent`, in less time.
 *
 * The answer `false` does not mean that they identify different resources (§6.1).
 *
 * @throws {UriSyntaxError} If one of them is not a URI reference, or the base is not a URI.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { equal } from "urikit";
 *
 * equal("http://example.com/~me", "HTTP://example.com/%7Eme"); // => true
 * equal("http://example.com", "http://example.com:80/"); // => false
 * equal("http://example.com", "http://example.com:80/", { level: "scheme" }); // => true
 * equal("a#x", "a#y", { fragments: false }); // => true
 * ```
 */
export function equal(a: ReferenceLike, b: ReferenceLike, options?: EqualOptions): boolean {
  options = options === undefined ? NO_OPTIONS : requireCompareOptions(options, EQUAL_OPTIONS);
  const one = comparable(a, options);
  const other = comparable(b, options);
  if (one.text === other.text) return true;
  const normal = normalized(one, options);
  const otherNormal = normalized(other, options);
  if (normal === otherNormal || options.level !== "scheme") return normal === otherNormal;
  return located(normal, options) === located(otherNormal, options);
}

/** Refuses options and values that do not exist. */
export function requireCompareOptions<Options extends CompareOptions>(
  given: Options,
  names: OptionNames<Options>,
): Options {
  const options = requireNormalizeOptions(given, names);
  requireOption("fragments", options.fragments, [true, false]);
  if (options.learned !== undefined && typeof options.learned?.locationOf !== "function") {
    throw new TypeError("learned must be what learnedLocations gives");
  }
  return options;
}

/** §6.2.4: where a reference leads by what was learned, or the reference itself; both in their normal form by scheme. */
export function located(normal: string, options: CompareOptions): string {
  const location = options.learned?.locationOf(normal);
  if (location === undefined) return normal;
  return normalized(comparable(location, options), { ...options, level: "scheme" });
}

/** A reference as it is compared: a relative one resolved if there is a base, without a fragment if it does not count. */
export function comparable(reference: ReferenceLike, { base, fragments }: CompareOptions): UriReference {
  const given = toReference(reference);
  const isResolved = base !== undefined && given.kind === "relative-reference";
  if (!isResolved && fragments !== false) return given;
  const resolved = isResolved ? resolve(given, base) : given.text;
  return toReference(fragments === false ? withoutFragment(resolved) : resolved);
}
