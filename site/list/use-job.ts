/** One job at a time, and how far it is. */

import { type Ref, shallowRef } from "vue";
import type { JobProgress, JobResult, ListJob } from "./jobs.ts";
import type { ListWorker } from "./list-worker.ts";

/** A job that takes long enough to be shown. */
export interface ShownJob {
  readonly label: string;
  readonly progress: JobProgress;
  /** How many octets there are to read. */
  readonly size: number;
  readonly seconds: number;
}

/** Work that takes less time needs no bar. */
const PATIENCE_MS = 300;

export interface JobUse {
  /** The job that is done; undefined if no job takes long. */
  readonly job: Ref<ShownJob | undefined>;
  /** Stops what is done, and does a job. What it came to is undefined if another was asked for meanwhile. */
  perform(job: ListJob, label: string): Promise<JobResult | undefined>;
  stop(): void;
}

export function useJob(worker: ListWorker): JobUse {
  const shown = shallowRef<ShownJob>();
  let asked = 0;
  let done: Promise<unknown> = Promise.resolve();

  async function work(job: ListJob, label: string): Promise<JobResult> {
    const begun = performance.now();
    const size = job.list.size;
    const show = (progress: JobProgress) => {
      shown.value = { label, progress, size, seconds: (performance.now() - begun) / 1000 };
    };
    const showing = setTimeout(() => show({ read: 0, lines: 0 }), PATIENCE_MS);
    const result = await worker.run(job, (progress) => {
      if (shown.value !== undefined) show(progress);
    });
    clearTimeout(showing);
    shown.value = undefined;
    return result;
  }

  return {
    job: shown,
    perform(job, label) {
      const number = ++asked;
      worker.stop();
      const result = done.then(async () => {
        if (number !== asked) return undefined;
        const came = await work(job, label);
        return number === asked ? came : undefined;
      });
      done = result;
      return result;
    },
    stop: () => worker.stop(),
  };
}
