/** The worker, from the side of the page. */

import { workerOfPage } from "../inspect/worker-of-page.ts";
import type { Answer, JobProgress, JobResult, ListJob, Request } from "./jobs.ts";
import workerAddress from "./worker.ts?worker&url";

export class ListWorker {
  #worker: Worker | undefined;

  /** Does a job; one at a time. */
  run(job: ListJob, onProgress: (progress: JobProgress) => void): Promise<JobResult> {
    return new Promise((resolve) => {
      this.#worker ??= workerOfPage(workerAddress);
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === "progress") onProgress(data.progress);
        else resolve(data);
      };
      this.#worker.onerror = ({ message = "" }) => {
        this.end();
        resolve({ kind: "failed", failure: { why: "no-worker", detail: message } });
      };
      this.#tell(job);
    });
  }

  /** Stops the job: its result comes as soon as the current chunk was read. */
  stop(): void {
    this.#tell({ kind: "stop" });
  }

  /** Ends the worker, whatever it does. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #tell(request: Request): void {
    this.#worker?.postMessage(request);
  }
}
