/**
 * RFC 3986 §6, rfc2396bis-01 §6: "URI comparison is performed in respect to some particular purpose", and the purpose decides
 * how much effort is spent on false negatives.
 */

import { type CompareOptions, compare } from "urikit";
import { type OptionNames, requireOptions } from "urikit/foundation";

const COMPARE_OPTIONS: OptionNames<Omit<CompareOptions, "fragments">> = {
  base: true,
  learned: true,
  rootlessDotSegments: true,
  schemes: true,
};

/** A purpose that the documents name. */
export type ComparisonPurpose = "namespace" | "cache" | "history" | "spider";

/** How two references are compared for a purpose. */
interface PurposeRule {
  /** The rungs on which they count as equivalent. */
  readonly rungs: readonly string[];
  /** Whether a network action is selected, so that "it is often necessary to separate fragment identifiers" (§6.1). */
  readonly isAccess: boolean;
}

const RULES: Readonly<Record<ComparisonPurpose, PurposeRule>> = {
  /** §6.2.1: the names of XML namespaces are strings. */
  namespace: { rungs: ["identical"], isAccess: false },
  /** §6.2.2: "when determining whether a cached response is available". */
  cache: { rungs: ["identical", "syntax"], isAccess: true },
  /** §6: "a browser checks its history to color a link", by the same normalization. */
  history: { rungs: ["identical", "syntax"], isAccess: false },
  /** §6.2.3, §6.2.4: spiders spend most on it, and learn from redirects. */
  spider: { rungs: ["identical", "syntax", "scheme", "protocol"], isAccess: true },
};

/**
 * Whether two references are equivalent for a purpose: for a `namespace` as strings, for a `cache` and a `history` by syntax,
 * for a `spider` by the rules of the scheme as well, and by redirects that were seen, with the option `learned`. Where
 * an access is decided, fragments do not count.
 *
 * @throws {UriSyntaxError} If one of them is not a URI reference.
 * @throws {TypeError} If there is no such purpose.
 *
 * @example
 * ```ts
 * import { equivalentFor } from "@urikit/standards";
 *
 * const [one, other] = ["http://a/b", "HTTP://a:80/%62#c"];
 * equivalentFor("namespace", one, other); // => false
 * equivalentFor("cache", one, "HTTP://a/%62#c"); // => true
 * equivalentFor("history", one, "HTTP://a/%62#c"); // => false
 * equivalentFor("spider", one, other); // => true
 * ```
 */
export function equivalentFor(
  purpose: ComparisonPurpose,
  one: string,
  other: string,
  options: Omit<CompareOptions, "fragments"> = {},
): boolean {
  if (typeof purpose !== "string" || !Object.hasOwn(RULES, purpose))
    throw new TypeError(
      `there is no purpose ${typeof purpose === "string" ? JSON.stringify(purpose) : typeof purpose}`,
    );
  options = requireOptions(options, COMPARE_OPTIONS);
  const { rungs, isAccess } = RULES[purpose];
  const { rung } = compare(one, other, { ...options, fragments: !isAccess });
  return rung !== undefined && rungs.includes(rung);
}
