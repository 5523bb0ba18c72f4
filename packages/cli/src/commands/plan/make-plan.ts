/** What a program would do to reach what a reference names (RFC 1738 §3), or why there is no plan for it. */

import { parse, UriSyntaxError } from "urikit";
import { type Plan, planAny } from "urikit/schemes";
import { connectionSchemes } from "urikit/schemes/connection";

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
  throw new UriSyntaxError({
    code: "no-plan",
    input: text,
    index: 0,
    rule: "scheme",
    section: "RFC 3986 §1.2.2",
    expected: "a URI of a scheme that urikit knows",
    reason:
      scheme === undefined
        ? "a relative reference has no scheme to say how to reach it; resolve it first (RFC 3986 §1.2.2)"
        : connectionSchemes.has(scheme.toLowerCase())
          ? "a connection string names servers, and only the driver of its program knows how to reach them (RFC 3986 §1.2.2)"
          : `urikit does not know how to reach resources of the scheme "${scheme}" (RFC 3986 §1.2.2)`,
  });
}
