// @ts-check
// `uri normalize` on a file of a million links, from file to file: its speed and its memory.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linksText } from "./links.js";
import { median } from "./median.js";

/** The targets of the command on a file. */
export const fileTargets = { megabytesPerSecond: 150, peakMegabytes: 150 };

const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));
const consumptionHook = new URL("./consumption.js", import.meta.url).href;

/**
 * @typedef {object} MillionResult
 * @property {number} links
 * @property {number} megabytes  of the file
 * @property {number} seconds  of the whole command, its start included: the median of the runs
 * @property {number} processorSeconds  the same, of processor time
 * @property {number} megabytesPerSecond
 * @property {number} peakMegabytes  the largest resident set of all runs
 * @property {number} runs
 */

/**
 * @param {number} runs
 * @param {number} links
 * @returns {Promise<MillionResult>}
 */
export async function million(runs, links = 1_000_000) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    const input = join(folder, "links.txt");
    writeFileSync(input, manyLinks(links));
    const times = [];
    const processorTimes = [];
    const peaks = [];
    for (let run = 0; run < runs; run++) {
      const { seconds, processorSeconds, peakBytes } = await normalizeFile(input, folder);
      times.push(seconds);
      processorTimes.push(processorSeconds);
      peaks.push(peakBytes);
    }
    const megabytes = statSync(input).size / 1e6;
    const seconds = median(times);
    return {
      links,
      megabytes,
      seconds,
      processorSeconds: median(processorTimes),
      megabytesPerSecond: megabytes / seconds,
      peakMegabytes: Math.max(...peaks) / 1e6,
      runs,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The corpus, repeated up to a number of lines.
 * @param {number} count
 */
export function manyLinks(count) {
  const lines = linksText().split("\n");
  const copies = Math.floor(count / lines.length);
  const rest = lines.slice(0, count - copies * lines.length);
  return `${lines.join("\n")}\n`.repeat(copies) + rest.map((line) => `${line}\n`).join("");
}

/**
 * One run. It ends with status 1, since some links are invalid; standard error says which.
 * @param {string} input
 * @param {string} folder
 */
async function normalizeFile(input, folder) {
  const consumptionFile = join(folder, "consumption.json");
  const output = openSync(join(folder, "normal.txt"), "w");
  const errors = openSync(join(folder, "errors.txt"), "w");
  const from = performance.now();
  const child = spawn(
    process.execPath,
    ["--import", consumptionHook, command, "normalize", "--input", input],
    {
      stdio: ["ignore", output, errors],
      env: { ...process.env, CONSUMPTION_FILE: consumptionFile },
    },
  );
  const [status] = await once(child, "exit");
  const seconds = (performance.now() - from) / 1000;
  closeSync(output);
  closeSync(errors);
  if (status !== 1) {
    throw new Error(
      `uri normalize: status ${status}\n${readFileSync(join(folder, "errors.txt"), "utf8").slice(0, 2000)}`,
    );
  }
  /** @type {import("./consumption.js").Consumption} */
  const consumption = JSON.parse(readFileSync(consumptionFile, "utf8"));
  return { seconds, ...consumption };
}
