// @ts-check
// How much memory commands take that read a large list with several jobs: the largest resident set of the process.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLargeList } from "./large-list.js";

const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));
const consumptionHook = new URL("./consumption.js", import.meta.url).href;

/** The targets: what a command takes with two jobs, and what each further one adds. */
export const memoryTargets = { megabytesWithTwo: 200, megabytesMore: 40 };

/** Commands whose memory does not grow with what is distinct in the list. */
const commands = [
  ["normalize", "--to", "key"],
  ["parse", "--columns", "host"],
  ["normalize", "--level", "scheme"],
];

/**
 * @typedef {object} MemoryResult
 * @property {string} name
 * @property {readonly [one: number, two: number, three: number]} peakMegabytes  with this number of jobs
 */

/**
 * Each is run once in each way: what is asked for is a bound.
 * @param {number} megabytes
 * @returns {MemoryResult[]}
 */
export function listMemory(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    const list = join(folder, "links.txt");
    writeLargeList(list, megabytes * 1e6);
    return commands.map((args) => {
      const peak = (/** @type {number} */ jobs) =>
        peakMegabytes([...args, "--jobs", `${jobs}`, "--input", list], folder);
      return { name: `uri ${args.join(" ")}`, peakMegabytes: [peak(1), peak(2), peak(3)] };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string[]} args
 * @param {string} folder
 */
function peakMegabytes(args, folder) {
  const consumptionFile = join(folder, "consumption.json");
  const { status } = spawnSync(process.execPath, ["--import", consumptionHook, command, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CONSUMPTION_FILE: consumptionFile },
  });
  if (status !== 0) throw new Error(`uri ${args.join(" ")}: status ${status}`);
  /** @type {import("./consumption.js").Consumption} */
  const { peakBytes } = JSON.parse(readFileSync(consumptionFile, "utf8"));
  return peakBytes / 1e6;
}
