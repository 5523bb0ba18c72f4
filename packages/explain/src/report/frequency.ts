/** How often names occur. */

/** How often a name occurs. */
export interface Frequency {
  readonly name: string;
  readonly count: number;
}

/** Names, and how often each of them occurs. */
interface Names {
  readonly names: readonly string[];
  readonly counts: readonly number[];
}

/** The names that occur, the most frequent first, up to a number of them. */
export function mostFrequent({ names, counts }: Names, most = names.length): Frequency[] {
  return names
    .map((name, index) => ({ name, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}
