/** How often names occur that are known by keys: one that occurred before is counted without its text. */

import { BOUNDS, BoundedNames } from "./bounded-names.ts";
import { keyPlace } from "./key-place.ts";
import type { CountedNames } from "./name-counts.ts";

/** Words of an entry: a key of 96 bits, the number of the name, from 1; and as a number of 64 bits, its count. */
const WORDS = 6;
const NUMBER = 3;
const COUNT = 4;
const MOST_USED = 0.5;
const LEAST_PLACES = 1024;
const NOWHERE = -1;

/** Counts names by keys of three words of 32 bits, which are theirs alone: each is given as the array that it lies in. */
export class KeyedNames implements CountedNames {
  uncounted = 0;
  readonly #known: BoundedNames;
  #entries = new Int32Array(WORDS * LEAST_PLACES);
  #counts = new Float64Array(this.#entries.buffer);
  /** Where the entry lies that was counted last; {@link NOWHERE}, if that name was not counted. */
  #last = NOWHERE;

  constructor(bounds = BOUNDS) {
    this.#known = new BoundedNames(bounds);
  }

  get names(): readonly string[] {
    return this.#known.names;
  }

  get counts(): readonly number[] {
    const counts = this.names.map(() => 0);
    for (let at = 0; at < this.#entries.length; at += WORDS) {
      const number = this.#entries[at + NUMBER] as number; // an entry has all its words
      if (number > 0) counts[number - 1] = this.#counts[(at + COUNT) / 2] as number;
    }
    return counts;
  }

  /** Reads the places of many keys, so that they are at hand when each is asked for; as `rung-set.ts` has it. */
  fetch(keys: Int32Array, at: number, step: number, count: number): number {
    const entries = this.#entries;
    let all = 0;
    for (let key = at; key < at + step * count; key += step)
      all |= entries[keyPlace(keys[key] as number, entries.length, WORDS)] as number; // a key has all its words
    return all;
  }

  /** Counts the name of a key, if it is known. */
  count(keys: Int32Array, at: number): boolean {
    const entries = this.#entries;
    const [first, second, third] = [keys[at], keys[at + 1], keys[at + 2]] as unknown as [
      number,
      number,
      number,
    ];
    let place = keyPlace(first, entries.length, WORDS);
    while (entries[place + NUMBER] !== 0) {
      if (entries[place] === first && entries[place + 1] === second && entries[place + 2] === third) {
        this.#last = place;
        this.countAgain();
        return true;
      }
      place += WORDS;
      if (place === entries.length) place = 0;
    }
    return false;
  }

  /** Counts the name that was counted last once more. */
  countAgain(): void {
    if (this.#last === NOWHERE) this.uncounted++;
    else (this.#counts[(this.#last + COUNT) / 2] as number)++; // it has a count
  }

  /** Whether there is room for a name of this many characters. If not, one is counted as such. */
  hasRoom(characters: number): boolean {
    if (this.#known.hasRoom(characters)) return true;
    this.#last = NOWHERE;
    this.uncounted++;
    return false;
  }

  /** Counts a name that is not known, and that there is room for. */
  countNew(keys: Int32Array, at: number, name: string): void {
    if (this.names.length > (MOST_USED * this.#entries.length) / WORDS) this.#grow();
    const number = this.#known.add(name) + 1;
    const place = freePlace(this.#entries, keys[at] as number); // a key has all its words
    for (let word = 0; word < NUMBER; word++) this.#entries[place + word] = keys[at + word] as number;
    this.#entries[place + NUMBER] = number;
    this.#last = place;
    this.countAgain();
  }

  #grow(): void {
    const before = this.#entries;
    const after = new Int32Array(2 * before.length);
    for (let from = 0; from < before.length; from += WORDS) {
      if (before[from + NUMBER] === 0) continue;
      const to = freePlace(after, before[from] as number);
      for (let word = 0; word < WORDS; word++) after[to + word] = before[from + word] as number;
    }
    this.#entries = after;
    this.#counts = new Float64Array(after.buffer);
  }
}

/** Where an entry of a new key may lie. */
function freePlace(entries: Int32Array, first: number): number {
  let place = keyPlace(first, entries.length, WORDS);
  while (entries[place + NUMBER] !== 0) {
    place += WORDS;
    if (place === entries.length) place = 0;
  }
  return place;
}
