/** What reaches a package: the shortest way to it from what the repository itself names. */

/** The packages that need each other, each by a name of its own in its lockfile. */
export interface Needs {
  /** What the repository itself names. */
  readonly named: readonly string[];
  /** What a package needs. */
  of(id: string): readonly string[];
}

/** To each package that is reached: the packages on the way, itself excepted; none where the repository names it. */
export function waysTo({ named, of }: Needs): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(named.map((id) => [id, []]));
  // A map gives also what is set while it is read: nearer packages come first.
  for (const [id, way] of ways) for (const next of of(id)) if (!ways.has(next)) ways.set(next, [...way, id]);
  return ways;
}
