/** Java: `new URL(context, spec)`, older than the steps of RFC 2396, which it takes in some places. */

import { type Habit, progressBy } from "../habit.ts";
import { stripsEnds } from "../habits/blanks.ts";
import { dropsPrefixUrl } from "../habits/scheme.ts";
import {
  merges,
  type Pieces,
  type ResolutionHabit,
  reads,
  recomposed,
  settles,
  unsplit,
  writes,
  writesMerged,
} from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { directoryOf } from "./precedence.ts";

const stripsAndDropsPrefix = reads({
  ...step("prefix", "strips-and-drops-prefix", "java.net.URL, URL(URL, String, URLStreamHandler)"),
  read: (pieces) => unsplit(progressBy([stripsEnds, dropsPrefixUrl], recomposed(pieces))?.rest ?? ""),
});

/** It reads a URL by these habits. */
const refusesWhatIsNoUrl = (habits: readonly Habit[]): ResolutionHabit => ({
  ...step("scheme", "refuses-what-is-no-url", "java.net.URL, MalformedURLException"),
  apply(resolution) {
    const { reference, base } = resolution;
    const { scheme } = piecesOf(base.path);
    const isUrl = piecesOf(reference.path).scheme !== undefined;
    const whole = isUrl ? reference.path : `${scheme}:${reference.path}`;
    return progressBy(habits, base.path) && progressBy(habits, whole) && resolution;
  },
});

const splits = reads({
  ...step("slashes", "splits-after-four-slashes", "java.net.URLStreamHandler, parseURL: isUNCName"),
  read(pieces) {
    const { scheme, authority, path, ...found } = piecesOf(recomposed(pieces));
    const isShare = authority === "" && path.startsWith("//");
    return {
      ...found,
      scheme: scheme?.toLowerCase(),
      authority: isShare ? undefined : authority,
      path: isShare ? `//${path}` : path,
    };
  },
});

const ignoresSchemeOfBaseWithSlash: ResolutionHabit = {
  ...step(
    "same-scheme",
    "ignores-scheme-of-base-with-slash",
    "RFC 2396 §5.2, step 3, backwards compatible; java.net.URL",
  ),
  apply(resolution) {
    const { reference, base } = resolution;
    const isOfBase = reference.scheme === base.scheme && base.path.startsWith("/");
    return isOfBase ? { ...resolution, reference: { ...reference, scheme: undefined } } : resolution;
  },
};

const takesOtherSchemes = settles({
  ...step("same-scheme", "takes-other-schemes", "java.net.URL"),
  target: (reference) => (reference.scheme === undefined ? undefined : reference),
});

const mailtoReplacesAll: ResolutionHabit = {
  ...step("opaque", "mailto-replaces-all", "sun.net.www.protocol.mailto.Handler, parseURL"),
  apply(resolution) {
    const { reference, base, target } = resolution;
    if (target !== undefined || base.scheme !== "mailto") return resolution;
    const address = recomposed({ ...reference, fragment: undefined });
    return address === ""
      ? undefined
      : { ...resolution, target: { ...unsplit(address), scheme: base.scheme } };
  },
};

const emptyReferenceKeepsAll = settles({
  ...step("empty-reference", "empty-reference-keeps-all", "RFC 2396 §5.2, step 2; java.net.URL"),
  target: ({ authority, path, query, fragment }, base) =>
    authority === undefined && path === "" && query === undefined
      ? { ...base, fragment: fragment ?? base.fragment }
      : undefined,
});

const emptyAuthorityKeepsPath = settles({
  ...step("authority-inherited", "empty-authority-keeps-path", "java.net.URLStreamHandler, parseURL"),
  target({ authority, path, query, fragment }, base) {
    if (authority === undefined) return undefined;
    const kept = authority === "" && path === "" ? base.path : path;
    return { ...base, authority, path: kept, query, fragment };
  },
});

const queryKeepsDirectory = settles({
  ...step(
    "query-alone",
    "query-keeps-directory",
    "RFC 2396 §5.2, step 6; java.net.URLStreamHandler, parseURL: queryOnly",
  ),
  target: ({ path, query, fragment }, base) =>
    path === "" ? { ...base, path: directoryOf(base.path) || "/", query, fragment } : undefined,
});

const replacesPath = settles({
  ...step(
    "dot-segments",
    "replaces-path-of-java-url",
    "RFC 2396 §5.2, step 5; java.net.URLStreamHandler, parseURL",
  ),
  target: ({ path, query, fragment }, base) =>
    path.startsWith("/") ? { ...base, path, query, fragment } : undefined,
});

const startsPath = settles({
  ...step("merging", "starts-path", "java.net.URLStreamHandler, parseURL"),
  target: ({ path, query, fragment }, base) =>
    base.path === ""
      ? { ...base, path: base.authority === undefined ? path : `/${path}`, query, fragment }
      : undefined,
});

const mergesPath = merges({
  ...step("merging", "merges-path", "RFC 2396 §5.2, step 6b; java.net.URLStreamHandler, parseURL: isRelPath"),
  target({ path, query, fragment }, base) {
    const separator = base.path.includes("/") || base.authority === undefined ? "" : "/";
    return { ...base, path: directoryOf(base.path) + separator + path, query, fragment };
  },
});

const keepsSurplus = writesMerged({
  ...step("surplus", "keeps-surplus-of-java-url", "java.net.URLStreamHandler, parseURL"),
  write: (target) => ({ ...target, path: withoutDots(target.path) }),
});

/** The last segment is looked at after the others, and may meet the first `/..` of the path. */
function withoutDots(path: string): string {
  const [first = "", ...segments] = path.split("/");
  const last = segments.pop() ?? "";
  const kept: string[] = [];
  for (const segment of segments) {
    const goesUp = segment === ".." && kept.length > 0 && !(kept.length === 1 && kept[0] === "..");
    if (goesUp) kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  const text = withoutLastParent([first, ...kept, last].join("/"));
  const started = text.startsWith("./") && text.length > 2 ? text.slice(2) : text;
  return started.endsWith("/.") ? started.slice(0, -1) : started;
}

function withoutLastParent(path: string): string {
  if (!path.endsWith("/..")) return path;
  const at = path.indexOf("/..");
  const before = at === 0 ? -1 : path.lastIndexOf("/", at - 1);
  return before === -1 ? path : path.slice(0, before + 1);
}

const writesNoEmptyAuthority = writes({
  ...step("empty", "writes-no-empty-authority", "java.net.URLStreamHandler, toExternalForm"),
  write: (target: Pieces) => ({
    ...target,
    authority: target.authority || undefined,
    fragment: target.scheme === "mailto" ? undefined : target.fragment,
  }),
});

/** The habits of resolution, after those of reading. */
export function javaUrlResolution(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [
    stripsAndDropsPrefix,
    refusesWhatIsNoUrl(habits),
    splits,
    ignoresSchemeOfBaseWithSlash,
    takesOtherSchemes,
    mailtoReplacesAll,
    emptyReferenceKeepsAll,
    emptyAuthorityKeepsPath,
    queryKeepsDirectory,
    replacesPath,
    startsPath,
    mergesPath,
    keepsSurplus,
    writesNoEmptyAuthority,
  ];
}
