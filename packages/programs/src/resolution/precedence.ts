/** The pieces that come from the base, by those that the reference has (RFC 3986 §5.2.2). */

import { formOf, merges, type Resolution, type ResolutionHabit, settles } from "../resolution.ts";
import { step } from "../step.ts";

export const takesUriAsItIs = settles({
  ...step("same-scheme", "takes-uri-as-it-is", "RFC 3986 §5.2.2; RFC 2396 §5.2, step 3"),
  target: (reference) => (reference.scheme === undefined ? undefined : reference),
});

export const inheritsScheme = settles({
  ...step("authority-inherited", "inherits-scheme", "RFC 3986 §5.2.2; RFC 2396 §5.2, step 4"),
  target: (reference, { scheme }) =>
    reference.authority === undefined ? undefined : { ...reference, scheme },
});

export const keepsPathAndQuery = settles({
  ...step("query-alone", "keeps-path-and-query", "RFC 3986 §5.2.2"),
  target: ({ path, query, fragment }, base) =>
    path === "" ? { ...base, query: query ?? base.query, fragment } : undefined,
});

export const replacesPath = settles({
  ...step("merging", "replaces-path", "RFC 3986 §5.2.2; RFC 2396 §5.2, step 5"),
  target: ({ path, query, fragment }, base) =>
    path.startsWith("/") ? { ...base, path, query, fragment } : undefined,
});

/** "if defined(Base.authority) and empty path" is a path with a slash. */
export const mergesPaths = merges({
  ...step("merging", "merges-paths", "RFC 3986 §5.2.3"),
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
  ...step("same-scheme", "ignores-scheme-of-base", "RFC 3986 §5.2.2, not strict; RFC 1630"),
  apply: (resolution) => (isOfScheme(resolution) ? withoutScheme(resolution) : resolution),
};

function isOfScheme({ reference, base }: Resolution): boolean {
  return formOf(reference) === "uri" && reference.scheme === base.scheme;
}

function withoutScheme(resolution: Resolution): Resolution {
  return { ...resolution, reference: { ...resolution.reference, scheme: undefined } };
}
