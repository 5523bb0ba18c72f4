/**
 * The worker, from the side of the page.
 *
 * It is started from a blob, which does nothing but import the script. A worker that comes from a blob has the policy of
 * the page, so that it can connect to nothing either; one that comes from an address would have none, as the files of
 * the site are served without headers (`.vitepress/policy.ts`). The import is one at run time: browsers look for scripts
 * that are named by `import … from` where workers may come from.
 */

import type { Answer, JobProgress, JobResult, ListJob, Request } from "./jobs.ts";
import workerAddress from "./worker.ts?worker&url";

export class ListWorker {
  #worker: Worker | undefined;
  #address = "";
  /** Whether its script is loaded, so that it hears what it is told. */
  #isReady = false;

  /** Does a job; one at a time. */
  run(job: ListJob, onProgress: (progress: JobProgress) => void): Promise<JobResult> {
    return new Promise((resolve) => {
      const worker = this.#started();
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === "ready") this.#begin(job);
        else if (data.kind === "progress") onProgress(data.progress);
        else resolve(data);
      };
      worker.onerror = ({ message = "" }) => {
        this.end();
        resolve({ kind: "failed", failure: { why: "no-worker", detail: message } });
      };
      if (this.#isReady) this.#begin(job);
    });
  }

  /** Stops the job: its result comes as soon as the current chunk was read. */
  stop(): void {
    if (this.#isReady) this.#tell({ kind: "stop" });
  }

  /** Ends the worker, whatever it does. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    URL.revokeObjectURL(this.#address);
  }

  #begin(job: ListJob): void {
    this.#isReady = true;
    this.#tell(job);
  }

  #tell(request: Request): void {
    this.#worker?.postMessage(request);
  }

  #started(): Worker {
    if (this.#worker === undefined) {
      // What a promise was rejected with is no error of a worker, unless it is thrown.
      const script = `import(${JSON.stringify(new URL(workerAddress, location.href).href)})
        .catch((error) => setTimeout(() => { throw error; }));`;
      this.#address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      this.#worker = new Worker(this.#address, { type: "module" });
    }
    return this.#worker;
  }
}
