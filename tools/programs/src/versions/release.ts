/** The releases of a package, and which of them are asked first. */

/** A release, as a registry has it. */
export interface Release {
  readonly version: string;
  /** The day on which it was published: `2019-04-22`. */
  readonly date: string;
}

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

/** Where the first, the last, and the highest of each year stand. */
export function yearly(releases: readonly Release[]): readonly number[] {
  const ofYear = new Map(releases.map(({ date }, at) => [date.slice(0, 4), at]));
  return [...new Set([0, ...ofYear.values(), releases.length - 1])].sort((a, b) => a - b);
}
