/** The releases of a package, and which of them are asked first. */

import type { Release } from "../../recorded/versions.ts";

/** Those from a version on, by number, without those that are for trial. */
export function releasesFrom(all: readonly Release[], first: string): readonly Release[] {
  return all
    .filter(({ version }) => /^\d+(?:\.\d+)*$/.test(version) && byNumber(version, first) >= 0)
    .sort((one, other) => byNumber(one.version, other.version));
}

/** The order of two versions, number by number. */
export function byNumber(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  const at = Array.from({ length: Math.max(a?.length ?? 0, b?.length ?? 0) }, (_, at) => at).find(
    (at) => (a?.[at] ?? 0) !== (b?.[at] ?? 0),
  );
  return at === undefined ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
}

/** The last of each minor version of the lines with even numbers: those of Node that are supported for years. */
export function lastOfEvenMinors(all: readonly Release[]): readonly Release[] {
  const lasts = new Map<string, Release>();
  for (const release of releasesFrom(all, "0")) {
    const [major = "", minor = ""] = release.version.split(".");
    if (Number(major) % 2 === 0) lasts.set(`${major}.${minor}`, release);
  }
  return [...lasts.values()];
}

/** So many are asked at first, at most, of a package whose days are not known. */
const MOST_MINORS = 40;

/**
 * Where those stand that are asked first: the first, the last, and the highest of each year; where the days are not known, of each
 * minor version, or, if these are too many, of each major one.
 */
export function sampled(releases: readonly Release[]): readonly number[] {
  const partsOf = (count: number) => (version: string) => version.split(".").slice(0, count).join(".");
  const highest = (groupOf: (release: Release) => string) =>
    new Map(releases.map((release, at) => [groupOf(release), at]));
  const byMinor = highest(({ version }) => partsOf(2)(version));
  const byVersion = byMinor.size <= MOST_MINORS ? byMinor : highest(({ version }) => partsOf(1)(version));
  const isDated = releases.every(({ date }) => date !== undefined);
  const chosen = isDated ? highest(({ date = "" }) => date.slice(0, 4)) : byVersion;
  return [...new Set([0, ...chosen.values(), releases.length - 1])].sort((a, b) => a - b);
}
