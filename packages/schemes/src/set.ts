/**
 * RFC 3986 §3.1: schemes by name. A set of schemes is a value: there is no global registry to change.
 */

import type { ReferenceLike } from "urikit";
import { FixedMap, requireObject, toReference } from "urikit/foundation";
import { type AnyScheme, requireSchemeName } from "./parts/define-scheme.ts";

/** Schemes by their lower-case names: for {@link schemeOf}, and for `schemes` in the options of `normalize`. */
export type SchemeSet<Known extends AnyScheme = AnyScheme> = ReadonlyMap<string, Known>;

/**
 * A set of schemes. Of two with the same name, the later one counts.
 *
 * @throws {TypeError} If a name is not a scheme in lower case: "documents that specify schemes must do so with lowercase
 * letters" (RFC 3986 §3.1).
 *
 * @example
 * ```ts
 * import { normalize } from "urikit";
 * import { ftp, schemeSet } from "@urikit/schemes";
 *
 * const schemes = schemeSet(ftp);
 * normalize("ftp://example.org:21/a;type=I", { level: "scheme", schemes }); // => "ftp://example.org/a;type=i"
 * ```
 */
export function schemeSet<const Schemes extends readonly AnyScheme[]>(
  ...schemes: Schemes
): SchemeSet<Schemes[number]> {
  for (const scheme of schemes) requireSchemeName(requireObject(scheme, "a scheme").name);
  return new FixedMap(schemes.map((scheme) => [scheme.name, scheme]));
}

/**
 * The scheme of a reference, if the set holds it; undefined also for a relative reference. Its type is that of the
 * schemes in the set, and its `name` narrows it.
 *
 * @throws {UriSyntaxError} If the text is not a URI reference.
 *
 * @example
 * ```ts
 * import { schemeOf, standardSchemes } from "@urikit/schemes";
 *
 * const scheme = schemeOf("MAILTO:a@example.org", standardSchemes);
 * scheme?.specification; // => "RFC 6068"
 * scheme?.name === "mailto" ? scheme.build({ to: ["b@example.org"] }) : ""; // => "mailto:b@example.org"
 * schemeOf("x-own:a", standardSchemes); // => undefined
 * ```
 */
export function schemeOf<Known extends AnyScheme>(
  reference: ReferenceLike,
  schemes: SchemeSet<Known>,
): Known | undefined {
  requireSchemeSet(schemes);
  const { scheme } = toReference(reference);
  return scheme === undefined ? undefined : schemes.get(scheme.toLowerCase());
}

function requireSchemeSet(schemes: SchemeSet): void {
  if (typeof schemes?.get !== "function")
    throw new TypeError("schemes must be a set of schemes: see schemeSet");
}
