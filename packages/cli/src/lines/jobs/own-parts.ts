/** The parts that the thread does itself which writes: the next one to be written, or others while it would wait. */

import { OctetBuffer } from "../latin1.ts";
import type { Claims } from "./claims.ts";
import { type PartTask, PartWork } from "./part-work.ts";
import type { SlotRecord } from "./slots.ts";

/** The number of this thread. */
export const OWN_THREAD = 1;

/** So many parts are kept until the parts before them are written, at most. */
const MOST_KEPT = 8;

/** Takes parts, and does them at once or when they are asked for. */
export class OwnParts {
  readonly #work: PartWork;
  readonly #claims: Claims;
  readonly #kept = new Map<number, KeptRecords>();
  /** For parts that are to be kept. */
  readonly #buffers: OctetBuffer[] = [];

  private constructor(work: PartWork, claims: Claims) {
    this.#work = work;
    this.#claims = claims;
  }

  /** It takes the first part of the file, which must be asked for before it takes others. */
  static async of(task: PartTask, claims: Claims): Promise<OwnParts> {
    claims.take(OWN_THREAD);
    return new OwnParts(await PartWork.of(task, true), claims);
  }

  /** Takes a part. Does it now, unless it is `next`. Returns whether there was one, and room for it. */
  take(next: number): boolean {
    if (this.#kept.size === MOST_KEPT) return false;
    const part = this.#claims.take(OWN_THREAD);
    if (part === undefined) return false;
    if (part !== next) {
      const buffer = this.#buffers.pop() ?? new OctetBuffer();
      this.#kept.set(part, new KeptRecords(this.#work.records(part), buffer));
    }
    return true;
  }

  /** What becomes of a part that it has. */
  *records(part: number): Generator<SlotRecord> {
    const kept = this.#kept.get(part);
    if (kept === undefined) return yield* this.#work.records(part);
    yield* kept.records();
    this.#kept.delete(part);
    this.#buffers.push(kept.buffer);
  }
}

/** The records of a part, with their octets in a buffer. */
class KeptRecords {
  readonly buffer: OctetBuffer;
  readonly #others: { readonly at: number; readonly record: SlotRecord }[] = [];

  constructor(records: Iterable<SlotRecord>, buffer: OctetBuffer) {
    this.buffer = buffer;
    for (const record of records) {
      if (record.kind === "octets") buffer.copy(record.octets, 0, record.octets.length);
      else this.#others.push({ at: buffer.length, record: ofItsOwn(record) });
    }
  }

  *records(): Generator<SlotRecord> {
    const octets = this.buffer.take();
    let from = 0;
    for (const { at, record } of this.#others) {
      if (from < at) yield { kind: "octets", octets: octets.subarray(from, at) };
      yield record;
      from = at;
    }
  }
}

/** A record whose octets are not lent. */
function ofItsOwn(record: SlotRecord): SlotRecord {
  return record.kind === "invalid" ? { ...record, octets: record.octets.slice() } : record;
}
