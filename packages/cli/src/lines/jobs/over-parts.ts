/** A list in a file that several threads read part by part: the same results, in the same order, as with one. */

import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { UsageError } from "../../exit.ts";
import { type OctetListOptions, OctetListWriter } from "../octet-list-writer.ts";
import type { Work } from "../work.ts";
import type { Job } from "./job.ts";
import { countParts, type FileStretch } from "./parts.ts";
import { SlotReader, type SlotRecord, slotMemory } from "./slots.ts";

/** How long this thread waits until it looks at signals and errors, in milliseconds. */
const PATIENCE_MS = 20;

/** A file, and how it is read. */
export interface PartsOptions extends OctetListOptions {
  readonly name: string;
  readonly file: FileStretch;
  readonly jobs: number;
}

/** Has a work done on the lines of a file, by so many threads. */
export async function overParts(work: Work, options: PartsOptions): Promise<void> {
  const { file, results, progress } = options;
  const parts = countParts(file);
  const threads = startThreads(work, options, Math.min(options.jobs, parts));
  const writer = new OctetListWriter(options);
  try {
    for (let part = 0; part < parts && !results.stopped; part++) {
      const thread = threads[part % threads.length] as Thread; // there is one for each remainder
      const place = { linesBefore: results.lines, isEnded: false, size: 0 };
      while (!place.isEnded && !results.stopped) {
        await thread.isReady();
        await writer.write(given(thread.records(), place, { writer, name: options.name }));
        await progress.report(results.takeReports());
      }
      await progress.advance(place.size, results.lines - place.linesBefore);
    }
  } finally {
    for (const thread of threads) thread.stop();
  }
}

/** A part that is read. */
interface PartPlace {
  readonly linesBefore: number;
  isEnded: boolean;
  size: number;
}

/** The octets among the records of a part. */
function* given(
  records: Iterable<SlotRecord>,
  place: PartPlace,
  { writer, name }: { readonly writer: OctetListWriter; readonly name: string },
): Generator<Uint8Array> {
  for (const record of records) {
    if (record.kind === "octets") yield record.octets;
    else if (record.kind === "invalid")
      writer.addInvalid({ ...record, number: place.linesBefore + record.number });
    else if (record.kind === "error") throw new UsageError(`cannot read ${name}: ${record.message}`);
    else {
      writer.countTo(place.linesBefore + record.lines);
      place.isEnded = true;
      place.size = record.size;
    }
  }
}

function startThreads(work: Work, { file, givesInvalid }: PartsOptions, jobs: number): Thread[] {
  return Array.from({ length: jobs }, (_, number) => {
    const invalid = givesInvalid ? "keep" : "drop";
    return new Thread({ work, invalid, file, number, jobs, memory: slotMemory() });
  });
}

/** A thread, and what it has found. */
class Thread {
  readonly #worker: Worker;
  readonly #slots: SlotReader;
  #error: unknown;

  constructor(job: Job) {
    this.#slots = new SlotReader(job.memory);
    this.#worker = new Worker(join(import.meta.dirname, "list-worker.js"), { workerData: job });
    this.#worker.on("error", (error) => {
      this.#error = error;
    });
  }

  /** Waits for records. */
  async isReady(): Promise<void> {
    while (!this.#slots.isReady(PATIENCE_MS)) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#error !== undefined) throw this.#error;
    }
  }

  /** The records of the next slot. */
  records(): Generator<SlotRecord> {
    return this.#slots.records();
  }

  stop(): void {
    this.#worker.terminate();
  }
}
