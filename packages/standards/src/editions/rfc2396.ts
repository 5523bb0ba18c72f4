/** RFC 2396, Uniform Resource Identifiers: Generic Syntax (August 1998), with RFC 2732 (December 1999). */

import { nonDefaultPort } from "../default-ports.ts";
import {
  type Edition,
  type EditionResolveOptions,
  type EditionTarget,
  kindBy,
  type ReferenceKinds,
  rulesOfSections,
} from "../edition.ts";
import { TABLES } from "../grammars/rfc2396.ts";
import { partsOf, type ReferenceParts, recompose } from "../parts.ts";
import { directoryOf, withoutDotSegments } from "../path-merging.ts";
import { Recognizer } from "../recognizer.ts";
import { segmentsOf } from "../segments.ts";
import {
  normalServer,
  opaqueClasses,
  opaqueEdition,
  serverRule,
  uri,
  withSurplus,
} from "./opaque-edition.ts";

const NAME = "RFC 2396";

/** §3: an absolute URI with no slash after its scheme. */
export function isOpaque(reference: string): boolean {
  const { scheme } = partsOf(reference);
  return scheme !== undefined && reference[scheme.length + 1] !== "/";
}

/** §3.2.2, and RFC 2732 §3. */
export const serverIn = serverRule({ userinfo: TABLES.userinfo, hosts: [TABLES.host] });

/** §5.2, step 3: a scheme may be ignored only "if it is known to always use the `<hier_part>` syntax". */
const HIERARCHICAL = new Set([
  "file",
  "ftp",
  "gopher",
  "http",
  "https",
  "nntp",
  "prospero",
  "telnet",
  "wais",
]);

/** §5.2: resolving relative references to absolute form, from step 2 to the letter. */
function transform(R: ReferenceParts, Base: ReferenceParts, options: EditionResolveOptions): EditionTarget {
  if (R.path === "" && R.scheme === undefined && R.authority === undefined && R.query === undefined)
    return { kind: "current-document", fragment: R.fragment }; // step 2
  if (R.scheme !== undefined) return uri(R); // step 3
  if (R.authority !== undefined) return uri({ ...R, scheme: Base.scheme }); // step 4
  const T = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path.startsWith("/")) return uri(T); // step 5
  // Steps 6a to 6f. A base without a path adds no slash, which the next edition mends (rfc2396bis-01, G.2).
  const path = withoutDotSegments(directoryOf(Base.path) + R.path);
  return withSurplus({ ...T, path }, options, `${NAME} §5.2, step 6g`);
}

/**
 * §6: the scheme and the host name in lower case, and no default port. Nothing is unescaped: unreserved characters may
 * be unescaped only "if the given URI scheme defines a canonicalization algorithm" (§2.4.2), and this document
 * defines no scheme.
 */
function normalForm(reference: string): string {
  const parts = partsOf(reference);
  const scheme = parts.scheme?.toLowerCase();
  if (scheme !== undefined && isOpaque(reference)) return scheme + reference.slice(scheme.length);
  const keptPort = (port: string) => (nonDefaultPort(scheme, port) === undefined ? undefined : port);
  const authority = parts.authority && normalServer(parts.authority, serverIn, keptPort);
  return recompose({ ...parts, scheme, authority });
}

/** Appendix A: the rules that errors name, and the sections that describe them. */
export const RULES = rulesOfSections({
  4: "URI-reference",
  3: "absoluteURI hier_part opaque_part",
  5: "relativeURI rel_segment",
  "3.1": "scheme",
  "3.2": "authority",
  "3.2.1": "reg_name",
  "3.2.2": "server userinfo host port",
  "3.3": "abs_path path_segments segment param",
  "3.4": "query",
  "4.1": "fragment",
});

/** Appendix A: a reference with a fragment is only a `URI-reference`, and so is the empty one. */
const KINDS: ReferenceKinds = {
  absolute: "absoluteURI",
  absoluteWithFragment: "URI-reference",
  relative: "relativeURI",
  relativeWithFragment: "URI-reference",
};

/** The rules that have a table. */
export const STARTS = ["URI-reference", "userinfo", "host", "query-only"] as const;

/** Appendix C resolves `?y`, which no rule of Appendix A derives. */
const queryOnly = new Recognizer(TABLES["query-only"]);

/**
 * RFC 2396 with the brackets of RFC 2732. A URI without a slash after its scheme is opaque; an authority is a `server`,
 * or a `reg_name`, in which no host is known.
 *
 * @example
 * ```ts
 * import { rfc2396 } from "@urikit/standards";
 *
 * rfc2396.components("mailto:a@b")?.opaque_part; // => "a@b"
 * rfc2396.resolve("../../../g", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/../g" }
 * rfc2396.resolve("../../../g", "http://a/b/c/d;p?q", { surplus: "remove" }); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc2396: Edition<"rfc2396"> = opaqueEdition({
  id: "rfc2396",
  name: NAME,
  title: "Uniform Resource Identifiers (URI): Generic Syntax",
  date: "1998-08",
  classes: opaqueClasses(NAME, ";/?:@&=+$,[]", ";:@?/"), // and RFC 2732 §3 (3)
  sections: { authority: `${NAME} §3.2`, resolution: `${NAME} §5.2`, normalForm: `${NAME} §6` },
  rungs: [{ level: "scheme", section: `${NAME} §6` }],
  rules: RULES,
  kind: (reference) => (reference === "" ? "URI-reference" : kindBy(KINDS, partsOf(reference))),
  table: TABLES["URI-reference"],
  names: { opaquePart: "opaque_part", registeredName: "reg_name" },
  isOpaque,
  serverIn,
  segmentsOf,
  resolvesAnyway: (reference) => queryOnly.accepts(reference),
  mayIgnoreScheme: (scheme) => HIERARCHICAL.has(scheme),
  transform,
  normalForm,
});
