/**
 * RFC 3986 §6: the ladder of comparison. Each rung takes more to be equivalent than the one below it; none
 * takes two references for equivalent that are not (§6.1).
 */

import {
  type NormalizationLevel,
  type NormalizationStep,
  type NormalizeOptions,
  normalizationSteps,
  normalize,
} from "./normalize.ts";
import { reparse, toReference, type UriReference } from "./reference.ts";
import { type Base, resolve, withoutFragment } from "./resolve.ts";

/** Where two references meet: as they stand (§6.2.1), by syntax (§6.2.2), by scheme (§6.2.3). */
export type Rung = "identical" | NormalizationLevel;

/** How two references are compared. */
export interface CompareOptions extends Omit<NormalizeOptions, "level"> {
  /** Relative references are resolved against it first (§5); without one they are compared as they stand. */
  readonly base?: string | UriReference | Base;
  /** `false` leaves fragments out of the comparison, as §6.1 has it for choosing what to retrieve. */
  readonly fragments?: boolean;
}

/** A step, and which of the two references took it. */
export interface ComparisonStep extends NormalizationStep {
  readonly of: "a" | "b";
}

/** What {@link compare} found. */
export interface Comparison {
  /** Whether they meet on some rung. */
  readonly equivalent: boolean;
  /** The lowest rung on which they meet; undefined if they do not. */
  readonly rung: Rung | undefined;
  /** Whether a relative reference was compared as it stands: the answer then holds for one base and not for all places. */
  readonly relative: boolean;
  /** What was done to each, first all steps of `a`: up to the rung where they meet, or to the last if they do not. */
  readonly steps: readonly ComparisonStep[];
}

/**
 * Climbs the ladder of §6.2 with two references until they meet.
 *
 * That two references do not meet does not mean that they identify different resources (§6.1).
 *
 * @throws {UriSyntaxError} If one of them is no URI reference, or the base no URI.
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
export function compare(
  a: string | UriReference,
  b: string | UriReference,
  options: CompareOptions = {},
): Comparison {
  const sides = (
    [
      ["a", a],
      ["b", b],
    ] as const
  ).map(([of, reference]) => ({ of, ...prepared(reference, options) }));
  const rung = RUNGS.find(
    (rung) => new Set(sides.map(({ reference }) => climbed(reference, rung, options))).size === 1,
  );
  return {
    equivalent: rung !== undefined,
    rung,
    relative: sides.some(({ reference }) => reference.scheme === undefined),
    steps: sides.flatMap(({ of, steps, reference }) =>
      [...steps, ...climb(reference, rung, options)].map((step) => ({ of, ...step })),
    ),
  };
}

const RUNGS: readonly Rung[] = ["identical", "syntax", "scheme"];

/** A reference as it comes to the first rung: a relative one resolved, a fragment left out; and the steps to that. */
function prepared(
  reference: string | UriReference,
  { base, fragments }: CompareOptions,
): { readonly reference: UriReference; readonly steps: readonly NormalizationStep[] } {
  const given = toReference(reference);
  const resolved = base !== undefined && given.scheme === undefined ? resolve(given, base) : given.text;
  const kept = fragments === false ? withoutFragment(resolved) : resolved;
  const steps = [
    { rule: "resolution", section: "RFC 3986 §5.2", before: given.text, after: resolved },
    { rule: "fragment", section: "RFC 3986 §6.1", before: resolved, after: kept },
  ].filter(({ before, after }) => before !== after);
  return { reference: steps.length === 0 ? given : reparse(kept), steps };
}

function climbed(reference: UriReference, rung: Rung, options: CompareOptions): string {
  return rung === "identical" ? reference.text : normalize(reference, { ...options, level: rung });
}

/** The steps up to a rung, or up to the last one if there is none on which both meet. */
function climb(
  reference: UriReference,
  rung: Rung | undefined,
  options: CompareOptions,
): readonly NormalizationStep[] {
  return rung === "identical" ? [] : normalizationSteps(reference, { ...options, level: rung ?? "scheme" });
}
