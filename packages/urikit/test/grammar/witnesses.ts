// Who is asked about a rule of RFC 3986: urikit itself, and two engines that share nothing with it.

import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import type { Witness } from "@urikit/abnf/agreement";
import { apgEngine } from "@urikit/abnf/apg";
import { coreRules, firstMatch, grammar } from "@urikit/abnf/rfc3986";
import { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "../../src/predicates.ts";
import { tryParse } from "../../src/reference.ts";
import { parseIPv4 } from "../../src/syntax/ipv4-notations.ts";
import { parseIPv6 } from "../../src/syntax/ipv6.ts";

const generated = apgEngine(firstMatch, coreRules);

/** Appendix A in first-match order, run by apg-js. */
export function apg(rule: string): Witness {
  return { name: "apg-js", accepts: (text) => generated(rule, text) };
}

/** Appendix A to the letter, as a regular expression that backtracks. */
export function expression(rule: string): Witness {
  const compiled = abnfToRegExp(grammar, rule);
  return { name: "the expression", accepts: (text) => compiled.test(text) };
}

/** The functions of urikit that answer for a rule, the quickest first. */
export const urikit = {
  "URI-reference": [
    { name: "isUriReference", accepts: isUriReference },
    { name: "tryParse", accepts: (text) => tryParse(text).valid },
  ],
  URI: [{ name: "isUri", accepts: isUri }],
  "absolute-URI": [{ name: "isAbsoluteUri", accepts: isAbsoluteUri }],
  "relative-ref": [{ name: "isRelativeReference", accepts: isRelativeReference }],
  IPv6address: [{ name: "parseIPv6", accepts: (text) => parseIPv6(text) !== undefined }],
  IPv4address: [{ name: "parseIPv4", accepts: (text) => parseIPv4(text) !== undefined }],
} as const satisfies Readonly<Record<string, readonly Witness[]>>;

/** The four questions that can be asked about a whole reference. */
export const referenceRules = ["URI-reference", "URI", "absolute-URI", "relative-ref"] as const;
