/** RFC 3986, Uniform Resource Identifier: Generic Syntax (January 2005): the core of urikit itself. */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import { normalize, resolve, type SchemeNormalizations, tryParse, UriSyntaxError } from "urikit";
import { isInPassword } from "urikit/display";
import { reasonStatement, type Statement } from "urikit/words";
import { DEFAULT_PORTS } from "../default-ports.ts";
import {
  type CharacterClasses,
  defineEdition,
  type Edition,
  type EditionComponents,
  type EditionResolveOptions,
  type EditionTarget,
  kindBy,
  type ReferenceKinds,
} from "../edition.ts";
import { partsOf } from "../parts.ts";
import { statement } from "../statement.ts";

const NAME = "RFC 3986";

/** §2.2, §2.3. */
const CLASSES: CharacterClasses = {
  /** `gen-delims`, which now include `#`, and `sub-delims`. */
  reserved: ":/?#[]@!$&'()*+,;=",
  unreserved: "-._~",
  /** No rule names them: a character that is in no class is not allowed. */
  excluded: ' <>"{}|\\^`',
  reservedIn: [],
};

/** Appendix A: `URI` and `relative-ref` have a fragment or none; without one, a URI is an `absolute-URI` (§4.3). */
const KINDS: ReferenceKinds = {
  absolute: "absolute-URI",
  absoluteWithFragment: "URI",
  relative: "relative-ref",
  relativeWithFragment: "relative-ref",
};

/** §6.2.3: the ports that need not be written; "in general", an empty path after an authority is `/`. */
const SCHEMES: SchemeNormalizations = new Map(
  [...DEFAULT_PORTS].map(([scheme, port]) => [scheme, { defaultPort: Number(port), emptyPath: "/" }]),
);

/** §3. */
function components(text: string): EditionComponents | undefined {
  const result = tryParse(text);
  if (!result.valid) return undefined;
  const { scheme, authority, userinfo, host, port, path, query, fragment } = result.parsed;
  return { scheme, authority, userinfo, host, port, path, query, fragment };
}

/** §3.2. */
function destination(text: string): ReadDestination | undefined {
  const result = tryParse(text);
  if (!result.valid) return undefined;
  const { scheme, host, port } = result.parsed;
  return { scheme: scheme?.toLowerCase(), host, port, hostKnown: true };
}

/** §4.1: `URI-reference`. */
function check(text: string): ReaderError | undefined {
  const result = tryParse(text);
  if (result.valid) return undefined;
  const { index, rule, section, code, expected } = result.error;
  return { index, rule, section, problem: problemOf(result.error), code, expected };
}

/** The reason, which names no character of what looks like a password. */
function problemOf(error: UriSyntaxError): Statement {
  const { input, index, rule, section, code } = error;
  const namesOne = code !== "invalid-port" && isInPassword(input, index);
  return namesOne
    ? statement("reader-problem", statement("grammar-in-password", rule), section)
    : reasonStatement(error);
}

/** §5.2. */
function target(reference: string, base: string, options: EditionResolveOptions = {}): EditionTarget {
  const { strict = true } = options;
  try {
    return { kind: "uri", text: resolve(reference, base, { strict }) };
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const problem = problemOf(error);
    const isOfBase = error.input === base && error.input !== reference;
    return {
      kind: "none",
      reason: isOfBase ? statement("of-the-base", problem) : problem,
      section: error.section,
    };
  }
}

/**
 * RFC 3986, as `urikit` reads it.
 *
 * @example
 * ```ts
 * import { rfc3986 } from "@urikit/standards";
 *
 * rfc3986.resolve("../../../g", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc3986: Edition<"rfc3986"> = defineEdition({
  id: "rfc3986",
  name: NAME,
  title: "Uniform Resource Identifier (URI): Generic Syntax",
  date: "2005-01",
  classes: CLASSES,
  sections: { authority: `${NAME} §3.2`, resolution: `${NAME} §5.2`, normalForm: `${NAME} §6.2` },
  rungs: [
    { level: "syntax", section: `${NAME} §6.2.2` },
    { level: "scheme", section: `${NAME} §6.2.3` },
  ],
  check,
  kind: (text) => (tryParse(text).valid ? kindBy(KINDS, partsOf(text)) : undefined),
  components,
  resolve: target,
  normalize: (text, { level = "syntax" } = {}) =>
    tryParse(text).valid ? normalize(text, { level, schemes: SCHEMES }) : undefined,
  destination,
});
