/** The steps of a program that reaches what a reference names (RFC 1738 §3), or why there is no plan for it. */

import { type Plan, planAny } from "@urikit/schemes";
import { connectionSchemes } from "@urikit/schemes/connection";
import { parse, UriSyntaxError } from "urikit";
import { type Statement, statement } from "urikit/words";
import { type OWN, SENTENCES } from "../words/en-errors.ts";

/**
 * The plan. Every scheme takes the options that it knows.
 *
 * @throws {UriSyntaxError} If the reference is not valid for its scheme, the scheme is not known or has no way to the
 * resource, or the way is refused.
 */
export function planOf(
  text: string,
  plan: (text: string) => Plan | undefined = (reference) => planAny(reference),
): Plan {
  const made = plan(text);
  if (made !== undefined) return made;
  const { scheme } = parse(text);
  const [code, rule, section] = ["no-plan", "scheme", "RFC 3986 §1.2.2"] as const;
  const expected = statement("known-scheme");
  const problem = statement(code, expected, rule, whyNot(scheme));
  throw new UriSyntaxError({ code, input: text, index: 0, rule, section, expected, problem }, SENTENCES);
}

function whyNot(scheme: string | undefined): Statement<keyof typeof OWN> {
  if (scheme === undefined) return statement("relative-to-nowhere");
  if (connectionSchemes.has(scheme.toLowerCase())) return statement("servers-of-driver");
  return statement("unknown-way", scheme);
}
