// The witnesses of a rule of RFC 3986: urikit itself, the scanner of octets of @urikit/lists, and two engines that share
// nothing with them.

import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import type { Witness } from "@urikit/abnf/agreement";
import { apgEngine } from "@urikit/abnf/apg";
import { coreRules, firstMatch, grammar } from "@urikit/abnf/rfc3986";
import { octetLayout, scanOctets } from "../../../lists/test/layers.ts";
import { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "../../src/predicates.ts";
import { parseIPv4 } from "../../src/syntax/ipv4-notations.ts";
import { parseIPv6 } from "../../src/syntax/ipv6.ts";
import { scan } from "../../src/syntax/scanner.ts";
import { tryParse } from "../../src/try-parse.ts";

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

/** The functions of urikit that answer for a rule, the quickest first; and the scanner, whom they ask only about a few. */
export const urikit = {
  "URI-reference": [
    { name: "isUriReference", accepts: isUriReference },
    { name: "the scanner of text", accepts: (text) => scan(text, 0, text.length) !== undefined },
    { name: "tryParse", accepts: (text) => tryParse(text).valid },
  ],
  URI: [{ name: "isUri", accepts: isUri }],
  "absolute-URI": [{ name: "isAbsoluteUri", accepts: isAbsoluteUri }],
  "relative-ref": [{ name: "isRelativeReference", accepts: isRelativeReference }],
  IPv6address: [{ name: "parseIPv6", accepts: (text) => parseIPv6(text) !== undefined }],
  IPv4address: [{ name: "parseIPv4", accepts: (text) => parseIPv4(text) !== undefined }],
} as const satisfies Readonly<Record<string, readonly Witness[]>>;

const SCANNER = "the scanner of octets";

/** The answer of the scanner of octets for a rule. Each is exact, for every text. */
export const octets = {
  "URI-reference": { name: SCANNER, accepts: (text) => scanOctets(text) >= 0 },
  URI: { name: SCANNER, accepts: hasScheme },
  "absolute-URI": {
    name: SCANNER,
    accepts: (text) => {
      const layout = octetLayout(text);
      return layout !== undefined && layout.schemeEnd >= 0 && layout.queryTo === layout.to;
    },
  },
  "relative-ref": { name: SCANNER, accepts: (text) => scanOctets(text) >= 0 && !hasScheme(text) },
  // In brackets stands an IPv6address or what begins with a "v", and a "]" within them is in no reference.
  IPv6address: {
    name: `${SCANNER}, in brackets`,
    accepts: (text) => !/^v/i.test(text) && scanOctets(`//[${text}]`) >= 0,
  },
  // After "::" stands an IPv4address, or what has a colon or no dot.
  IPv4address: {
    name: `${SCANNER}, after "::" in brackets`,
    accepts: (text) => text.includes(".") && !text.includes(":") && scanOctets(`//[::${text}]`) >= 0,
  },
} as const satisfies Readonly<Record<keyof typeof urikit, Witness>>;

function hasScheme(text: string): boolean {
  return (octetLayout(text)?.schemeEnd ?? -1) >= 0;
}

/** The four questions that can be asked about a whole reference. */
export const referenceRules = ["URI-reference", "URI", "absolute-URI", "relative-ref"] as const;
