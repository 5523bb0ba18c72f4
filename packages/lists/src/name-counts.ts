/** How often names occur, in memory that has a bound: when it is full, new names are no longer counted, which is reported. */

import { BOUNDS, BoundedNames } from "./bounded-names.ts";

/** How often names occur. */
export interface CountedNames {
  /** The names, in the order in which they occurred first. */
  readonly names: readonly string[];
  /** How often each of them occurred. */
  readonly counts: readonly number[];
  /** How often a name occurred that was not counted, since there was no room for it. */
  readonly uncounted: number;
}

/** The number of a name that there is no room for. */
export const UNCOUNTED = -1;

/** Counts names by numbers that it gives them. */
export class NameCounts implements CountedNames {
  readonly counts: number[] = [];
  uncounted = 0;
  readonly #numbers = new Map<string, number>();
  readonly #known: BoundedNames;

  constructor(bounds = BOUNDS) {
    this.#known = new BoundedNames(bounds);
  }

  get names(): readonly string[] {
    return this.#known.names;
  }

  /** The number of a name; {@link UNCOUNTED}, if there is no room for it. */
  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    if (!this.#known.hasRoom(name.length)) return UNCOUNTED;
    const number = this.#known.add(name);
    this.#numbers.set(name, number);
    this.counts.push(0);
    return number;
  }

  /** Counts a name by its number. */
  count(number: number, times: number): void {
    if (number === UNCOUNTED) this.uncounted += times;
    else this.counts[number] = (this.counts[number] as number) + times; // there is one for each name
  }
}
