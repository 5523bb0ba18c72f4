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
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { directoryOf, inheritsScheme, replacesPath, takesUriAsItIs } from "./precedence.ts";

const takesTextsByScheme: ResolutionHabit = {
  ...step("encoding", "takes-texts-by-scheme", "URI.pm, new, new_abs"),
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
  ...step("opaque", "resolves-nothing-in-opaque-schemes", "URI.pm, _init, abs"),
  target(reference, base) {
    const { scheme } = piecesOf(base.path);
    const isOpaque = isOf({ ...started(""), scheme: scheme?.toLowerCase() }, "mailto", "data", "urn");
    const isUri = piecesOf(reference.path).scheme !== undefined;
    return isOpaque && !isUri ? { ...unsplit(reference.path), scheme } : undefined;
  },
});

/** The query of ftp is a part of its path. */
const splitsByScheme: ResolutionHabit = {
  ...step("query-alone", "splits-by-scheme", "RFC 3986 Appendix B; URI/ftp.pm, path"),
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
  ...step("empty-reference", "keeps-all-of-base", "rfc2396bis-01 §5.2; URI/_generic.pm, abs"),
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
  ...step("scheme", "replaces-path-after-any-colon", "URI/_generic.pm, path, abs, _check_path"),
  target({ path, query, fragment }, base) {
    if (!afterAnyColon(path).startsWith("/")) return undefined;
    return { ...base, path: base.authority === undefined ? path : `/${path}`, query, fragment };
  },
});

const mergesAfterAnyColon = merges({
  ...step("merging", "merges-after-any-colon", "rfc2396bis-01 §5.2; URI/_generic.pm, path, abs"),
  target: ({ path, query, fragment }, base) => ({
    ...base,
    path: directoryOf(base.path) + afterAnyColon(path),
    query,
    fragment,
  }),
});

const keepsSurplus = writesMerged({
  ...step(
    "surplus",
    "keeps-surplus-of-perl",
    "rfc2396bis-01 §5.2; URI/_generic.pm, abs: $ABS_REMOTE_LEADING_DOTS is off",
  ),
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
