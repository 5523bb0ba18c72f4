/**
 * What a thread hands to the one that writes: memory that both see, in slots. The thread fills one after another with
 * records, and waits for one that is free; the other takes them in the same order, and frees them.
 */

import { Buffer } from "node:buffer";
import type { InvalidLine, InvalidReason } from "@urikit/lists";

/** So many slots a thread has, each of so many octets: it may be so far ahead. */
const SLOTS = 4;
const SLOT_SIZE = 256 * 1024;

const FREE = 0;
const FULL = 1;

/** A record: words of 32 bits, and then its octets. */
const RECORD = { kind: 0, number: 1, more: 2, length: 3, words: 4 } as const;
const HEAD = 4 * RECORD.words;

const KIND = { octets: 0, beginning: 1, invalid: 2, end: 3, error: 4 } as const;

const REASONS: readonly InvalidReason[] = ["not-a-reference", "not-utf-8", "too-long", "no-field"];

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

/** What is told of an invalid line. */
export type NumberedLine = Pick<InvalidLine, "number" | "reason" | "octets">;

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
  add(record: SlotRecord): void {
    if (record.kind === "octets") this.#addOctets(record.octets);
    else if (record.kind === "invalid") this.#addInvalid(record);
    else if (record.kind === "end") {
      this.#addRecord(KIND.end, record.lines, record.size, new Uint8Array(0));
      this.flush();
    } else {
      const message = new TextEncoder().encode(record.message);
      this.#addRecord(KIND.error, 0, 0, message.subarray(0, SLOT_SIZE - HEAD));
      this.flush();
    }
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

  #addInvalid({ number, reason, octets }: NumberedLine): void {
    let at = 0;
    for (; octets.length - at > SLOT_SIZE - HEAD; at += SLOT_SIZE - HEAD)
      this.#addRecord(KIND.beginning, 0, 0, octets.subarray(at, at + SLOT_SIZE - HEAD));
    this.#addRecord(KIND.invalid, number, REASONS.indexOf(reason), octets.subarray(at));
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

/** What a thread says, in its order. Octets are lent until the next record is asked for. */
export type SlotRecord =
  | { readonly kind: "octets"; readonly octets: Uint8Array }
  | ({ readonly kind: "invalid" } & NumberedLine)
  | { readonly kind: "end"; readonly lines: number; readonly size: number }
  | { readonly kind: "error"; readonly message: string };

/** Reads the records of a thread. */
export class SlotReader {
  readonly #slots: Slots;
  #slot = 0;
  /** The beginning of a line that is longer than a slot. */
  #beginnings: Uint8Array[] = [];

  constructor(memory: SharedArrayBuffer) {
    this.#slots = new Slots(memory);
  }

  /** Whether there is a slot to be read. Waits for one, but no longer than so many milliseconds. */
  isReady(patience: number): boolean {
    return Atomics.wait(this.#slots.states, this.#slot, FREE, patience) !== "timed-out";
  }

  /** The records of the next slot, which is free after them. */
  *records(): Generator<SlotRecord> {
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

  #record([kind, number = 0, more = 0]: Int32Array, octets: Uint8Array): SlotRecord | undefined {
    switch (kind) {
      case KIND.octets:
        return { kind: "octets", octets };
      case KIND.beginning:
        this.#beginnings.push(octets.slice());
        return undefined;
      case KIND.invalid:
        return {
          kind: "invalid",
          number,
          reason: REASONS[more] ?? "not-a-reference",
          octets: this.#whole(octets),
        };
      case KIND.end:
        return { kind: "end", lines: number, size: more };
      default:
        return { kind: "error", message: Buffer.from(octets).toString() };
    }
  }

  #whole(octets: Uint8Array): Uint8Array {
    if (this.#beginnings.length === 0) return octets;
    const whole = Buffer.concat([...this.#beginnings, octets]);
    this.#beginnings = [];
    return whole;
  }
}
