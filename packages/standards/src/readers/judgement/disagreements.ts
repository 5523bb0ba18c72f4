/** The editions that read a reference differently, pair by pair, without the reasons. */

import type { EditionId } from "../../editions.ts";
import { firstDifference } from "../reading/places.ts";
import type { ReaderId } from "../reading/readers.ts";
import { type Comparison, compareEditions, type ExaminedEdition } from "../reading/reading.ts";

/**
 * Two editions, or an edition and a program that only splits (Appendix B), that read a reference differently.
 */
export interface Disagreement {
  readonly between: readonly [EditionId, ReaderId];
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
  const comparison = compareEditions(reference, base);
  const { examined } = comparison;
  const pairs = examined.flatMap((one, index) =>
    examined.slice(index + 1).flatMap((other) => {
      const what = disagreement(one, other);
      return what === undefined ? [] : [{ between: [one.edition.id, other.edition.id] as const, what }];
    }),
  );
  const strays = examined.filter((one) => splitsElsewhere(one, comparison));
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
  return leadElsewhere(one, other) ? "destination" : undefined;
}

/** Whether two editions that both have a place lead to different ones. */
function leadElsewhere(one: ExaminedEdition, other: ExaminedEdition): boolean {
  if (one.place === undefined || other.place === undefined) return false;
  return firstDifference(one.place, other.place) !== undefined;
}

/** Whether an edition leads to another place than a program that only splits the text. */
function splitsElsewhere({ place }: ExaminedEdition, { splitter }: Comparison): boolean {
  return place !== undefined && firstDifference(place, splitter.place) !== undefined;
}
