/** Records that wait until they are taken, as numbers and octets: 16 octets each, where an object would take 200. */

import { OctetBuffer } from "@urikit/lists/engine";
import { type CodedRecord, codedRecord, decodedRecord, KIND, type PartRecord } from "./records.ts";

/** The words of a record. */
const WORD = { kind: 0, number: 1, more: 2, length: 3 } as const;
const WORDS = 4;
const OCTETS = 4 * WORDS;
const FIRST_RECORDS = 256;

/** A list that needed more octets than that gives its memory back when it is empty. */
const MOST_AT_REST = 1024 * 1024;

/** Records, with copies of their octets. */
export class RecordList {
  #words = new Int32Array(WORDS * FIRST_RECORDS);
  #count = 0;
  #octets = new OctetBuffer();

  /** How many octets it needs for what is in it. */
  get size(): number {
    return OCTETS * this.#count + this.#octets.length;
  }

  /** Adds a record; octets after octets become one. */
  add(record: PartRecord): void {
    const coded = codedRecord(record);
    const last = WORDS * (this.#count - 1);
    if (coded.kind === KIND.octets && this.#count > 0 && this.#word(last + WORD.kind) === KIND.octets)
      this.#words[last + WORD.length] = this.#word(last + WORD.length) + coded.octets.length;
    else this.#addWords(coded);
    this.#octets.part(coded.octets, 0, coded.octets.length);
  }

  /** All records. It is empty when they are taken. */
  *take(): Generator<PartRecord> {
    const { size } = this;
    const octets = this.#octets.taken();
    let from = 0;
    for (let index = 0; index < this.#count; index++) {
      const at = WORDS * index;
      const to = from + this.#word(at + WORD.length);
      yield decodedRecord({
        kind: this.#word(at + WORD.kind),
        number: this.#word(at + WORD.number),
        more: this.#word(at + WORD.more),
        octets: octets.subarray(from, to),
      });
      from = to;
    }
    this.#count = 0;
    if (size <= MOST_AT_REST) return;
    this.#words = new Int32Array(WORDS * FIRST_RECORDS);
    this.#octets = new OctetBuffer();
  }

  #addWords({ kind, number, more, octets }: CodedRecord): void {
    const at = WORDS * this.#count++;
    if (at === this.#words.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words.set([kind, number, more, octets.length], at);
  }

  #word(at: number): number {
    return this.#words[at] as number; // a record has all its words
  }
}
