/**
 * A set of keys of 128 bits, exact, in a memory of WebAssembly; `assembly/key-set.ts` is the other side. Three quarters of
 * its places are used at most, and half of them after it has grown: 21 to 32 octets a key. It grows where it is.
 */

import { Engine } from "./engine.ts";

/** How many octets a key has. */
const OCTETS = 16;

/** The most that a set may use, in octets: a memory of WebAssembly has 4 GiB, and something is before the places. */
const MOST_KEY_MEMORY = 0xffe00000;

/** The least. */
const LEAST_KEY_MEMORY = 64 * OCTETS;

/** How many octets a set has at first, at least, if it may have that many. */
const FIRST = 1024 * OCTETS;

/** The factor by which the number of places grows, or a little more. */
const GROWTH = 1.5;

/** The share of the places that are used at most. */
const MOST_USED = 0.75;

/**
 * Where keys lie among words of 32 bits: each has four, and begins `step` words after the one before it, 8 at most.
 */
export interface KeyPlaces {
  readonly at: number;
  readonly step: number;
  /** How many there are: 4096 at most. */
  readonly count: number;
}

/** A set of keys, each of four words of 32 bits. */
export class KeySet {
  readonly #engine = new Engine();
  /** How many places it may have, from the fewest on. */
  readonly #sizes: readonly number[];
  #size = 0;
  #isFull = false;

  /** @param memory How many octets its places may use: 1 KiB at least, and `MOST_KEY_MEMORY` at most. */
  constructor(memory = MOST_KEY_MEMORY) {
    if (typeof memory !== "number" || Number.isNaN(memory))
      throw new TypeError("memory must be a number of octets");
    this.#sizes = sizesWithin(Math.min(Math.max(memory, LEAST_KEY_MEMORY), MOST_KEY_MEMORY));
    this.#begin();
  }

  /** How many keys are in it. */
  get size(): number {
    return this.#engine.code.keyCount();
  }

  /** How many octets its places use. */
  get memory(): number {
    return OCTETS * this.#places;
  }

  /** Removes all keys; at most this many will be added. */
  clear(expected: number): void {
    this.#engine.code.clearKeys();
    const enough = this.#sizes.findIndex((places) => MOST_USED * places >= expected);
    this.#size = enough < 0 ? this.#sizes.length - 1 : enough;
    this.#begin();
  }

  /** Adds keys. Gives what became of each, as one of `ADDED_KEY`; it is lent until others are added. */
  add(keys: Int32Array, { at, step, count }: KeyPlaces): Uint8Array {
    const { code } = this.#engine;
    this.#engine.words.set(keys.subarray(at, at + step * count), code.FINDINGS.value / 4);
    let done = 0;
    for (;;) {
      done = code.addKeys(done, count, 4 * step, this.#isFull);
      if (done === count) break;
      this.#grow();
    }
    const verdicts = code.VERDICTS.value;
    return this.#engine.octets.subarray(verdicts, verdicts + count);
  }

  get #places(): number {
    return this.#sizes[this.#size] as number; // there is one
  }

  #begin(): void {
    this.#isFull = false;
    this.#reserve();
    const [factor = 0n] = crypto.getRandomValues(new BigUint64Array(1));
    this.#engine.code.beginKeys(this.#places, factor | 1n);
  }

  #grow(): void {
    if (this.#size === this.#sizes.length - 1) {
      this.#isFull = true;
      return;
    }
    this.#size++;
    try {
      this.#reserve();
    } catch {
      this.#size--; // the system has no more
      this.#isFull = true;
      return;
    }
    this.#engine.code.growKeys(this.#places);
  }

  #reserve(): void {
    this.#engine.reserve(OCTETS * (this.#places + this.#engine.code.FARTHEST.value));
  }
}

/** Numbers of places, each at least {@link GROWTH} times the one before it; the last uses the memory. */
function sizesWithin(memory: number): readonly number[] {
  const sizes = [Math.floor(memory / OCTETS)];
  for (;;) {
    const fewer = Math.floor((sizes[0] as number) / GROWTH); // there is one
    if (OCTETS * fewer < FIRST) return sizes;
    sizes.unshift(fewer);
  }
}
