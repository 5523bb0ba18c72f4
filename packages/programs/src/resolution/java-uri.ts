/** Java: `URI.resolve`, which is RFC 2396 §5.2 step by step. */

import { serverOf, serverText } from "../java-grammar.ts";
import {
  formOf,
  merges,
  type Pieces,
  type Resolution,
  type ResolutionHabit,
  settles,
  writes,
  writesMerged,
} from "../resolution.ts";
import { step } from "../step.ts";
import { splitsByAppendixB } from "./appendix-b.ts";
import { directoryOf, inheritsScheme, replacesPath, takesUriAsItIs } from "./precedence.ts";

const isOpaque = ({ scheme, authority, path }: Pieces) =>
  scheme !== undefined && authority === undefined && !path.startsWith("/");

const opaqueBaseGivesReference = settles({
  ...step("opaque", "opaque-base-gives-reference", "RFC 2396 §5; java.net.URI, resolve"),
  target: (reference, base) => (isOpaque(base) ? reference : undefined),
});

const emptyAuthorityIsAbsent: ResolutionHabit = {
  ...step("empty", "empty-authority-is-absent", 'java.net.URI, parseHierarchical: "Allow empty authority"'),
  apply: ({ reference, base, ...found }: Resolution) => ({
    ...found,
    reference: reference.scheme === undefined ? withoutEmptyAuthority(reference) : reference,
    base: withoutEmptyAuthority(base),
  }),
};

const withoutEmptyAuthority = (pieces: Pieces) =>
  pieces.authority === "" ? { ...pieces, authority: undefined } : pieces;

const loneFragmentIsOfBase = settles({
  ...step("empty-reference", "lone-fragment-is-of-base", "RFC 2396 §4.2; §5.2, step 2"),
  target: (reference, base) =>
    isLoneFragment(reference) ? { ...base, fragment: reference.fragment } : undefined,
});

const isLoneFragment = (reference: Pieces) =>
  formOf(reference) === "no-path" && reference.query === undefined && reference.fragment !== undefined;

const mergesAfterLastSlash = merges({
  ...step("query-alone", "merges-after-last-slash", "RFC 2396 §5.2, steps 6a and 6b; JDK-8272702"),
  target: ({ path, query, fragment }, base) => {
    const before = directoryOf(base.path) || (path === "" ? "" : "/");
    return { ...base, path: before + path, query, fragment };
  },
});

const keepsSurplusAndJoinsSlashes = writesMerged({
  ...step(
    "surplus",
    "keeps-surplus-and-joins-slashes",
    "RFC 2396 §5.2, steps 6c to 6g; java.net.URI, normalize",
  ),
  write: (target) => ({ ...target, path: normalized(target.path) }),
});

/** A slash after a segment stays with it. */
function normalized(path: string): string {
  if (!/\/(?:\/|\.{1,2}(?:\/|$))|^\.{1,2}(?:\/|$)/.test(path)) return path;
  const segments = path.match(/[^/]+\/?/g) ?? [];
  const kept: string[] = [];
  for (const segment of segments) {
    const isUp = segment === ".." || segment === "../";
    if (isUp && kept.length > 0 && kept.at(-1) !== "../") kept.pop();
    else if (segment !== "." && segment !== "./") kept.push(segment);
  }
  return (path.startsWith("/") ? "/" : "") + kept.join("");
}

const writesServerAnew = writes({
  ...step("port", "writes-server-anew", "java.net.URI, defineString"),
  write: (target, { reference }) =>
    target === reference || target.authority === undefined
      ? target
      : { ...target, authority: authorityOf(target.authority) },
});

function authorityOf(authority: string): string {
  const server = serverOf(authority);
  return server === undefined ? authority : serverText(server);
}

export const JAVA_URI_RESOLUTION: readonly ResolutionHabit[] = [
  splitsByAppendixB,
  takesUriAsItIs,
  opaqueBaseGivesReference,
  emptyAuthorityIsAbsent,
  loneFragmentIsOfBase,
  inheritsScheme,
  replacesPath,
  mergesAfterLastSlash,
  keepsSurplusAndJoinsSlashes,
  writesServerAnew,
];
