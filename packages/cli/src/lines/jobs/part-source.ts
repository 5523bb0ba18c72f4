/** The parts of a file that several threads do, this one among them, in their order. */

import type { Worker } from "node:worker_threads";
import { listWorker } from "../../own-files.ts";
import type { Work } from "../work.ts";
import { Claims, claimMemory } from "./claims.ts";
import type { Job } from "./job.ts";
import { OWN_THREAD, OwnParts } from "./own-parts.ts";
import { countParts, type FileStretch } from "./parts.ts";
import type { PartRecord } from "./records.ts";
import { SlotReader, slotMemory } from "./slots.ts";

/** How long this thread waits until it does a part before its turn, in milliseconds: about as long as a part takes. */
const SHORT_MS = 1;

/** How long this thread waits until it looks at signals and errors, in milliseconds. */
const PATIENCE_MS = 20;

/** A file, and how many threads read it. */
export interface PartSourceOptions {
  readonly name: string;
  readonly file: FileStretch;
  /** How many threads read it, with this one. */
  readonly jobs: number;
  /** Whether the reader itself gives the replacement of an invalid line. */
  readonly givesInvalid: boolean;
}

/** The results of all threads for a file, part by part. */
export class PartSource {
  readonly #claims: Claims;
  readonly #own: OwnParts;
  readonly #threads = new Map<number, Thread>();

  private constructor(claims: Claims, own: OwnParts) {
    this.#claims = claims;
    this.#own = own;
  }

  static async of(work: Work, { file, name, givesInvalid, jobs }: PartSourceOptions): Promise<PartSource> {
    const parts = countParts(file);
    const threads = Math.min(jobs, parts);
    const claims = new Claims(claimMemory(threads), parts);
    const task = { work, invalid: givesInvalid ? "keep" : "drop", file, name } as const;
    const source = new PartSource(claims, await OwnParts.of(task, claims));
    for (let thread = OWN_THREAD + 1; thread <= threads; thread++) source.#start({ ...task, thread });
    return source;
  }

  #start(task: Omit<Job, "slots" | "claims">): void {
    const job = { ...task, slots: slotMemory(), claims: this.#claims.memory };
    this.#threads.set(task.thread, new Thread(job));
  }

  /** The next records of a part: all, or some. */
  async records(part: number): Promise<Iterable<PartRecord>> {
    for (;;) {
      const owner = this.#claims.ownerOf(part);
      if (owner === OWN_THREAD) return this.#own.records(part);
      const thread = this.#threads.get(owner);
      if (thread?.isReady(SHORT_MS)) return thread.records();
      if (!this.#own.doAhead()) await this.#wait(thread);
    }
  }

  /** Waits for records of a thread; signals and errors come through meanwhile. */
  async #wait(thread: Thread | undefined): Promise<void> {
    if (thread?.isReady(PATIENCE_MS)) return;
    await new Promise((resolve) => setImmediate(resolve));
    for (const { error } of this.#threads.values()) if (error !== undefined) throw error;
  }

  /** Says that a part is written. */
  end(part: number): void {
    this.#claims.end(part);
  }

  stop(): void {
    for (const thread of this.#threads.values()) thread.stop();
  }
}

/** A thread, and what it has found. */
class Thread {
  readonly #worker: Worker;
  readonly #slots: SlotReader;
  #error: unknown;

  constructor(job: Job) {
    this.#slots = new SlotReader(job.slots);
    this.#worker = listWorker(job);
    this.#worker.on("error", (error) => {
      this.#error = error;
    });
  }

  /** The error that ended it, if there was one. */
  get error(): unknown {
    return this.#error;
  }

  /** Whether there are records. Waits for some, but no longer than a number of milliseconds. */
  isReady(patience: number): boolean {
    return this.#slots.isReady(patience);
  }

  /** The records of the next slot. */
  records(): Generator<PartRecord> {
    return this.#slots.records();
  }

  stop(): void {
    this.#worker.terminate();
  }
}
