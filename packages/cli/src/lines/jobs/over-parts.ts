/** A list in a file that several threads read part by part: the same results, in the same order, as with one. */

import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { UsageError } from "../../exit.ts";
import type { OctetListOptions, OctetListWriter } from "../octet-list-writer.ts";
import type { Work } from "../work.ts";
import type { WorkReaders } from "../work-readers.ts";
import { Claims, claimMemory } from "./claims.ts";
import { FileOctets } from "./file-octets.ts";
import type { Job } from "./job.ts";
import { OWN_THREAD, OwnParts } from "./own-parts.ts";
import { countParts, type FileStretch } from "./parts.ts";
import type { PartRecord } from "./records.ts";
import { SlotReader, slotMemory } from "./slots.ts";
import { UniqueParts } from "./unique-parts.ts";

/** How long this thread waits until it does a part before its turn, in milliseconds: about as long as a part takes. */
const SHORT_MS = 1;

/** How long this thread waits until it looks at signals and errors, in milliseconds. */
const PATIENCE_MS = 20;

/** A file, and how it is read. */
export interface PartsOptions extends OctetListOptions {
  readonly writer: OctetListWriter;
  readonly name: string;
  readonly file: FileStretch;
  /** How many threads read it, with this one. */
  readonly jobs: number;
}

/** Has a work done on the lines of a file, by so many threads. */
export async function overParts(readers: WorkReaders, options: PartsOptions): Promise<void> {
  const { results, progress, writer, file, name } = options;
  const parts = countParts(file);
  const source = await PartSource.of(readers.partWork, options);
  const unique = readers.unique && new UniqueParts(readers.unique, new FileOctets(file, name));
  const octetsOf = (octets: Uint8Array) => unique?.lines(octets) ?? [octets];
  try {
    for (let part = 0; part < parts && !results.stopped; part++) {
      const place = { linesBefore: results.lines, isEnded: false, size: 0 };
      while (!place.isEnded && !results.stopped) {
        await writer.write(given(await source.records(part), place, { writer, octetsOf }));
      }
      source.end(part);
      await progress.advance(place.size, results.lines - place.linesBefore);
    }
  } finally {
    source.stop();
  }
}

/** A part that is read. */
interface PartPlace {
  readonly linesBefore: number;
  isEnded: boolean;
  size: number;
}

/** What writes a part. */
interface PartWriter {
  readonly writer: OctetListWriter;
  /** What is written for the octets of records. */
  readonly octetsOf: (octets: Uint8Array) => Iterable<Uint8Array>;
}

const NO_OCTETS = new Uint8Array(0);

/** What is written for the records of a part. */
function* given(
  records: Iterable<PartRecord>,
  place: PartPlace,
  { writer, octetsOf }: PartWriter,
): Generator<Uint8Array> {
  for (const record of records) {
    if (record.kind === "octets") yield* octetsOf(record.octets);
    else if (record.kind === "invalid") {
      writer.addInvalid({ ...record, number: place.linesBefore + record.number });
      yield NO_OCTETS; // what was said of it may be written
    } else if (record.kind === "error") throw new UsageError(record.message);
    else {
      writer.countTo(place.linesBefore + record.lines);
      place.isEnded = true;
      place.size = record.size;
    }
  }
}

/** What all threads have done, part by part. */
class PartSource {
  readonly #claims: Claims;
  readonly #own: OwnParts;
  readonly #threads = new Map<number, Thread>();

  private constructor(claims: Claims, own: OwnParts) {
    this.#claims = claims;
    this.#own = own;
  }

  static async of(work: Work, { file, name, givesInvalid, jobs }: PartsOptions): Promise<PartSource> {
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
    this.#worker = new Worker(join(import.meta.dirname, "list-worker.js"), { workerData: job });
    this.#worker.on("error", (error) => {
      this.#error = error;
    });
  }

  /** What ended it, if something did. */
  get error(): unknown {
    return this.#error;
  }

  /** Whether there are records. Waits for some, but no longer than so many milliseconds. */
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
