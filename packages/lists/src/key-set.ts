/**
 * A set of keys of 128 bits, exact, in one typed array by open addressing: a key lies at the place that its first word
 * says, as a part of the whole, or after it. Three quarters of the places are used at most, and half of them after the set
 * has grown: 21 to 32 octets a key, and 53 while it grows.
 */

const WORDS = 4;
const OCTETS = 16;
const GROWTH = 1.5;
const MOST_USED = 0.75;
const LEAST_PLACES = 1024;

/** A set of keys, each of four words of 32 bits; a key is given as the array that it lies in, and where it begins there. */
export class KeySet {
  #places = LEAST_PLACES;
  // Int32Array: what V8 holds without an object for each number.
  #words = new Int32Array(WORDS * LEAST_PLACES);
  #used = 0;
  /** Whether the key of zeros is in it: they are what free places have. */
  #hasZeros = false;

  /** How many keys are in it. */
  get size(): number {
    return this.#used + (this.#hasZeros ? 1 : 0);
  }

  /** How many octets it needs to take one more key, at the peak. */
  get octetsForOneMore(): number {
    return OCTETS * (this.#isFull() ? this.#places + this.#grown() : this.#places);
  }

  /**
   * Reads the places of many keys, so that they are at hand when each is asked for: memory is slow, but gives many at
   * once. Keys begin at `at`, and after each `step` words.
   */
  fetch(keys: Int32Array, at: number, step: number, count: number): number {
    const words = this.#words;
    const scale = this.#places / 0x1_0000_0000;
    let all = 0;
    for (let key = at; key < at + step * count; key += step)
      all |= words[WORDS * Math.floor(((keys[key] as number) >>> 0) * scale)] as number; // a key has all its words
    return all;
  }

  /** Whether a key is in it. */
  has(key: Int32Array, at: number): boolean {
    if (isZeros(key, at)) return this.#hasZeros;
    return !isZeros(this.#words, this.#placeOf(key, at));
  }

  /** Adds a key. Returns whether it was not in it. */
  add(key: Int32Array, at: number): boolean {
    if (isZeros(key, at)) {
      const isNew = !this.#hasZeros;
      this.#hasZeros = true;
      return isNew;
    }
    const place = this.#placeOf(key, at);
    if (!isZeros(this.#words, place)) return false;
    if (this.#isFull()) {
      this.#grow();
      this.#put(key, at, this.#placeOf(key, at));
    } else {
      this.#put(key, at, place);
    }
    this.#used++;
    return true;
  }

  /** Where a key lies, or else the free place that it would have. */
  #placeOf(key: Int32Array, at: number): number {
    const words = this.#words;
    const first = key[at] as number; // a key has all its words
    let place = WORDS * Math.floor((first >>> 0) * (this.#places / 0x1_0000_0000));
    while (!isZeros(words, place)) {
      if (
        words[place] === first &&
        words[place + 1] === key[at + 1] &&
        words[place + 2] === key[at + 2] &&
        words[place + 3] === key[at + 3]
      )
        return place;
      place += WORDS;
      if (place === words.length) place = 0;
    }
    return place;
  }

  #put(key: Int32Array, at: number, place: number): void {
    for (let word = 0; word < WORDS; word++) this.#words[place + word] = key[at + word] as number; // it has all
  }

  #isFull(): boolean {
    return this.#used >= MOST_USED * this.#places;
  }

  #grown(): number {
    return Math.ceil(GROWTH * this.#places);
  }

  #grow(): void {
    const before = this.#words;
    this.#places = this.#grown();
    this.#words = new Int32Array(WORDS * this.#places);
    for (let at = 0; at < before.length; at += WORDS)
      if (!isZeros(before, at)) this.#put(before, at, this.#placeOf(before, at));
  }
}

/** No key but that of zeros, which is kept apart, has zeros alone. */
function isZeros(words: Int32Array, at: number): boolean {
  return words[at] === 0 && words[at + 1] === 0 && words[at + 2] === 0 && words[at + 3] === 0;
}
