/** How long lines are, in octets: ranges that double, from 1 to 15 octets on. */

/** How many lines have a length in a range. */
export interface LengthCount {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The longest of the lines, and the first that is so long. */
export interface LongestLine {
  readonly octets: number;
  readonly line: number;
}

const FIRST_BITS = 4;

export class Lengths {
  readonly #counts: number[] = [];
  #sum = 0;
  #lines = 0;
  #longest: LongestLine = { octets: 0, line: 0 };

  add(octets: number, line: number): void {
    const range = Math.max(0, 32 - Math.clz32(octets) - FIRST_BITS);
    this.#counts[range] = (this.#counts[range] ?? 0) + 1;
    this.#sum += octets;
    this.#lines++;
    if (octets > this.#longest.octets) this.#longest = { octets, line };
  }

  /** The ranges from the first to the last that has lines. */
  get ranges(): LengthCount[] {
    const first = this.#counts.findIndex((count) => count !== undefined);
    if (first < 0) return [];
    return Array.from(this.#counts, (count = 0, range) => ({
      from: range === 0 ? 1 : 2 ** (range + FIRST_BITS - 1),
      to: 2 ** (range + FIRST_BITS) - 1,
      count,
    })).slice(first);
  }

  get mean(): number {
    return this.#lines === 0 ? 0 : this.#sum / this.#lines;
  }

  get longest(): LongestLine {
    return this.#longest;
  }
}
