/** Records of a survey that another thread has made: they come as octets, cut anywhere. */

import { FINDING } from "../engine.ts";
import type { SurveyCall, SurveyCounter } from "./survey-counter.ts";
import { HEAD, PIECE, RECORD } from "./survey-records.ts";

/**
 * The octets of a list from its beginning on, without a byte order mark, and with a line end after its last line.
 */
export interface ListOctets {
  /** The next octets, a number of them, which are lent until others are asked for. */
  next(length: number): Uint8Array;
  /** Goes past whole lines of a number of octets. */
  skip(length: number): void;
  /** Goes past a line end. */
  skipLineEnd(): void;
}

const HEAD_OCTETS = 4 * HEAD.words;

/** The memory of the findings, where the code writes a call. */
const MOST_WORDS = 4096 * FINDING.words;

/** Has the records of a call counted when all of them are there. */
export class SurveyParts {
  readonly #counter: SurveyCounter;
  readonly #call = new PartCall();
  readonly #octets = new Uint8Array(this.#call.words.buffer);
  #used = 0;

  constructor(counter: SurveyCounter) {
    this.#counter = counter;
  }

  /** Adds records; lines are read from the list where nothing else knows their text. */
  add(records: Uint8Array, list: ListOctets): void {
    for (let at = 0; at < records.length; ) {
      const part = records.subarray(at, at + this.#missing());
      this.#octets.set(part, this.#used);
      this.#used += part.length;
      at += part.length;
      if (this.#missing() > 0) continue;
      this.#take(list);
      this.#used = 0;
    }
  }

  /** How many octets the call has that are not there yet, as far as its head says that by now. */
  #missing(): number {
    const records = this.#used < HEAD_OCTETS ? 0 : this.#call.word(HEAD.records);
    return HEAD_OCTETS + 4 * RECORD.words * records - this.#used;
  }

  #take(list: ListOctets): void {
    const call = this.#call;
    const piece = call.word(HEAD.piece);
    call.begin(list);
    if ((piece & PIECE.first) !== 0) this.#counter.sums.invalid++;
    if ((piece & PIECE.last) !== 0) list.skipLineEnd();
    const count = call.word(HEAD.records);
    this.#counter.begin(call, count);
    this.#counter.take(call, count);
  }
}

/** A call of which the lines are read when they are asked for: nobody asks where all names and normal forms are known. */
class PartCall implements SurveyCall {
  readonly words = new Int32Array(MOST_WORDS);
  readonly head = 0;
  #list: ListOctets | undefined;
  /** The address of the lines, and how many octets they have. */
  #from = 0;
  #length = 0;
  #lines: Uint8Array | undefined;

  word(at: number): number {
    return this.words[at] as number; // it has all its words
  }

  /** Goes past the lines of the calls before, if this one has others. */
  begin(list: ListOctets): void {
    const length = this.word(HEAD.length);
    if (length === 0) return;
    if (this.#lines === undefined) list.skip(this.#length);
    this.#list = list;
    this.#from = this.word(HEAD.from);
    this.#length = length;
    this.#lines = undefined;
    if ((this.word(HEAD.piece) & PIECE.any) !== 0) this.#read();
  }

  octets(from: number, to: number): Uint8Array {
    const lines = this.#lines ?? this.#read();
    return lines.subarray(from - this.#from, to - this.#from);
  }

  #read(): Uint8Array {
    this.#lines = this.#list?.next(this.#length) ?? new Uint8Array(0);
    return this.#lines;
  }
}
