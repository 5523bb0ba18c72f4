/**
 * Whether two references are equivalent by one edition: url-syntax-05 §6, RFC 2396 §6, rfc2396bis-01 §6.2, RFC 3986
 * §6.2, WHATWG URL §4.6. RFC 1738 and RFC 1808 have no rules for it.
 */

import type { Rung } from "urikit";
import type { Edition } from "./edition.ts";

/** The result of {@link compareIn}. */
export interface EditionComparison {
  /** Whether they are equivalent. If not, they may identify the same resource all the same (RFC 3986 §6.1). */
  readonly equivalent: boolean;
  /** The lowest rung on which they meet; absent if they do not. */
  readonly rung?: Rung;
  /** The section that the rung comes from; absent where the texts are identical, which needs no rule. */
  readonly section?: string;
}

/**
 * Compares two references by the rules of an edition, from the lowest rung of its ladder to the highest. Relative
 * references are compared as they stand.
 *
 * @returns `undefined` if the edition does not accept one of them.
 *
 * @example
 * ```ts
 * import { compareIn, rfc1738, rfc2396, rfc3986 } from "@urikit/standards";
 *
 * const [a, b] = ["http://www.XEROX.com:80/", "http://www.xerox.com/"];
 * compareIn(rfc1738, a, b); // => { equivalent: false }
 * compareIn(rfc2396, a, b); // => { equivalent: true, rung: "scheme", section: "RFC 2396 §6" }
 * compareIn(rfc2396, "http://a/%7e", "http://a/~"); // => { equivalent: false }
 * compareIn(rfc3986, "http://a/%7e", "http://a/~"); // => { equivalent: true, rung: "syntax", section: "RFC 3986 §6.2.2" }
 * ```
 */
export function compareIn(edition: Edition, a: string, b: string): EditionComparison | undefined {
  if (typeof edition?.check !== "function") throw new TypeError("the edition must be one of EDITIONS");
  if (edition.check(a) !== undefined || edition.check(b) !== undefined) return undefined;
  if (a === b) return { equivalent: true, rung: "identical" };
  const met = edition.rungs.find(
    ({ level }) => edition.normalize(a, { level }) === edition.normalize(b, { level }),
  );
  return met === undefined
    ? { equivalent: false }
    : { equivalent: true, rung: met.level, section: met.section };
}
