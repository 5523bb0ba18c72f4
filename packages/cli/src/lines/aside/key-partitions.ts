/**
 * Keys that have no room in memory, with the numbers of their lines: in partitions on disk, so that all that are the same
 * are in one. Each partition is read by itself, and has partitions of its own if it has no room in memory either.
 */

import { ADDED_KEY, type KeySet } from "@urikit/lists/engine";
import type { Page, ScratchFile } from "./scratch-file.ts";
import { Tape } from "./tape.ts";

/** How many partitions there are. */
const COUNT = 64;

/** A record of a partition: four words of a key, and a number of two. */
const RECORD_WORDS = 6;

/** Keys in partitions, by an octet of the keys; each partition of them by the next one. */
export class KeyPartitions {
  readonly #file: ScratchFile;
  /** The place of the octet in the key: its first word is for the set. A set of 48 keys is enough for 64¹² of them. */
  readonly #octet: number;
  readonly #tapes: readonly { readonly tape: Tape; keys: number }[];

  constructor(file: ScratchFile, octet = 4) {
    this.#file = file;
    this.#octet = octet;
    this.#tapes = Array.from({ length: COUNT }, () => ({ tape: new Tape(file), keys: 0 }));
  }

  /** Adds a key, which is four words from `at` on, and its number, which is greater than those before it. */
  add(keys: Int32Array, at: number, number: number): void {
    const word = keys[at + (this.#octet >> 2)] as number; // a key has all its words
    const partition = this.#tapes[(word >>> (8 * (this.#octet & 3))) % COUNT];
    if (partition === undefined) return; // there is one for each remainder
    partition.tape.writeKey(keys, at, number);
    partition.keys++;
  }

  /** The numbers of the keys that are the same as one before them, in their order. It uses the set for other keys. */
  repeated(set: KeySet): Generator<number> {
    return inOrder(this.#tapes.map(({ tape, keys }) => this.#repeatedOf(tape, keys, set)));
  }

  #repeatedOf(partition: Tape, keys: number, set: KeySet): Tape {
    set.clear(keys);
    const repeated = new Tape(this.#file);
    let others: KeyPartitions | undefined;
    for (const { words, numbers, used } of partition.pages()) {
      const count = used / 4 / RECORD_WORDS;
      const verdicts = set.add(words, { at: 0, step: RECORD_WORDS, count });
      for (let index = 0; index < count; index++) {
        if (verdicts[index] === ADDED_KEY.new) continue;
        const number = numbers[(index * RECORD_WORDS + 4) / 2] as number; // a record has one
        if (verdicts[index] === ADDED_KEY.known) repeated.writeNumber(number);
        else {
          others ??= new KeyPartitions(this.#file, this.#octet + 1);
          others.add(words, index * RECORD_WORDS, number);
        }
      }
    }
    return others === undefined ? repeated : this.#with(repeated, others.repeated(set));
  }

  /** A tape of the numbers of both, in their order. */
  #with(numbers: Tape, others: Iterable<number>): Tape {
    const more = new Tape(this.#file);
    for (const number of others) more.writeNumber(number);
    const all = new Tape(this.#file);
    for (const number of inOrder([numbers, more])) all.writeNumber(number);
    return all;
  }
}

/** The number of numbers that are put into their order at once: a bit for each. */
const AT_ONCE = 0x10000;

/** The numbers of tapes that are each in order, in the order of all. */
function* inOrder(tapes: readonly Tape[]): Generator<number> {
  const sources = tapes.map((tape) => new Numbers(tape.pages()));
  const bits = new Uint32Array(AT_ONCE / 32);
  for (;;) {
    const least = sources.reduce((number, { next }) => Math.min(number, next), Number.POSITIVE_INFINITY);
    if (least === Number.POSITIVE_INFINITY) return;
    for (const source of sources)
      for (; source.next < least + AT_ONCE; source.advance()) {
        const bit = source.next - least;
        bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31));
      }
    for (let word = 0; word < bits.length; word++) {
      for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
        yield least + 32 * word + 31 - Math.clz32(rest & -rest);
      bits[word] = 0;
    }
  }
}

/** The numbers of a tape, one after another. */
class Numbers {
  readonly #pages: Iterator<Page>;
  #page: Page | undefined;
  #at = 0;
  /** Infinity, when there is no number left. */
  next = Number.POSITIVE_INFINITY;

  constructor(pages: Iterator<Page>) {
    this.#pages = pages;
    this.advance();
  }

  advance(): void {
    if (this.#page === undefined || 8 * this.#at === this.#page.used) {
      const { value, done } = this.#pages.next();
      this.#page = done ? undefined : value;
      this.#at = 0;
    }
    this.next = this.#page?.numbers[this.#at++] ?? Number.POSITIVE_INFINITY;
  }
}
