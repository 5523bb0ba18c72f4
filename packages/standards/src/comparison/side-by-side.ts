/** One reference as all editions read it: their readings side by side, and how they differ. */

import { EDITIONS, type EditionId } from "../editions.ts";
import {
  type Difference,
  differencesOf,
  leadElsewhere,
  reachElsewhere,
  splitsElsewhere,
} from "./differences.ts";
import {
  type Comparison,
  type EditionReading,
  type ExaminedEdition,
  examine,
  type Reader,
} from "./reading.ts";

/** The result of {@link sideBySide}. */
export interface SideBySide {
  readonly reference: string;
  readonly base?: string;
  /** A reading for each edition, the oldest first. */
  readonly standards: readonly EditionReading[];
  readonly differences: readonly Difference[];
}

/**
 * The readings of a reference side by side, with a base if there is one, and each difference with its reason.
 *
 * A difference is one between an edition and the next that reads the reference differently, or between an edition and
 * a program that only splits the text by the expression of Appendix B.
 *
 * @throws {TypeError} If `reference` or `base` is not a string.
 *
 * @example
 * ```ts
 * import { sideBySide } from "@urikit/standards";
 *
 * const { standards, differences } = sideBySide("?y", "http://a/b/c/d;p?q");
 * standards.map(({ target }) => target);
 * // => [undefined, "http://a/b/c/d;p?y", "http://a/b/c/?y", "http://a/b/c/?y", "http://a/b/c/d;p?y", "http://a/b/c/d;p?y", "http://a/b/c/d;p?y"]
 * differences.some(({ dangerous }) => dangerous); // => true
 * sideBySide("http://example.org/").differences.some(({ dangerous }) => dangerous); // => false
 * ```
 */
export function sideBySide(reference: string, base?: string): SideBySide {
  const comparison = compareEditions(reference, base);
  return {
    reference,
    ...(base === undefined ? {} : { base }),
    standards: comparison.examined.map(({ reading }) => reading),
    differences: differencesOf(comparison),
  };
}

/** Two editions, or an edition and a program that only splits (Appendix B), that read a reference differently. */
export interface Disagreement {
  readonly between: readonly [EditionId, Reader];
  /** `validity`: only one accepts it. `destination`: both do, and lead to different places. */
  readonly what: "validity" | "destination";
}

/**
 * Every pair of editions that read a reference differently: only one of them accepts it, or they lead to different
 * places; and every edition that accepts it and leads to another place than a program that only splits it.
 *
 * @throws {TypeError} If `reference` or `base` is not a string.
 *
 * @example
 * ```ts
 * import { disagreements } from "@urikit/standards";
 *
 * disagreements("http://example.org/").length; // => 0
 * disagreements("http://1.2.3/").filter(({ what }) => what === "destination").map(({ between }) => between.join());
 * // => ["rfc2396bis-01,whatwg", "rfc3986,whatwg", "whatwg,appendix-b"]
 * ```
 */
export function disagreements(reference: string, base?: string): readonly Disagreement[] {
  const { examined } = compareEditions(reference, base);
  const pairs = examined.flatMap((one, index) =>
    examined.slice(index + 1).flatMap((other) => {
      const what = disagreement(one, other);
      return what === undefined ? [] : [{ between: [one.edition.id, other.edition.id] as const, what }];
    }),
  );
  const strays = examined.filter((one) => splitsElsewhere(one, reference, base));
  return [
    ...pairs,
    ...strays.map(({ edition }) => ({
      between: [edition.id, "appendix-b"] as const,
      what: "destination" as const,
    })),
  ];
}

function disagreement(one: ExaminedEdition, other: ExaminedEdition): Disagreement["what"] | undefined {
  if (one.reading.valid !== other.reading.valid) return "validity";
  if (!one.reading.valid) return undefined;
  return leadElsewhere(one, other) || reachElsewhere(one, other) ? "destination" : undefined;
}

function compareEditions(reference: string, base: string | undefined): Comparison {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (base !== undefined && typeof base !== "string") throw new TypeError("the base must be a string");
  return { reference, base, examined: EDITIONS.map((edition) => examine(edition, reference, base)) };
}
