/** Python: `resolve_with` of `rfc3986`, which normalizes the base first. */

import { isAbsoluteUri, isUri } from "urikit";
import { encoded, partsOf } from "../python-rfc3986-grammar.ts";
import {
  formOf,
  merges,
  type Pieces,
  type Resolution,
  type ResolutionHabit,
  reads,
  recomposed,
  writes,
} from "../resolution.ts";
import { step } from "../step.ts";
import { segmentsWithoutDots } from "./dot-segments.ts";
import {
  ignoresSchemeOfBase,
  inheritsScheme,
  keepsPathAndQuery,
  replacesPath,
  takesUriAsItIs,
} from "./precedence.ts";

const PIECES = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^\\/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^\n]*))?/;

const splitsAndEncodes = reads({
  ...step(
    "encoding",
    "splits-and-encodes-of-python-rfc3986",
    "rfc3986/uri.py, from_string; RFC 3986 Appendix B",
  ),
  read(pieces) {
    const [, scheme, authority, path = "", query, fragment] = PIECES.exec(recomposed(pieces)) ?? [];
    return {
      scheme,
      authority: authority || undefined,
      path: encoded(path),
      query: query === undefined ? undefined : encoded(query),
      fragment: fragment === undefined ? undefined : encoded(fragment),
    };
  },
});

const needsAbsoluteBase: ResolutionHabit = {
  ...step("opaque", "needs-absolute-base", "RFC 3986 §4.3; rfc3986/misc.py, ABSOLUTE_URI_MATCHER"),
  apply: (resolution) => (isAbsolute(resolution.base) ? resolution : undefined),
};

/** The characters of an authority are not looked at. */
function isAbsolute({ authority, path, ...base }: Pieces): boolean {
  const hasMore = authority !== undefined || path !== "";
  return hasMore && isAbsoluteUri(recomposed({ ...base, path, authority: authority && "a" }));
}

const needsSchemeInBase: ResolutionHabit = {
  ...step(
    "opaque",
    "needs-scheme-in-base",
    "RFC 3986 §5.1; rfc3986/_mixin.py, resolve_with: is_valid, since 2.0",
  ),
  apply(resolution) {
    const { authority, ...base } = resolution.base;
    const hasPlace = !authority || partsOf(authority) !== undefined;
    return hasPlace && isUri(recomposed({ ...base, authority: authority && "a" })) ? resolution : undefined;
  },
};

const normalizesBase: ResolutionHabit = {
  ...step("encoding", "normalizes-base", "RFC 3986 §5.2.1, §6.2.2; rfc3986/_mixin.py, normalize"),
  apply: (resolution: Resolution) => ({ ...resolution, base: normalized(resolution.base) }),
};

function normalized({ scheme, authority, path, query, fragment }: Pieces): Pieces {
  return {
    scheme: scheme?.toLowerCase(),
    authority: authority && normalAuthority(authority),
    path: removed(upperTriplets(path)),
    query: query && upperTriplets(query),
    fragment: fragment && upperTriplets(fragment),
  };
}

const upperTriplets = (text: string) => text.replace(/%[0-9A-Fa-f]{2}/g, (one) => one.toUpperCase());

/** One that is not valid is lost. */
function normalAuthority(authority: string): string | undefined {
  const parts = partsOf(authority);
  if (parts === undefined) return undefined;
  const { userinfo, host, port } = parts;
  return (
    `${userinfo ? `${upperTriplets(userinfo)}@` : ""}${host.toLowerCase()}${port ? `:${port}` : ""}` ||
    undefined
  );
}

const mergesWithoutLastCharacter = merges({
  ...step(
    "merging",
    "merges-without-last-character",
    "RFC 3986 §5.2.3; rfc3986/misc.py, merge_paths: str.rfind",
  ),
  target({ path, query, fragment }, base) {
    const before = base.path.slice(0, base.path.lastIndexOf("/"));
    return { ...base, path: `${base.path === "" ? "" : before}/${path}`, query, fragment };
  },
});

function removed(path: string): string {
  const kept = segmentsWithoutDots(path.split("/"));
  if (path.startsWith("/") && kept[0] !== "") kept.unshift("");
  if (/\/\.\.?$/.test(path)) kept.push("");
  return kept.join("/");
}

const removesDotSegments = writes({
  ...step(
    "dot-segments",
    "removes-dot-segments-of-python-rfc3986",
    "RFC 3986 §5.2.4; rfc3986/normalizers.py, normalize_path",
  ),
  write: (target, { reference }) =>
    formOf(reference) === "no-path" ? target : { ...target, path: removed(upperTriplets(target.path)) },
});

const resolving = (needs: ResolutionHabit): readonly ResolutionHabit[] => [
  splitsAndEncodes,
  needs,
  normalizesBase,
  ignoresSchemeOfBase,
  takesUriAsItIs,
  inheritsScheme,
  keepsPathAndQuery,
  replacesPath,
  mergesWithoutLastCharacter,
  removesDotSegments,
];

export const RFC3986_RESOLUTION = resolving(needsSchemeInBase);
export const RFC3986_RESOLUTION_OF_15 = resolving(needsAbsoluteBase);
