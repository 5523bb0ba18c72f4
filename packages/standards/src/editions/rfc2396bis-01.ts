/** draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier: Generic Syntax (March 2003): half way to RFC 3986. */

import { nonDefaultPort } from "../default-ports.ts";
import {
  type Edition,
  type EditionNormalizeOptions,
  type EditionResolveOptions,
  type EditionTarget,
  kindBy,
  type ReferenceKinds,
  rulesOfSections,
} from "../edition.ts";
import { TABLES } from "../grammars/rfc2396bis-01.ts";
import { partsOf, type ReferenceParts, recompose, replacedInPieces } from "../parts.ts";
import { directoryOf, withoutDotSegments } from "../path-merging.ts";
import { segmentsWithValues } from "../segments.ts";
import {
  normalServer,
  opaqueClasses,
  opaqueEdition,
  serverRule,
  uri,
  withSurplus,
} from "./opaque-edition.ts";

const NAME = "rfc2396bis-01";

/**
 * §3: an absolute URI that is not hierarchical. With nothing after its scheme it is hierarchical (G.2). A question mark
 * there may begin a query or an opaque part, and the rule has the query first; a query has no brackets, so with a
 * bracket it is an opaque part.
 */
export function isOpaque(reference: string): boolean {
  const { scheme } = partsOf(reference);
  return scheme !== undefined && /^(?:[^/?#]|\?[^#]*[[\]])/.test(reference.slice(scheme.length + 1));
}

/** §3.2.2. */
export const serverIn = serverRule({
  userinfo: TABLES.userinfo,
  hosts: [TABLES.IPv6reference, TABLES.IPv4address, TABLES.hostname],
});

/** §5.2: the pseudocode that transforms a reference R into its target T, to the letter. */
function transform(R: ReferenceParts, Base: ReferenceParts, options: EditionResolveOptions): EditionTarget {
  if (R.scheme !== undefined) return uri(R);
  if (R.authority !== undefined) return uri({ ...R, scheme: Base.scheme });
  const T = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path === "") {
    if (R.query === undefined) return { kind: "current-document", fragment: R.fragment };
    return uri({ ...T, path: Base.path });
  }
  if (R.path.startsWith("/")) return uri(T);
  return withSurplus({ ...T, path: merge(Base.path, R.path) }, options, `${NAME} §5.2, step 7`);
}

/** §5.2, steps 1 to 6 of the merge routine. */
function merge(basePath: string, path: string): string {
  return withoutDotSegments((basePath === "" ? "/" : directoryOf(basePath)) + path);
}

/**
 * §6.2.2: case (§6.2.2.1), escapes (§6.2.2.2), and the path segments (§6.2.2.3) of absolute URIs; and on level `scheme`
 * the port (§6.2.3).
 */
function normalForm(reference: string, { level = "syntax" }: EditionNormalizeOptions): string {
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  // §6.2.3: "an empty port component [is] equivalent to the default", and an explicit default port to none.
  const keptPort =
    level === "scheme" ? (port: string) => nonDefaultPort(scheme, port) : (port: string) => port;
  const parts: ReferenceParts = {
    scheme: scheme?.toLowerCase(),
    authority: authority && normalEscapes(normalServer(authority, serverIn, keptPort)),
    path: normalEscapes(path),
    query: query === undefined ? undefined : normalEscapes(query),
    fragment: fragment === undefined ? undefined : normalEscapes(fragment),
  };
  return recompose(isOpaque(reference) || scheme === undefined ? parts : withNormalPath(parts));
}

/** §6.2.2.2: hexadecimal digits in upper case; §2.3: of the unreserved, letters, digits, `_` and `~` unescaped. */
function normalEscapes(text: string): string {
  return replacedInPieces(text, (piece) => piece.replace(/%[0-9A-Fa-f]{2}/g, normalTriplet));
}

function normalTriplet(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return /[A-Za-z0-9_~]/.test(character) ? character : triplet.toUpperCase();
}

/**
 * §6.2.2.3: the path after its first slash, merged with that slash. The section would have it resolved as a reference;
 * a path with a second slash at its start would then lose a segment, so it is only merged.
 */
function withNormalPath(parts: ReferenceParts): ReferenceParts {
  return parts.path === "" ? parts : { ...parts, path: merge("/", parts.path.slice(1)) };
}

/** Appendix A: the rules that errors name, and the sections that describe them. */
export const RULES = rulesOfSections({
  4: "URI-reference",
  3: "absolute-URI hier-part opaque-part",
  5: "relative-URI rel-segment",
  "3.1": "scheme",
  "3.2": "authority",
  "3.2.1": "reg-name",
  "3.2.2": "server userinfo host port",
  "3.3": "abs-path path-segments segment",
  "3.4": "query",
  "4.1": "fragment",
});

/** §3, §4, §5: "many protocol elements allow only the absolute form of a URI with an optional fragment identifier". */
const KINDS: ReferenceKinds = {
  absolute: "absolute-URI",
  absoluteWithFragment: "absolute-URI-reference",
  relative: "relative-URI",
  relativeWithFragment: "URI-reference",
};

/** The rules that have a table. */
export const STARTS = ["URI-reference", "userinfo", "IPv6reference", "IPv4address", "hostname"] as const;

/**
 * rfc2396bis-01, half way to RFC 3986: exact IPv6 and IPv4 addresses, host names with labels of limited length, and a
 * reference `?y` that keeps the path of the base; opaque parts, `reg-name` and surplus `..` as in RFC 2396.
 *
 * @example
 * ```ts
 * import { rfc2396bis01 } from "@urikit/standards";
 *
 * rfc2396bis01.resolve("?y", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/b/c/d;p?y" }
 * rfc2396bis01.normalize("http://a/%7e%2d"); // => "http://a/~%2D"
 * rfc2396bis01.normalize("http://a:80/", { level: "scheme" }); // => "http://a/"
 * rfc2396bis01.kind("http://a/#s"); // => "absolute-URI-reference"
 * ```
 */
export const rfc2396bis01: Edition<"rfc2396bis-01"> = opaqueEdition({
  id: "rfc2396bis-01",
  name: NAME,
  title: "draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax",
  date: "2003-03",
  classes: opaqueClasses(NAME, "[];/?:@&=+$,", ";:@?/[]"),
  sections: { authority: `${NAME} §3.2`, resolution: `${NAME} §5.2`, normalForm: `${NAME} §6.2` },
  rungs: [
    { level: "syntax", section: `${NAME} §6.2.2` },
    { level: "scheme", section: `${NAME} §6.2.3` },
  ],
  rules: RULES,
  kind: (reference) => kindBy(KINDS, partsOf(reference)),
  table: TABLES["URI-reference"],
  names: { opaquePart: "opaque-part", registeredName: "reg-name" },
  isOpaque,
  serverIn,
  segmentsOf: segmentsWithValues,
  mayIgnoreScheme: () => true,
  transform,
  normalForm,
});
