// @ts-check
// The start-up of the command as a user waits for it: the time of whole processes, compared with that of an empty one.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { base } from "./links.js";
import { median } from "./median.js";

const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));

/** The commands, and how many times the time of an empty Node each may take. */
const commands = [
  { command: "uri check x", args: ["check", "x"], most: 1.35 },
  { command: "uri inspect URI", args: ["inspect", base], most: 1.8 },
  { command: "uri audit URI", args: ["audit", base], most: 1.8 },
];

/**
 * @typedef {object} StartUp
 * @property {string} command
 * @property {number} most  the greatest ratio that it may have
 * @property {number} milliseconds  the median
 * @property {number} empty  that of an empty file
 * @property {number} ratio  the median of the ratios of all rounds
 */

/**
 * Every round starts each process once, in turn, so that whatever else the machine does slows all of them alike.
 * @param {number} rounds
 * @returns {StartUp[]}
 */
export function startUp(rounds) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    const emptyFile = join(folder, "empty.js");
    writeFileSync(emptyFile, "");
    /** @type {number[]} */
    const empty = [];
    const runs = commands.map((each) => ({ ...each, times: /** @type {number[]} */ ([]) }));
    for (let round = -1; round < rounds; round++) {
      const emptyTime = milliseconds([emptyFile]);
      const times = runs.map(({ args }) => milliseconds([command, ...args]));
      if (round < 0) continue; // it brought the files into memory
      empty.push(emptyTime);
      for (const [index, run] of runs.entries()) run.times.push(times[index] ?? Number.NaN);
    }
    return runs.map(({ command, most, times }) => ({
      command,
      most,
      milliseconds: median(times),
      empty: median(empty),
      ratio: median(times.map((time, round) => time / (empty[round] ?? Number.NaN))),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The certificates in the file that it names take an empty Node twice as long as all the rest. */
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;

/** The time of a whole process, by the clock on the wall. @param {string[]} args */
function milliseconds(args) {
  const from = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const time = performance.now() - from;
  if (status !== 0) throw new Error(`node ${args.join(" ")}: status ${status}`);
  return time;
}
