// @ts-check
// Imported before a measured command (`node --import`): when the command ends, writes its memory and its processor time
// to the file that CONSUMPTION_FILE names.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { processorTime } from "./processor-time.js";

/** @typedef {{ peakBytes: number, processorSeconds: number }} Consumption the largest resident set; all threads */

const file = process.env.CONSUMPTION_FILE;
if (file !== undefined && isMainThread) {
  process.on("exit", () => {
    /** @type {Consumption} */
    const consumption = {
      peakBytes: process.resourceUsage().maxRSS * 1024,
      processorSeconds: processorTime() / 1000,
    };
    writeFileSync(file, JSON.stringify(consumption));
  });
}
