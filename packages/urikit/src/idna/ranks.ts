/**
 * A set of places, counted in logarithmic time: a binary indexed tree. With it, the time of Punycode is that of sorting,
 * where inserting one by one would take the square of the length.
 */
export class Ranks {
  readonly #sums: number[];

  /** @param full Whether every place is in the set at first. */
  constructor(size: number, full: boolean) {
    this.#sums = new Array<number>(size + 1).fill(0);
    if (full) for (let at = 1; at <= size; at++) this.#sums[at] = at & -at;
  }

  /** Adds a place, or takes it out. */
  add(place: number, change: 1 | -1): void {
    const sums = this.#sums;
    for (let at = place + 1; at < sums.length; at += at & -at) sums[at] = (sums[at] ?? 0) + change;
  }

  /** How many places before this one are in the set. */
  count(place: number): number {
    let count = 0;
    for (let at = place; at > 0; at -= at & -at) count += this.#sums[at] ?? 0;
    return count;
  }

  /** The place in the set before which there are this many members. */
  place(count: number): number {
    const sums = this.#sums;
    let at = 0;
    let left = count;
    for (let step = 1 << (31 - Math.clz32(sums.length)); step > 0; step >>= 1) {
      const sum = sums[at + step] ?? Number.POSITIVE_INFINITY;
      if (sum > left) continue;
      at += step;
      left -= sum;
    }
    return at;
  }
}
