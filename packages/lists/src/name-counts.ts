/** How often names occur, in memory that has a bound: then new names are no longer counted, and it says so. */

import { keyPlace } from "./key-place.ts";

/** How often names occur. */
export interface CountedNames {
  /** The names, in the order in which they occurred first. */
  readonly names: readonly string[];
  /** How often each of them occurred. */
  readonly counts: readonly number[];
  /** How often a name occurred that was not counted, since there was no room for it. */
  readonly uncounted: number;
}

/** How much may be held. */
export interface NameBounds {
  readonly names: number;
  /** The characters of all names together. */
  readonly characters: number;
}

/** A million names, which take some hundred megabytes. */
const BOUNDS: NameBounds = { names: 2 ** 20, characters: 2 ** 26 };

/** Names, up to a bound. */
class BoundedNames {
  readonly names: string[] = [];
  readonly #bounds: NameBounds;
  #characters = 0;

  constructor(bounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /** Whether there is room for one more of so many characters. */
  hasRoom(characters: number): boolean {
    return this.names.length < this.#bounds.names && this.#characters + characters <= this.#bounds.characters;
  }

  /** Adds one. Returns how many there were. */
  add(name: string): number {
    this.#characters += name.length;
    return this.names.push(name) - 1;
  }
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

/** Words of an entry: a key of 96 bits, the number of the name, from 1; and as a number of 64 bits, its count. */
const WORDS = 6;
const NUMBER = 3;
const COUNT = 4;
const MOST_USED = 0.5;
const LEAST_PLACES = 1024;

/** Counts names by keys of three words of 32 bits, which are theirs alone: each is given as the array that it lies in. */
export class KeyedNames implements CountedNames {
  uncounted = 0;
  readonly #known: BoundedNames;
  #entries = new Int32Array(WORDS * LEAST_PLACES);
  #counts = new Float64Array(this.#entries.buffer);
  /** Where the entry lies that was counted last; -1, if that name was not counted. */
  #last = UNCOUNTED;

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
    if (this.#last === UNCOUNTED) this.uncounted++;
    else (this.#counts[(this.#last + COUNT) / 2] as number)++; // it has a count
  }

  /** Whether there is room for a name of so many characters. If not, one is counted as such. */
  hasRoom(characters: number): boolean {
    if (this.#known.hasRoom(characters)) return true;
    this.#last = UNCOUNTED;
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
