/**
 * RFC 3986 §6: the ladder of comparison. Each rung takes more to be equivalent than the one below it; no rung takes two
 * references for equivalent that are not (§6.1).
 */

import { COMPARE_OPTIONS, type CompareOptions, comparable, located, requireCompareOptions } from "./equal.ts";
import { type NormalizationStep, stepsOf } from "./normalization-steps.ts";
import { type NormalizationLevel, type NormalizeOptions, normalize } from "./normalize.ts";
import { type ReferenceLike, textOf, type UriReference } from "./reference.ts";

/**
 * Where two references meet: as they are (§6.2.1), by syntax (§6.2.2), by scheme (§6.2.3), by what was seen of their
 * protocol (§6.2.4).
 */
export type Rung = "identical" | NormalizationLevel | "protocol";

/** A step, and which of the two references took it. */
export interface ComparisonStep extends NormalizationStep {
  readonly of: "a" | "b";
}

/** The result of {@link compare}. */
export interface Comparison {
  /** Whether they meet on some rung. */
  readonly equivalent: boolean;
  /** The lowest rung on which they meet; undefined if they do not. */
  readonly rung: Rung | undefined;
  /** Whether a relative reference was compared as it is: the answer then holds for one base, not everywhere. */
  readonly relative: boolean;
  /** The steps of each, first all of `a`: up to the rung where they meet, or to the last if they do not. */
  readonly steps: readonly ComparisonStep[];
}

/**
 * Climbs the ladder of §6.2 with two references until they meet. The last rung, `protocol`, is there only with the option
 * `learned`: see {@link learnedLocations}.
 *
 * That two references do not meet does not mean that they identify different resources (§6.1).
 *
 * @throws {UriSyntaxError} If one of them is not a URI reference, or the base is not a URI.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { compare } from "urikit";
 *
 * compare("http://example.com", "HTTP://example.com:80/").rung; // => "scheme"
 * compare("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D").rung; // => "syntax"
 * compare("a?x", "a?y").equivalent; // => false
 * ```
 */
export function compare(a: ReferenceLike, b: ReferenceLike, options: CompareOptions = {}): Comparison {
  options = requireCompareOptions(options, COMPARE_OPTIONS);
  const one = comparable(a, options);
  const other = comparable(b, options);
  const rungs = rungsFor(options);
  const rung = meeting(one, other, options);
  const steps = (of: "a" | "b", given: ReferenceLike, reference: UriReference) =>
    [...preparation(given, options), ...climb(reference, rung ?? rungs.at(-1), options)].map((step) => ({
      of,
      ...step,
    }));
  return {
    equivalent: rung !== undefined,
    rung,
    relative: one.kind === "relative-reference" || other.kind === "relative-reference",
    steps: [...steps("a", a, one), ...steps("b", b, other)],
  };
}

/**
 * The lowest rung of the ladder on which two references meet: `compare(a, b, options).rung`, in less time.
 *
 * @returns The rung; undefined if they do not meet.
 * @throws {UriSyntaxError} If one of them is not a URI reference, or the base is not a URI.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { rungOf } from "urikit/foundation";
 *
 * rungOf("http://example.com", "HTTP://example.com:80/"); // => "scheme"
 * rungOf("a?x", "a?y"); // => undefined
 * ```
 */
export function rungOf(a: ReferenceLike, b: ReferenceLike, options: CompareOptions = {}): Rung | undefined {
  options = requireCompareOptions(options, COMPARE_OPTIONS);
  return meeting(comparable(a, options), comparable(b, options), options);
}

/** Climbs until two references meet. */
function meeting(one: UriReference, other: UriReference, options: CompareOptions): Rung | undefined {
  if (one.text === other.text) return "identical";
  const { schemes, rootlessDotSegments } = options; // to copy all options would take most of the time
  const bySyntax: NormalizeOptions = { level: "syntax", schemes, rootlessDotSegments };
  if (normalize(one, bySyntax) === normalize(other, bySyntax)) return "syntax";
  const byScheme: NormalizeOptions = { level: "scheme", schemes, rootlessDotSegments };
  const [normal, otherNormal] = [normalize(one, byScheme), normalize(other, byScheme)];
  if (normal === otherNormal) return "scheme";
  if (options.learned === undefined) return undefined;
  return located(normal, options) === located(otherNormal, options) ? "protocol" : undefined;
}

const RUNGS: readonly Rung[] = ["identical", "syntax", "scheme"];

function rungsFor({ learned }: CompareOptions): readonly Rung[] {
  return learned === undefined ? RUNGS : [...RUNGS, "protocol"];
}

/** The steps to the first rung: a relative reference resolved, a fragment left out. */
function preparation(reference: ReferenceLike, options: CompareOptions): readonly NormalizationStep[] {
  const given = textOf(reference);
  const resolved = comparable(reference, { ...options, fragments: true }).text;
  const kept = comparable(reference, options).text;
  return [
    { rule: "resolution", section: "RFC 3986 §5.2", before: given, after: resolved },
    { rule: "fragment", section: "RFC 3986 §6.1", before: resolved, after: kept },
  ].filter(({ before, after }) => before !== after);
}

/** The steps up to a rung. */
function climb(
  reference: UriReference,
  rung: Rung | undefined,
  options: CompareOptions,
): readonly NormalizationStep[] {
  if (rung === "identical") return [];
  if (rung !== "protocol") return stepsOf(reference, { ...options, level: rung ?? "scheme" });
  const byScheme = climb(reference, "scheme", options);
  const redirects = options.learned?.stepsFrom(byScheme.at(-1)?.after ?? reference.text) ?? [];
  const location = redirects.at(-1)?.after;
  if (location === undefined) return byScheme;
  const rest = [
    ...preparation(location, options),
    ...climb(comparable(location, options), "scheme", options),
  ];
  return [...byScheme, ...redirects, ...rest];
}
