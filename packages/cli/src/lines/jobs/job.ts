/** The job of a thread that does not write: it takes parts of a file as long as there are some. */

import { UsageError } from "../../exit.ts";
import { Claims } from "./claims.ts";
import { type PartTask, PartWork } from "./part-work.ts";
import { countParts } from "./parts.ts";
import { SlotWriter } from "./slots.ts";

/** The task of a thread. */
export interface Job extends PartTask {
  /** Its number, from 1 on. */
  readonly thread: number;
  /** The memory of its slots. */
  readonly slots: SharedArrayBuffer;
  /** The memory of all claims. */
  readonly claims: SharedArrayBuffer;
}

/** Does its part of the work. A part that cannot be read is an error for the thread that writes. */
export async function doJob(job: Job): Promise<void> {
  const slots = new SlotWriter(job.slots);
  const claims = new Claims(job.claims, countParts(job.file));
  const work = await PartWork.of(job, false);
  try {
    for (let part = claims.take(job.thread); part !== undefined; part = claims.take(job.thread))
      for (const record of work.records(part)) slots.add(record);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    slots.add({ kind: "error", problem: error.problem });
  }
}
