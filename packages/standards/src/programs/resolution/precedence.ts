/** Which pieces come from the base, by what the reference has (RFC 3986 §5.2.2). */

import { formOf, merges, type Resolution, type ResolutionHabit, settles } from "../resolution.ts";

export const takesUriAsItIs = settles({
  idea: "same-scheme",
  says: "takes a reference with a scheme for the target",
  source: "RFC 3986 §5.2.2; RFC 2396 §5.2, step 3",
  target: (reference) => (reference.scheme === undefined ? undefined : reference),
});

export const inheritsScheme = settles({
  idea: "authority-inherited",
  says: "takes the scheme of the base for a reference with an authority",
  source: "RFC 3986 §5.2.2; RFC 2396 §5.2, step 4",
  target: (reference, { scheme }) =>
    reference.authority === undefined ? undefined : { ...reference, scheme },
});

export const keepsPathAndQuery = settles({
  idea: "query-alone",
  says: "keeps the path of the base for a reference without one, and its query if the reference has none",
  source: "RFC 3986 §5.2.2",
  target: ({ path, query, fragment }, base) =>
    path === "" ? { ...base, query: query ?? base.query, fragment } : undefined,
});

export const replacesPath = settles({
  idea: "merging",
  says: "takes a path that begins with a slash as it is",
  source: "RFC 3986 §5.2.2; RFC 2396 §5.2, step 5",
  target: ({ path, query, fragment }, base) =>
    path.startsWith("/") ? { ...base, path, query, fragment } : undefined,
});

/** "if defined(Base.authority) and empty path" is a path with a slash. */
export const mergesPaths = merges({
  idea: "merging",
  says: "puts a relative path after the last slash of the base's path; that of an authority without a path is a slash",
  source: "RFC 3986 §5.2.3",
  target: ({ path, query, fragment }, base) => {
    const before = base.authority !== undefined && base.path === "" ? "/" : directoryOf(base.path);
    return { ...base, path: before + path, query, fragment };
  },
});

/** A path without its last segment: everything up to its last slash, and the slash. */
export function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

export const ignoresSchemeOfBase: ResolutionHabit = {
  idea: "same-scheme",
  says: "ignores a scheme that equals the scheme of the base: `http:g` is `g`",
  source: "RFC 3986 §5.2.2, not strict; RFC 1630",
  apply: (resolution) => (isOfScheme(resolution) ? withoutScheme(resolution) : resolution),
};

function isOfScheme({ reference, base }: Resolution): boolean {
  return formOf(reference) === "uri" && reference.scheme === base.scheme;
}

function withoutScheme(resolution: Resolution): Resolution {
  return { ...resolution, reference: { ...resolution.reference, scheme: undefined } };
}
