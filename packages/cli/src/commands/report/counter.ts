/** How often names occur, in memory that has a bound: then new names are no longer counted, and it says so. */

import { Buffer } from "node:buffer";

/** How often a name occurs. */
export interface Frequency {
  readonly name: string;
  readonly count: number;
}

/** How much a counter may hold. */
export interface CounterBounds {
  readonly names: number;
  /** The code units of all names together. */
  readonly units: number;
}

/** A million names, which take some hundred megabytes. */
const BOUNDS: CounterBounds = { names: 2 ** 20, units: 2 ** 26 };

/** Counts names. */
export class Counter {
  readonly #counts = new Map<string, number>();
  readonly #bounds: CounterBounds;
  #units = 0;
  #uncounted = 0;

  constructor(bounds = BOUNDS) {
    this.#bounds = bounds;
  }

  add(name: string): void {
    const count = this.#counts.get(name);
    if (count !== undefined) this.#counts.set(name, count + 1);
    else if (this.#hasRoom(name)) this.#addNew(name);
    else this.#uncounted++;
  }

  #hasRoom(name: string): boolean {
    return this.#counts.size < this.#bounds.names && this.#units + name.length <= this.#bounds.units;
  }

  #addNew(name: string): void {
    this.#units += name.length;
    // A copy: a slice would keep the whole line in memory.
    this.#counts.set(Buffer.from(name, "latin1").toString("latin1"), 1);
  }

  /** How many distinct names were counted. */
  get size(): number {
    return this.#counts.size;
  }

  /** How often a name occurred that was not counted, since there was no room for it. */
  get uncounted(): number {
    return this.#uncounted;
  }

  mostFrequent(most = this.#counts.size): Frequency[] {
    return [...this.#counts]
      .sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
      .slice(0, most)
      .map(([name, count]) => ({ name, count }));
  }
}
