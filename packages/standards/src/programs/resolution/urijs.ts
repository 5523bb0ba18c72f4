/** npm: `absoluteTo` of `urijs`. */

import { type Habit, type Progress, progressBy } from "../habit.ts";
import { isIpv6 } from "../habits/host.ts";
import { encodedAnew, triplets } from "../habits/triplets.ts";
import {
  merges,
  type Pieces,
  type ResolutionHabit,
  recomposed,
  settles,
  writes,
  writesMerged,
} from "../resolution.ts";
import { directoryOf, takesUriAsItIs } from "./precedence.ts";

/** It reads a text by these habits; the first ones come before it looks for a scheme. */
const readsBoth = (first: readonly Habit[], then: readonly Habit[]): ResolutionHabit => ({
  idea: "opaque",
  says: "refuses a reference with a scheme and no authority, and drops a second question mark before its query",
  source: 'urijs, URI.parse, absoluteTo: "URNs do not have any generally defined hierarchical components"',
  apply(resolution) {
    const [reference, base] = [recomposed(resolution.reference), recomposed(resolution.base)];
    const before = progressBy(first, reference);
    const found = before && progressOf(before, then);
    const ofBase = progressBy([...first, ...then], base);
    if (before === undefined || found === undefined || ofBase === undefined || isUrn(before.rest))
      return undefined;
    const pieces = piecesIn(found, reference);
    const query = pieces.query?.replace(/^\?/, "") || undefined;
    return { ...resolution, reference: { ...pieces, query }, base: piecesIn(ofBase, base) };
  },
});

const progressOf = (progress: Progress, habits: readonly Habit[]) =>
  habits.reduce<Progress | undefined>((now, habit) => now && habit.apply(now), progress);

const isUrn = (text: string) => /^(?:[a-z][a-z0-9.+-]*)?:(?![/\\]{2})/i.test(text);

/** A port without a host is lost; what is empty is absent. */
function piecesIn({ scheme, authority, userinfo, host, port, rest, query }: Progress, text: string): Pieces {
  const at = text.indexOf("#");
  const user = userinfo === undefined ? "" : `${userinfo}@`;
  const address = isIpv6(host?.replace(/%.+$/s, "") ?? "") ? `[${host}]` : host;
  const place = host === undefined ? "" : `${address}${port ? `:${port}` : ""}`;
  return {
    scheme,
    authority: authority === undefined ? undefined : user + place,
    path: rest,
    query: query || undefined,
    fragment: at === -1 ? undefined : text.slice(at + 1).replace(/[\t\n\r]/g, "") || undefined,
  };
}

const hasHost = ({ authority = "" }: Pieces) => /[^@]$/.test(authority);

const inheritsSchemeForHost = settles({
  idea: "authority-inherited",
  says: "takes the scheme of the base for a reference with a host; an authority without one is lost",
  source: "urijs, absoluteTo",
  target: (reference, { scheme }) => (hasHost(reference) ? { ...reference, scheme } : undefined),
});

const keepsPath = settles({
  idea: "query-alone",
  says: "keeps the path of the base for a reference without one, and its query if the reference has none",
  source: "RFC 3986 §5.2.2; urijs, absoluteTo",
  target: ({ path, query, fragment }, base) =>
    path === "" ? { ...base, query: query ?? base.query, fragment } : undefined,
});

const replacesPath = settles({
  idea: "dot-segments",
  says: "takes a path that begins with a slash as it is, dot-segments too",
  source: "urijs, absoluteTo",
  target: ({ path, query, fragment }, base) =>
    path.startsWith("/") ? { ...base, path, query, fragment } : undefined,
});

const mergesPaths = merges({
  idea: "merging",
  says: "puts a relative path after the last slash of the base's path; after none, if the base has no authority",
  source: "RFC 3986 §5.2.3; urijs, absoluteTo, directory",
  target({ path, query, fragment }, base) {
    const own = base.authority === undefined ? "" : directoryOf(base.path);
    const before = own === "" && (hasHost(base) || base.path.startsWith("/")) ? "/" : own;
    return { ...base, path: before + path, query, fragment };
  },
});

const recodesPath: ResolutionHabit = writesMerged({
  idea: "encoding",
  says: "decodes and encodes a merged path, segment by segment, which must be UTF-8, and so makes dots of encoded ones",
  source: "urijs, normalizePathname, recodePath",
  write(target) {
    const segments = target.path.split("/").map(recoded);
    return segments.includes(undefined) ? undefined : { ...target, path: segments.join("/") };
  },
});

function recoded(segment: string): string | undefined {
  return encodedAnew(segment)
    ?.replace(/[!'()*]/g, triplets)
    .replace(/%(?:24|26|2B|2C|3B|3D|3A|40)/g, decodeURIComponent);
}

const removesDotsAndSlashes = writesMerged({
  idea: "dot-segments",
  says: "removes dot-segments of a merged path, makes one slash of several, and keeps what leads above the root only without a host",
  source: "urijs, normalizePathname",
  write: (target) => ({ ...target, path: withoutDots(target.path, hasHost(target)) }),
});

function withoutDots(path: string, isOfHost: boolean): string {
  if (path === "/") return path;
  const isRelative = !path.startsWith("/");
  const segments = path.split("/").filter((segment) => segment !== "");
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  const isDirectory = kept.length > 0 && /(?:^|\/)\.{0,2}$/.test(path);
  const text = kept.join("/") + (isDirectory ? "/" : "");
  if (!isRelative || isOfHost) return `/${text}`;
  const [ups = ""] = /^(?:\.\.\/)*/.exec(`${segments.filter((segment) => segment !== ".").join("/")}/`) ?? [];
  return ups + text;
}

const writesSlashes = writes({
  idea: "slashes",
  says: "writes two slashes after any scheme, and a slash before the path after them",
  source: "urijs, URI.build",
  write: (target) =>
    target.scheme === undefined && target.authority === undefined
      ? target
      : {
          ...target,
          authority: target.authority ?? "",
          path: target.path.startsWith("/") ? target.path : `/${target.path}`,
        },
});

/** The habits of resolution, after those of reading. */
export function urijsResolution(first: readonly Habit[], then: readonly Habit[]): readonly ResolutionHabit[] {
  return [
    readsBoth(first, then),
    takesUriAsItIs,
    inheritsSchemeForHost,
    keepsPath,
    replacesPath,
    mergesPaths,
    recodesPath,
    removesDotsAndSlashes,
    writesSlashes,
  ];
}
