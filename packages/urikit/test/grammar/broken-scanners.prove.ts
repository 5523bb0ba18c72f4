// RFC 3986 Appendix A: whether the texts of conformance.prove.ts find a scanner that is wrong. Each of these is a scanner made of
// the grammar with one rule changed, as people have written it.
import { readAbnf } from "@urikit/abnf/abnf";
import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { conformanceTexts } from "@urikit/abnf/conformance";
import { counted } from "@urikit/abnf/counted";
import { coreRules, letter } from "@urikit/abnf/rfc3986";
import { expect, test } from "vitest";
import { automatonOf } from "./conformance.ts";

const BROKEN: readonly (readonly [what: string, rule: RegExp, changed: string])[] = [
  ["takes a % with one digit", /^pct-encoded .*$/m, 'pct-encoded = "%" HEXDIG [ HEXDIG ]'],
  ["lets a scheme begin with a digit", /^scheme .*$/m, 'scheme = 1*( ALPHA / DIGIT / "+" / "-" / "." )'],
  ["allows a colon in the first segment", /^segment-nz-nc =.*$/m, "segment-nz-nc = 1*( pchar )"],
  ["allows no empty port", /^port .*$/m, "port = 1*DIGIT"],
  ["ends a port after five digits", /^port .*$/m, "port = *5DIGIT"],
  [
    "takes a second @ into the userinfo",
    /^userinfo .*$/m,
    'userinfo = *( unreserved / pct-encoded / sub-delims / ":" / "@" )',
  ],
  ["takes brackets into a query", /^query .*$/m, 'query = *( pchar / "/" / "?" / "[" / "]" )'],
  ["takes a second # into the fragment", /^fragment .*$/m, 'fragment = *( pchar / "/" / "?" / "#" )'],
  ["takes five digits in a group of an IPv6 address", /^h16 .*$/m, "h16 = 1*5HEXDIG"],
  ["takes 256 for an octet of an IPv4 address", /"25" %x30-35 /, '"25" %x30-36 '],
  [
    "allows no letters in upper case after the v of IPvFuture",
    /^IPvFuture .*$/m,
    'IPvFuture = %x76 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )',
  ],
  [
    "lets a path without an authority begin with two slashes",
    /^path-absolute =.*$/m,
    'path-absolute = 1*( "/" segment )',
  ],
  [
    "takes a zone in brackets",
    /^IP-literal .*$/m,
    'IP-literal = "[" ( IPv6address [ "%" 1*unreserved ] / IPvFuture ) "]"',
  ],
];

const least = automatonOf("URI-reference");
/** With a padding as well: a scanner that counts to five has more states than the texts alone are for. */
const answers = [0, 70]
  .flatMap((padding) => [...conformanceTexts(least, 0, padding)])
  .map((text) => [text, least.accepts(text)] as const);

test.each(BROKEN)("a scanner that %s is found", (_what, rule, changed) => {
  const text = letter.replace(rule, changed);
  expect(text).not.toBe(letter);
  const broken = abnfToAutomaton(readAbnf(text, coreRules), "URI-reference");
  expect(least.differsFrom(broken)).toBeDefined();
  expect(answers.find(([one, isAccepted]) => broken.accepts(one) !== isAccepted)).toBeDefined();
  counted("broken scanners found", 1);
});
