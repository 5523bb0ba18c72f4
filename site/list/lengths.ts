/** How long lines are, in octets: ranges that double, from 1 to 15 octets on. */

/** How many lines have a length in a range. */
export interface LengthCount {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const FIRST_BITS = 4;

/**
 * The ranges from the first to the last that has lines.
 * @param counts How many lines there are from 2 to the power of the index on, up to twice that.
 */
export function rangesOf(counts: readonly number[]): readonly LengthCount[] {
  const small = counts.slice(0, FIRST_BITS).reduce((sum, count) => sum + count, 0);
  const all = [small, ...counts.slice(FIRST_BITS)];
  const first = all.findIndex((count) => count > 0);
  if (first < 0) return [];
  const last = all.findLastIndex((count) => count > 0);
  return all
    .slice(0, last + 1)
    .map(rangeOf)
    .slice(first);
}

function rangeOf(count: number, range: number): LengthCount {
  return {
    from: range === 0 ? 1 : 2 ** (range + FIRST_BITS - 1),
    to: 2 ** (range + FIRST_BITS) - 1,
    count,
  };
}
