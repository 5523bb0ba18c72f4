/** Which thread has which part of a file: each takes the next one that nobody has, so that none waits for another. */

/** So many parts may be taken and not written yet; no thread has so many slots. */
const MOST_OPEN = 16;

/** Parts that are taken, in memory that all threads share. */
export class Claims {
  readonly memory: SharedArrayBuffer;
  readonly #next: Int32Array;
  readonly #owners: Int32Array;

  /** @param memory What {@link claimMemory} made. */
  constructor(memory: SharedArrayBuffer) {
    this.memory = memory;
    this.#next = new Int32Array(memory, 0, 1);
    this.#owners = new Int32Array(memory, 4);
  }

  /** Takes the next part for a thread, which is a number from 1 on. */
  take(thread: number): number {
    const part = Atomics.add(this.#next, 0, 1);
    Atomics.store(this.#owners, part % this.#owners.length, thread);
    return part;
  }

  /** The thread that has a part; 0, if nobody has taken it, or it is just being taken. */
  ownerOf(part: number): number {
    return Atomics.load(this.#owners, part % this.#owners.length);
  }

  /** Says that a part is written. */
  end(part: number): void {
    Atomics.store(this.#owners, part % this.#owners.length, 0);
  }
}

/** The memory of the claims of so many threads. */
export function claimMemory(threads: number): SharedArrayBuffer {
  return new SharedArrayBuffer(4 * (1 + MOST_OPEN * threads));
}
