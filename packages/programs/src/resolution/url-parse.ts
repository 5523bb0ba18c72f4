/** npm: `url-parse` with a base, which gives defaults to what it finds. */

import { type Habit, type HabitProgress, progressBy } from "../habit.ts";
import {
  type Pieces,
  type Resolution,
  type ResolutionHabit,
  reads,
  recomposed,
  settles,
  unsplit,
  writes,
} from "../resolution.ts";
import { step } from "../step.ts";
import { directoryOf } from "./precedence.ts";

const SPECIAL = /^(?:file|ftp|http|https|ws|wss)$/;
const isSpecial = (scheme: string | undefined) => SPECIAL.test(scheme ?? "");

/** It reads a text by these habits; the first ones strip. */
export interface UrlParseReading {
  readonly strips: readonly Habit[];
  readonly habits: readonly Habit[];
}

const stripsBoth = ({ strips }: UrlParseReading): ResolutionHabit =>
  reads({
    ...step("blanks", "strips-both", "url-parse, index.js, trimLeft, CRHTLF"),
    read: (pieces) => unsplit(progressBy(strips, recomposed(pieces))?.rest ?? ""),
  });

/** The scheme in lower case, whether two slashes follow, and which slashes do. */
function startOf(text: string): {
  readonly scheme: string | undefined;
  readonly slashes: string;
  readonly rest: string;
} {
  const [, scheme, slashes = "", rest = ""] =
    /^(?:([a-z][a-z0-9.+-]*):)?((?:\/\/)?[\\/]*)(.*)$/is.exec(text) ?? [];
  return { scheme: scheme?.toLowerCase(), slashes, rest };
}

const readsBase = ({ habits }: UrlParseReading): ResolutionHabit => ({
  ...step("authority-inherited", "reads-base-of-url-parse", "url-parse, index.js, lolcation; rules"),
  apply(resolution) {
    const text = recomposed(resolution.base);
    const found = progressBy(habits, text);
    if (found === undefined) return undefined;
    const { scheme, slashes } = startOf(text);
    const hasSlashes = slashes.startsWith("//") || isSpecial(scheme);
    const base: Pieces = {
      scheme,
      authority: hasSlashes ? placeOf({ ...found, userinfo: undefined }) : undefined,
      path: found.rest,
      query: undefined,
      fragment: undefined,
    };
    return { ...resolution, base };
  },
});

/** Host and port; one that ends in what is not its port keeps a colon. */
function placeOf({ userinfo, host = "", port }: HabitProgress): string {
  const colon = /:[0-9]+$/.test(host) && !port ? ":" : "";
  return `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port ? `:${port}` : ""}${colon}`;
}

/** The text after the path, as it is written. */
const endOf = (text: string) => /[?#].*$/s.exec(text)?.[0] ?? "";

const readsUriAlone = ({ habits }: UrlParseReading): ResolutionHabit => ({
  ...step("same-scheme", "reads-uri-alone", "url-parse, index.js, toString"),
  apply(resolution) {
    const text = recomposed(resolution.reference);
    const { scheme, slashes } = startOf(text);
    if (scheme === undefined) return resolution;
    const found = progressBy(habits, text);
    if (found === undefined) return undefined;
    const authority = isSpecial(scheme) || slashes.startsWith("//") ? placeOf(found) : undefined;
    const target = { ...unsplit(found.rest + endOf(text)), scheme, authority };
    return { ...resolution, target };
  },
});

const readsAuthorityAfterSlashes = ({ habits }: UrlParseReading): ResolutionHabit => ({
  ...step("slashes", "reads-authority-after-slashes", "url-parse, index.js, extractProtocol, rules"),
  apply(resolution) {
    const { base, target } = resolution;
    const text = recomposed(resolution.reference);
    const { slashes, rest } = startOf(text);
    if (target !== undefined || slashes.length < 2) return resolution;
    if (!isSpecial(base.scheme)) return slashes.startsWith("//") ? withSlashes(resolution, text) : resolution;
    const found = progressBy(habits, `${base.scheme === "file" ? "http" : base.scheme}://${rest}`);
    if (found === undefined) return undefined;
    const isFile = base.scheme === "file";
    const authority = placeOf(isFile ? { ...found, port: undefined } : found);
    const keepsPath = !slashes.startsWith("//") && /^[^/\\?#]*(?:[?#]|$)/.test(rest);
    const path = (keepsPath ? base.path : found.rest) + endOf(text);
    return { ...resolution, target: { ...unsplit(path), scheme: base.scheme, authority } };
  },
});

const withSlashes = (resolution: Resolution, text: string): Resolution => ({
  ...resolution,
  target: { ...unsplit(text), scheme: resolution.base.scheme, authority: "" },
});

const mergesPaths = settles({
  ...step("merging", "merges-paths-of-url-parse", "url-parse, index.js, resolve"),
  target(reference, base) {
    const text = recomposed(reference);
    const end = endOf(text);
    const own = text.slice(0, text.length - end.length);
    const path = isSpecial(base.scheme) ? own.replaceAll("\\", "/") : own;
    const isMerged = base.authority !== undefined && !path.startsWith("/");
    const merged = isMerged ? mergedPath(base.path, path) : path;
    const rooted = isSpecial(base.scheme) && !merged.startsWith("/") ? `/${merged}` : merged;
    return { ...base, path: rooted + end };
  },
});

function mergedPath(base: string, path: string): string {
  if (path === "") return base;
  return withoutDots(directoryOf(base || "/") + path);
}

/** From the end, as `..` counts for what is before it; the first segment is one that it removes, and then is empty again. */
function withoutDots(path: string): string {
  const segments = path.split("/");
  const kept: string[] = [];
  let climbs = 0;
  let isRootRemoved = false;
  for (let at = segments.length - 1; at >= 0; at--) {
    const segment = segments[at] ?? "";
    if (segment === ".") continue;
    if (segment === "..") climbs++;
    else if (climbs > 0) {
      climbs--;
      isRootRemoved ||= at === 0;
    } else kept.push(segment);
  }
  if (isRootRemoved) kept.push("");
  kept.reverse();
  if (/^\.\.?$/.test(segments.at(-1) ?? "")) kept.push("");
  return kept.join("/");
}

const marksMissingHost = writes({
  ...step("no-host", "marks-missing-host", "url-parse, index.js, toString"),
  write(target) {
    const { scheme, authority, path } = target;
    const [own = ""] = path.split(/[?#]/, 1);
    const isMarked = isSpecial(scheme) && scheme !== "file" && authority === "" && own !== "/";
    return isMarked ? { ...target, authority: "@" } : target;
  },
});

/** The habits of resolution, after those of reading. */
export function urlParseResolution(reading: UrlParseReading): readonly ResolutionHabit[] {
  return [
    stripsBoth(reading),
    readsBase(reading),
    readsUriAlone(reading),
    readsAuthorityAfterSlashes(reading),
    mergesPaths,
    marksMissingHost,
  ];
}
