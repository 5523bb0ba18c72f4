/**
 * RFC 1738 §1, RFC 3986 §1.1.3: a scheme may name resources without saying how they are reached, as `urn` does.
 */

import type { Catalogue } from "urikit/words";
import type { PlainFaultId } from "../words/en.ts";
import { fault } from "./fault.ts";
import type { SchemeRule, SchemeSource } from "./source.ts";

/**
 * The `plan` of a scheme that cannot be reached: an error with the reason.
 *
 * @param why The kind of name that a reference of this scheme is instead.
 * @param words Its English, unless that is its id.
 */
export function noPlan<Words extends Catalogue = Record<never, never>>(
  rule: SchemeRule,
  why: PlainFaultId | (keyof Words & string),
  words?: Words,
): (reading: unknown, source: SchemeSource) => never {
  return (_reading, source) => {
    throw source.error(0, rule, { code: "no-plan", ...fault("scheme-with-a-way", why, words) });
  };
}
