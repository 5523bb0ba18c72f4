/** npm: `absoluteTo` of `urijs`. */

import { type Habit, type HabitProgress, progressBy } from "../habit.ts";
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
import { step } from "../step.ts";
import { directoryOf, takesUriAsItIs } from "./precedence.ts";

/** It reads a text by these habits; the first ones come before it looks for a scheme. */
const readsBoth = (first: readonly Habit[], then: readonly Habit[]): ResolutionHabit => ({
  ...step(
    "opaque",
    "reads-both",
    'urijs, URI.parse, absoluteTo: "URNs do not have any generally defined hierarchical components"',
  ),
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

const progressOf = (progress: HabitProgress, habits: readonly Habit[]) =>
  habits.reduce<HabitProgress | undefined>((now, habit) => now && habit.apply(now), progress);

const isUrn = (text: string) => /^(?:[a-z][a-z0-9.+-]*)?:(?![/\\]{2})/i.test(text);

/** A port without a host is lost; what is empty is absent. */
function piecesIn(
  { scheme, authority, userinfo, host, port, rest, query }: HabitProgress,
  text: string,
): Pieces {
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
  ...step("authority-inherited", "inherits-scheme-for-host", "urijs, absoluteTo"),
  target: (reference, { scheme }) => (hasHost(reference) ? { ...reference, scheme } : undefined),
});

const keepsPath = settles({
  ...step("query-alone", "keeps-path-and-query", "RFC 3986 §5.2.2; urijs, absoluteTo"),
  target: ({ path, query, fragment }, base) =>
    path === "" ? { ...base, query: query ?? base.query, fragment } : undefined,
});

const replacesPath = settles({
  ...step("dot-segments", "replaces-path-of-java-url", "urijs, absoluteTo"),
  target: ({ path, query, fragment }, base) =>
    path.startsWith("/") ? { ...base, path, query, fragment } : undefined,
});

const mergesPaths = merges({
  ...step("merging", "merges-paths-of-urijs", "RFC 3986 §5.2.3; urijs, absoluteTo, directory"),
  target({ path, query, fragment }, base) {
    const own = base.authority === undefined ? "" : directoryOf(base.path);
    const before = own === "" && (hasHost(base) || base.path.startsWith("/")) ? "/" : own;
    return { ...base, path: before + path, query, fragment };
  },
});

const recodesPath: ResolutionHabit = writesMerged({
  ...step("encoding", "recodes-path", "urijs, normalizePathname, recodePath"),
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
  ...step("dot-segments", "removes-dots-and-slashes", "urijs, normalizePathname"),
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
  ...step("slashes", "writes-slashes", "urijs, URI.build"),
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
