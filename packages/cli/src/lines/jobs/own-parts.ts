/**
 * The parts that the writing thread does itself. It has taken one more than it does: so other threads do the parts
 * between the two, and when it gets there they are ready. Results before their turn it must keep, which is one more
 * copy.
 */

import type { Claims } from "./claims.ts";
import { type PartTask, PartWork } from "./part-work.ts";
import { RecordList } from "./record-list.ts";
import type { PartRecord } from "./records.ts";

/** The number of this thread. */
export const OWN_THREAD = 1;

/** How much is kept until the parts before it are written. */
export interface KeptBounds {
  readonly parts: number;
  /** No part is begun or continued when this number of octets are kept. */
  readonly octets: number;
}

const BOUNDS: KeptBounds = { parts: 8, octets: 4 * 1024 * 1024 };

/** Takes parts, and does them when they are asked for, or before. */
export class OwnParts {
  readonly #work: PartWork;
  readonly #claims: Claims;
  readonly #bounds: KeptBounds;
  /** The part that it has taken and not begun. */
  #undone: number | undefined;
  readonly #kept = new Map<number, KeptPart>();
  /** For parts that are to be kept. */
  readonly #lists: RecordList[] = [];

  private constructor(work: PartWork, claims: Claims, bounds: KeptBounds) {
    this.#work = work;
    this.#claims = claims;
    this.#bounds = bounds;
    this.#undone = claims.take(OWN_THREAD);
  }

  /** It takes the first part of the file. */
  static async of(task: PartTask, claims: Claims, bounds = BOUNDS): Promise<OwnParts> {
    return new OwnParts(await PartWork.of(task, true), claims, bounds);
  }

  /**
   * Does the part that it has before its turn, as far as there is room for what becomes of it, and takes another. Returns
   * whether there was one, and room.
   */
  doAhead(): boolean {
    const part = this.#undone;
    const room = this.#room();
    if (part === undefined || room <= 0) return false;
    const list = this.#lists.pop() ?? new RecordList();
    this.#kept.set(part, { list, rest: filled(list, this.#work.records(part), room) });
    this.#undone = this.#claims.take(OWN_THREAD);
    return true;
  }

  /** The records of a part that it has. */
  *records(part: number): Generator<PartRecord> {
    const kept = this.#kept.get(part);
    if (kept === undefined) {
      this.#undone = this.#claims.take(OWN_THREAD); // before it does this one
      return yield* this.#work.records(part);
    }
    yield* kept.list.take();
    yield* kept.rest;
    this.#kept.delete(part);
    this.#lists.push(kept.list);
  }

  /** How many octets more may be kept; none, as long as there are parts enough, or one that is not done. */
  #room(): number {
    let room = this.#kept.size < this.#bounds.parts ? this.#bounds.octets : 0;
    for (const { list, rest } of this.#kept.values()) {
      if (rest !== NOTHING) return 0;
      room -= list.size;
    }
    return room;
  }
}

/** A part that is kept. */
interface KeptPart {
  readonly list: RecordList;
  /** The records after those, for which there was no room. */
  readonly rest: Iterable<PartRecord>;
}

const NOTHING: readonly PartRecord[] = [];

/** Adds records to a list until it has a number of octets. Returns the others. */
function filled(list: RecordList, records: Generator<PartRecord>, most: number): Iterable<PartRecord> {
  for (let next = records.next(); !next.done; next = records.next()) {
    list.add(next.value);
    if (list.size >= most) return records;
  }
  return NOTHING;
}
