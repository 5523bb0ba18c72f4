/** One reference, as all editions read it: their readings side by side, and what differs among them. */

import type { EditionId } from "../edition.ts";
import { EDITIONS } from "../editions.ts";
import type { Difference, Reader } from "./difference.ts";
import { differencesOf, leadElsewhere, reachElsewhere, splitsElsewhere } from "./differences.ts";
import { type Examined, examine, type Reading } from "./reading.ts";

/** The result of {@link sideBySide}. */
export interface SideBySide {
  readonly reference: string;
  readonly base?: string;
  /** A reading for each edition, the oldest first. */
  readonly standards: readonly Reading[];
  readonly differences: readonly Difference[];
}

/**
 * Sets the readings of a reference side by side, with a base if there is one, and names what differs and why.
 *
 * A difference stands between an edition and the next that sees it otherwise, or between an edition and a program
 * that only splits the text by the expression of Appendix B.
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
  const examined = examineAll(reference, base);
  return {
    reference,
    ...(base === undefined ? {} : { base }),
    standards: examined.map(({ reading }) => reading),
    differences: differencesOf({ reference, base, examined }),
  };
}

/** Two editions, or an edition and a program that only splits (Appendix B), that read a reference differently. */
export interface Disagreement {
  readonly between: readonly [EditionId, Reader];
  /** `validity`: only one accepts it. `destination`: both do, and lead to different places. */
  readonly what: "validity" | "destination";
}

/**
 * Every pair of editions that read a reference differently: one of them does not accept it, or they lead to
 * different places; and every edition that accepts it and leads elsewhere than a program that only splits it.
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
  const examined = examineAll(reference, base);
  const pairs = examined.flatMap((one, index) =>
    examined.slice(index + 1).flatMap((other) => {
      const what = disagreement(one, other);
      return what === undefined ? [] : [{ between: [one.standard.id, other.standard.id] as const, what }];
    }),
  );
  const strays = examined.filter((one) => splitsElsewhere(one, reference, base));
  return [
    ...pairs,
    ...strays.map(({ standard }) => ({
      between: [standard.id, "appendix-b"] as const,
      what: "destination" as const,
    })),
  ];
}

function disagreement(one: Examined, other: Examined): Disagreement["what"] | undefined {
  if (one.reading.valid !== other.reading.valid) return "validity";
  if (!one.reading.valid) return undefined;
  return leadElsewhere(one, other) || reachElsewhere(one, other) ? "destination" : undefined;
}

function examineAll(reference: string, base: string | undefined): readonly Examined[] {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (base !== undefined && typeof base !== "string") throw new TypeError("the base must be a string");
  return EDITIONS.map((standard) => examine(standard, reference, base));
}
