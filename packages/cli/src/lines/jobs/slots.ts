/**
 * The memory by which a thread hands results to the one that writes: both see it, in slots. The thread fills one after
 * another with records, and waits for one that is free; the other takes them in the same order, and frees them.
 */

import { Buffer } from "node:buffer";
import { type CodedRecord, codedRecord, decodedRecord, KIND, type PartRecord } from "./records.ts";

/** The number of slots of a thread, and of octets in each: it may be that far ahead. */
const SLOTS = 4;
const SLOT_SIZE = 256 * 1024;

const FREE = 0;
const FULL = 1;

/** A record: words of 32 bits, and then its octets. */
const RECORD = { kind: 0, number: 1, more: 2, length: 3, words: 4 } as const;
const HEAD = 4 * RECORD.words;

/** The memory of the slots: their states, how many octets of each are used, and the slots. */
export function slotMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(8 * SLOTS + SLOTS * SLOT_SIZE);
}

/** The slots in a memory. */
class Slots {
  readonly states: Int32Array;
  readonly used: Int32Array;
  readonly #memory: SharedArrayBuffer;

  constructor(memory: SharedArrayBuffer) {
    this.#memory = memory;
    this.states = new Int32Array(memory, 0, SLOTS);
    this.used = new Int32Array(memory, 4 * SLOTS, SLOTS);
  }

  /** Sets the state of a slot, and wakes who waits for it. */
  set(slot: number, state: number): void {
    Atomics.store(this.states, slot, state);
    Atomics.notify(this.states, slot);
  }

  words(slot: number): Int32Array {
    return new Int32Array(this.#memory, this.#at(slot), SLOT_SIZE / 4);
  }

  octets(slot: number): Uint8Array {
    return new Uint8Array(this.#memory, this.#at(slot), SLOT_SIZE);
  }

  #at(slot: number): number {
    return 8 * SLOTS + slot * SLOT_SIZE;
  }
}

/** Writes records to slots, in a thread that may wait. */
export class SlotWriter {
  readonly #slots: Slots;
  #slot = 0;
  #words: Int32Array;
  #octets: Uint8Array;
  /** Where the next record begins. */
  #at = 0;
  /** Where the record of octets begins that goes on. */
  #open = -1;

  constructor(memory: SharedArrayBuffer) {
    this.#slots = new Slots(memory);
    this.#words = this.#slots.words(0);
    this.#octets = this.#slots.octets(0);
  }

  /** Adds a record; the slot is handed over when it is full, and at the end of a part. */
  add(record: PartRecord): void {
    if (record.kind === "octets") this.#addOctets(record.octets);
    else this.#addWhole(codedRecord(record));
    if (record.kind === "end" || record.kind === "error") this.flush();
  }

  #addOctets(octets: Uint8Array): void {
    for (let at = 0; at < octets.length; ) {
      if (this.#open < 0) this.#open = this.#begin(KIND.octets, 0, 0);
      const count = Math.min(SLOT_SIZE - this.#at, octets.length - at);
      this.#octets.set(octets.subarray(at, at + count), this.#at);
      this.#extend(this.#open, count);
      at += count;
      if (this.#at === SLOT_SIZE) this.flush();
    }
  }

  /** Adds a record that must be read as a whole, however long it is. */
  #addWhole({ kind, number, more, octets }: CodedRecord): void {
    let at = 0;
    for (; octets.length - at > SLOT_SIZE - HEAD; at += SLOT_SIZE - HEAD)
      this.#addRecord(KIND.beginning, 0, 0, octets.subarray(at, at + SLOT_SIZE - HEAD));
    this.#addRecord(kind, number, more, octets.subarray(at));
  }

  /** Hands the slot over, and waits for the next one. */
  flush(): void {
    this.#open = -1;
    this.#slots.used[this.#slot] = this.#at;
    this.#slots.set(this.#slot, FULL);
    this.#slot = (this.#slot + 1) % SLOTS;
    this.#at = 0;
    Atomics.wait(this.#slots.states, this.#slot, FULL);
    this.#words = this.#slots.words(this.#slot);
    this.#octets = this.#slots.octets(this.#slot);
  }

  #addRecord(kind: number, number: number, more: number, octets: Uint8Array): void {
    this.#open = -1;
    if (this.#start() + HEAD + octets.length > SLOT_SIZE) this.flush();
    const record = this.#begin(kind, number, more);
    this.#octets.set(octets, this.#at);
    this.#extend(record, octets.length);
  }

  /** Where the next record can begin. */
  #start(): number {
    return (this.#at + 3) & ~3;
  }

  #begin(kind: number, number: number, more: number): number {
    if (this.#start() + HEAD >= SLOT_SIZE) this.flush();
    const record = this.#start() / 4;
    this.#words[record + RECORD.kind] = kind;
    this.#words[record + RECORD.number] = number;
    this.#words[record + RECORD.more] = more;
    this.#words[record + RECORD.length] = 0;
    this.#at = 4 * record + HEAD;
    return record;
  }

  #extend(record: number, count: number): void {
    const length = this.#words[record + RECORD.length] as number; // a record has all its words
    this.#words[record + RECORD.length] = length + count;
    this.#at += count;
  }
}

/** Reads the records of a thread. */
export class SlotReader {
  readonly #slots: Slots;
  #slot = 0;
  /** The beginning of a line that is longer than a slot. */
  #beginnings: Uint8Array[] = [];

  constructor(memory: SharedArrayBuffer) {
    this.#slots = new Slots(memory);
  }

  /** Whether there is a slot to be read. Waits for one, but no longer than a number of milliseconds. */
  isReady(patience: number): boolean {
    return Atomics.wait(this.#slots.states, this.#slot, FREE, patience) !== "timed-out";
  }

  /** The records of the next slot, which is free after them. */
  *records(): Generator<PartRecord> {
    const words = this.#slots.words(this.#slot);
    const octets = this.#slots.octets(this.#slot);
    const end = this.#slots.used[this.#slot] ?? 0;
    for (let at = 0; at < end; ) {
      const record = at / 4;
      const length = words[record + RECORD.length] as number; // a record has all its words
      const content = octets.subarray(at + HEAD, at + HEAD + length);
      const read = this.#record(words.subarray(record, record + RECORD.words), content);
      if (read !== undefined) yield read;
      at = (at + HEAD + length + 3) & ~3;
    }
    this.#slots.set(this.#slot, FREE);
    this.#slot = (this.#slot + 1) % SLOTS;
  }

  #record([kind = 0, number = 0, more = 0]: Int32Array, octets: Uint8Array): PartRecord | undefined {
    if (kind === KIND.octets) return { kind: "octets", octets };
    if (kind !== KIND.beginning) return decodedRecord({ kind, number, more, octets: this.#whole(octets) });
    this.#beginnings.push(octets.slice());
    return undefined;
  }

  #whole(octets: Uint8Array): Uint8Array {
    if (this.#beginnings.length === 0) return octets;
    const whole = Buffer.concat([...this.#beginnings, octets]);
    this.#beginnings = [];
    return whole;
  }
}
