/** The notes on the code of an example, as it is edited: each time in a new worker, which is stopped after a while. */

import { onBeforeUnmount, type Ref, ref, type ShallowRef, shallowRef } from "vue";
import type { Told } from "./run.ts";

/** How long code may run, in milliseconds, and how long it may take to load. */
const LONGEST_RUN = 3000;
const LONGEST_LOAD = 20_000;

/** Why there are no results, or no more of them. */
export type Stop = "endless" | "not-loaded";

export interface Run {
  /** The code that was run. */
  readonly code: string;
  readonly told: readonly Told[];
  readonly stop: Stop | undefined;
}

export interface Runner {
  readonly run: (code: string) => void;
  /** The latest run that is over. */
  readonly latest: Readonly<ShallowRef<Run | undefined>>;
  readonly isBusy: Readonly<Ref<boolean>>;
}

export function useRunner(create: () => Worker): Runner {
  const latest = shallowRef<Run>();
  const isBusy = ref(false);
  let stopCurrent = (): void => {};

  function run(code: string): void {
    stopCurrent();
    const told: Told[] = [];
    const worker = create();
    let timer = setTimeout(() => end("not-loaded"), LONGEST_LOAD);
    stopCurrent = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    function end(stop: Stop | undefined): void {
      stopCurrent();
      isBusy.value = false;
      latest.value = { code, told, stop };
    }
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (data.kind === "begun") {
        clearTimeout(timer);
        timer = setTimeout(() => end("endless"), LONGEST_RUN);
      } else if (data.kind === "done") end(undefined);
      else told.push(data);
    });
    worker.addEventListener("error", () => end("not-loaded"));
    isBusy.value = true;
    worker.postMessage(code);
  }

  onBeforeUnmount(() => stopCurrent());
  return { run, latest, isBusy };
}
