/**
 * The threads and their parts of a file: each takes the next one that nobody has, so that no thread waits for another.
 */

/** The number of parts that may be taken and not written yet; no thread has that many slots. */
const MOST_OPEN = 16;

/** Parts that are taken, in memory that all threads share. */
export class Claims {
  readonly memory: SharedArrayBuffer;
  readonly #next: Int32Array;
  readonly #owners: Int32Array;
  readonly #parts: number;

  /**
   * @param memory The memory that {@link claimMemory} made.
   * @param parts How many parts the file has.
   */
  constructor(memory: SharedArrayBuffer, parts: number) {
    this.memory = memory;
    this.#parts = parts;
    this.#next = new Int32Array(memory, 0, 1);
    this.#owners = new Int32Array(memory, 4);
  }

  /**
   * Takes the next part for a thread, which is a number from 1 on; undefined if there is no part left. A thread that
   * waits asks again and again: then nothing may be written about a part that does not exist, because its place is that
   * of another.
   */
  take(thread: number): number | undefined {
    if (Atomics.load(this.#next, 0) >= this.#parts) return undefined;
    const part = Atomics.add(this.#next, 0, 1);
    if (part >= this.#parts) return undefined;
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

/** The memory of the claims of a number of threads. */
export function claimMemory(threads: number): SharedArrayBuffer {
  return new SharedArrayBuffer(4 * (1 + MOST_OPEN * threads));
}
