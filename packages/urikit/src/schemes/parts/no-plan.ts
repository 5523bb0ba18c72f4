/**
 * RFC 1738 §1, RFC 3986 §1.1.3: a scheme may name resources without saying how they are reached, as `urn` does.
 */

import type { Rule, Source } from "./source.ts";

/**
 * The `plan` of a scheme that has none: it says why.
 *
 * @param message What a reference of this scheme is instead, in words.
 */
export function noPlan(rule: Rule, message: string): (reading: unknown, source: Source) => never {
  return (_reading, source) => {
    const expected = "a scheme that says how a resource is reached";
    throw source.error(0, rule, { code: "no-plan", expected, message });
  };
}
