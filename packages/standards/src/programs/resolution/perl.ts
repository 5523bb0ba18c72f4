/** Perl: `URI->new_abs`, which merges paths as the draft of 2003 does. */

import { started } from "../habit.ts";
import { dropsWrapping, encodesWhatIsNotUric, isOf, writesHostInPunycode } from "../perl-text.ts";
import {
  merges,
  type Pieces,
  type ResolutionHabit,
  recomposed,
  settles,
  unsplit,
  writesMerged,
} from "../resolution.ts";
import { piecesOf } from "./appendix-b.ts";
import { directoryOf, inheritsScheme, replacesPath, takesUriAsItIs } from "./precedence.ts";

const takesTextsByScheme: ResolutionHabit = {
  idea: "encoding",
  says: "drops what is wrapped around a text, and encodes what no URI contains by the class of its scheme, or of the base's",
  source: "URI.pm, new, new_abs",
  apply({ reference, base, ...found }) {
    const ofBase = textOf(recomposed(base), undefined);
    const scheme = piecesOf(ofBase).scheme;
    return { reference: unsplit(textOf(recomposed(reference), scheme)), base: unsplit(ofBase), ...found };
  },
};

function textOf(text: string, schemeOfBase: string | undefined): string {
  const plain = dropsWrapping.apply(started(text))?.rest ?? text;
  const { scheme } = piecesOf(plain);
  const before = scheme === undefined ? "" : `${scheme}:`;
  const ofClass = { ...started(plain.slice(before.length)), scheme: (scheme ?? schemeOfBase)?.toLowerCase() };
  const written = writesHostInPunycode.apply(ofClass) ?? ofClass;
  return before + (encodesWhatIsNotUric.apply(written) ?? written).rest;
}

const resolvesNothingInOpaqueSchemes = settles({
  idea: "opaque",
  says: "puts only the scheme before a reference, if that of the base is mailto, data or urn",
  source: "URI.pm, _init, abs",
  target(reference, base) {
    const { scheme } = piecesOf(base.path);
    const isOpaque = isOf({ ...started(""), scheme: scheme?.toLowerCase() }, "mailto", "data", "urn");
    const isUri = piecesOf(reference.path).scheme !== undefined;
    return isOpaque && !isUri ? { ...unsplit(reference.path), scheme } : undefined;
  },
});

/** The query of ftp is a part of its path. */
const splitsByScheme: ResolutionHabit = {
  idea: "query-alone",
  says: "cuts a text by Appendix B; in ftp, no query is cut from the path",
  source: "RFC 3986 Appendix B; URI/ftp.pm, path",
  apply({ reference, base, ...found }) {
    const pieces = piecesOf(base.path);
    const isFtp = pieces.scheme?.toLowerCase() === "ftp";
    const cut = (one: Pieces) => (isFtp ? withQueryInPath(one) : one);
    const lowered = { ...pieces, scheme: pieces.scheme?.toLowerCase() };
    return { reference: cut(piecesOf(reference.path)), base: cut(lowered), ...found };
  },
};

const withQueryInPath = ({ query, path, ...pieces }: Pieces): Pieces => ({
  ...pieces,
  path: query === undefined ? path : `${path}?${query}`,
  query: undefined,
});

/** Of `1:2`, the path is `2`. */
const afterAnyColon = (path: string) => path.replace(/^[^:/?#]+:/, "");

const keepsAllOfBase = settles({
  idea: "empty-reference",
  says: "keeps all of the base for a reference without a path, its fragment too, except what the reference has",
  source: "rfc2396bis-01 §5.2; URI/_generic.pm, abs",
  target: ({ path, query, fragment }, base) =>
    afterAnyColon(path) === ""
      ? {
          ...base,
          query: query ?? base.query,
          fragment: fragment === undefined ? base.fragment : fragment.replaceAll("#", "%23"),
        }
      : undefined,
});

const replacesPathAfterAnyColon = settles({
  idea: "scheme",
  says: "takes a path as it is if a slash follows a colon in its first segment, after a slash if there is an authority",
  source: "URI/_generic.pm, path, abs, _check_path",
  target({ path, query, fragment }, base) {
    if (!afterAnyColon(path).startsWith("/")) return undefined;
    return { ...base, path: base.authority === undefined ? path : `/${path}`, query, fragment };
  },
});

const mergesAfterAnyColon = merges({
  idea: "merging",
  says: "puts a relative path after the last slash of the base's path, without what stands before a colon in it",
  source: "rfc2396bis-01 §5.2; URI/_generic.pm, path, abs",
  target: ({ path, query, fragment }, base) => ({
    ...base,
    path: directoryOf(base.path) + afterAnyColon(path),
    query,
    fragment,
  }),
});

const keepsSurplus = writesMerged({
  idea: "surplus",
  says: "removes plain dot-segments of a merged path, keeps those that lead above the root, and begins it with a slash",
  source: "rfc2396bis-01 §5.2; URI/_generic.pm, abs: $ABS_REMOTE_LEADING_DOTS is off",
  write: (target) => ({ ...target, path: withoutDots(target.path) }),
});

function withoutDots(path: string): string {
  const kept: string[] = [];
  let isDirectory = false;
  for (const segment of path.replace(/^\//, "").split("/")) {
    const goesUp = segment === ".." && kept.length > 0 && kept.at(-1) !== "..";
    if (goesUp) kept.pop();
    else if (segment !== ".") kept.push(segment);
    isDirectory = segment === "." || goesUp;
  }
  if (isDirectory && kept.length > 0) kept.push("");
  return `/${kept.join("/")}`;
}

export const PERL_RESOLUTION: readonly ResolutionHabit[] = [
  takesTextsByScheme,
  resolvesNothingInOpaqueSchemes,
  splitsByScheme,
  takesUriAsItIs,
  inheritsScheme,
  replacesPath,
  keepsAllOfBase,
  replacesPathAfterAnyColon,
  mergesAfterAnyColon,
  keepsSurplus,
];
