/**
 * The texts that were seen on each rung of the ladder (RFC 3986 §6.2), by their keys of 71 bits, exact on them. Ten
 * of these say in which part of the set a key is; there it lies with a mark for each rung in two words, by open addressing:
 * at the place that its first word says, or after it. Parts grow one by one, so that the set hardly needs more while it
 * grows: 11 to 14 octets a text.
 */

import { keyPlace } from "./key-place.ts";

const WORDS = 2;
/** The marks of a text are the lowest bits of its last word; a free place has no marks. */
const MARKS = 7;
/** The highest bits of the third word of a key say its part. */
const PART_BITS = 10;
const PARTS = 2 ** PART_BITS;
const PART_SHIFT = 32 - PART_BITS;
const GROWTH = 1.25;
const MOST_USED = 0.75;
const LEAST_PLACES = 8;
const OCTETS = 4 * WORDS;

/** The rungs, each with its mark: as they are, in their normal form by syntax, in that by scheme. */
export const RUNG_MARK = { identical: 1, syntax: 2, scheme: 4 } as const;

/** How many references are distinct on each rung of the ladder (§6). */
export interface DistinctCounts {
  /** As they are. */
  readonly identical: number;
  /** In their normal form by syntax (§6.2.2). */
  readonly syntax: number;
  /** In their normal form by scheme (§6.2.3). */
  readonly scheme: number;
}

/** Texts with their marks. A key is given as the array that it lies in, and where it begins there: three words of 32 bits. */
export class RungSet {
  readonly #counts = { identical: 0, syntax: 0, scheme: 0 };
  readonly #parts = Array.from({ length: PARTS }, () => new Int32Array(WORDS * LEAST_PLACES));
  readonly #used = new Int32Array(PARTS);
  #octets = PARTS * OCTETS * LEAST_PLACES;
  readonly #mostOctets: number;
  /** Whether it grows no more. */
  #isClosed = false;
  #isFull = false;

  /** @param mostOctets - How many octets it may take; more texts than fit are not added. */
  constructor(mostOctets = Number.POSITIVE_INFINITY) {
    this.#mostOctets = mostOctets;
  }

  /** Whether there were texts that were not added: then there are more of them than are counted. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** How many texts have each mark. */
  get counts(): DistinctCounts {
    return { ...this.#counts };
  }

  /** How many octets it takes. */
  get octets(): number {
    return this.#octets;
  }

  /**
   * Reads the places of many keys, so that they are at hand when each is asked for: memory is slow, but gives many at
   * once. Keys begin at `at`, and after each `step` words.
   */
  fetch(keys: Int32Array, at: number, step: number, count: number): number {
    let all = 0;
    for (let key = at; key < at + step * count; key += step) {
      const part = this.#parts[(keys[key + 2] as number) >>> PART_SHIFT] as Int32Array;
      all |= part[keyPlace(keys[key] as number, part.length, WORDS)] as number;
    }
    return all;
  }

  /** Gives a text marks, if there is room for it. Returns which of them it did not have. */
  mark(keys: Int32Array, at: number, marks: number): number {
    const [first, second, third] = [keys[at], keys[at + 1], keys[at + 2]] as unknown as [
      number,
      number,
      number,
    ];
    const number = third >>> PART_SHIFT;
    const part = this.#parts[number] as Int32Array; // there are as many
    let place = keyPlace(first, part.length, WORDS);
    for (;;) {
      const last = part[place + 1] as number;
      if ((last & MARKS) === 0) break;
      if (part[place] === first && ((last ^ second) & ~MARKS) === 0) {
        const added = marks & ~last;
        if (added === 0) return 0;
        part[place + 1] = last | added;
        this.#count(added);
        return added;
      }
      place += WORDS;
      if (place === part.length) place = 0;
    }
    if (this.#isClosed) {
      this.#isFull = true;
      return 0;
    }
    part[place] = first;
    part[place + 1] = (second & ~MARKS) | marks;
    this.#count(marks);
    this.#addedTo(number);
    return marks;
  }

  #count(marks: number): void {
    const counts = this.#counts;
    if ((marks & RUNG_MARK.identical) !== 0) counts.identical++;
    if ((marks & RUNG_MARK.syntax) !== 0) counts.syntax++;
    if ((marks & RUNG_MARK.scheme) !== 0) counts.scheme++;
  }

  /** Makes room in a part for the next key, if the part is full and may grow. */
  #addedTo(number: number): void {
    const part = this.#parts[number] as Int32Array;
    const used = (this.#used[number] as number) + 1;
    this.#used[number] = used;
    if (used < (MOST_USED * part.length) / WORDS) return;
    const after = WORDS * Math.ceil((GROWTH * part.length) / WORDS);
    const octets = this.#octets + 4 * (after - part.length);
    this.#isClosed = octets > this.#mostOctets;
    if (this.#isClosed) return;
    this.#octets = octets;
    this.#parts[number] = grown(part, after);
  }
}

/** A part with this many words. */
function grown(before: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const after = new Int32Array(length);
  for (let from = 0; from < before.length; from += WORDS) {
    if (((before[from + 1] as number) & MARKS) === 0) continue;
    let place = keyPlace(before[from] as number, after.length, WORDS);
    while (((after[place + 1] as number) & MARKS) !== 0) {
      place += WORDS;
      if (place === after.length) place = 0;
    }
    for (let word = 0; word < WORDS; word++) after[place + word] = before[from + word] as number;
  }
  return after;
}
