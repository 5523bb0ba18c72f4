// @ts-check
// Commands that read a large list with one job and with two, by the clock. The most that two cores of this machine can give a whole
// process is measured too: by two processes with one job each, on the two halves of the list at once.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLargeList } from "./large-list.js";
import { median } from "./median.js";

const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));

/** The target of works that the processor holds up. */
export const jobsTarget = 1.8;

/** @type {readonly { args: string[], isBoundByProcessor: boolean }[]} */
const works = [
  { args: ["normalize", "--to", "key"], isBoundByProcessor: true },
  { args: ["unique"], isBoundByProcessor: true },
  { args: ["parse", "--columns", "host"], isBoundByProcessor: true },
  { args: ["normalize", "--level", "scheme"], isBoundByProcessor: false },
];

/**
 * @typedef {object} JobsResult
 * @property {string} name
 * @property {boolean} isBoundByProcessor  and not by memory, which both cores share
 * @property {number} megabytes  of the list
 * @property {number} oneJob  the seconds with one job; these and the others are medians of the rounds
 * @property {number} twoJobs  with two
 * @property {number} twoProcesses  of two processes, each with one job on a half of the list
 * @property {number} ratio  how many times as fast two jobs are as one: the median of the rounds
 * @property {number} ratioOfProcesses  the same of the two processes
 */

/**
 * Every round runs each command in all three ways, one after another. Nothing is measured where there is one core.
 * @param {number} rounds
 * @param {number} megabytes
 * @returns {Promise<JobsResult[]>}
 */
export async function listJobs(rounds, megabytes) {
  if (availableParallelism() < 2) return [];
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    const whole = join(folder, "whole.txt");
    const first = join(folder, "first.txt");
    const second = join(folder, "second.txt");
    const half = writeLargeList(first, megabytes * 5e5);
    writeLargeList(second, half);
    const megabytesWritten = writeLargeList(whole, 2 * half) / 1e6;
    const runs = works.map((work) => ({ ...work, times: /** @type {Times[]} */ ([]) }));
    for (let round = 0; round < rounds; round++)
      for (const { args, times } of runs)
        times.push({
          oneJob: await seconds([[...args, "--jobs", "1", "--input", whole]]),
          twoJobs: await seconds([[...args, "--jobs", "2", "--input", whole]]),
          twoProcesses: await seconds(
            [first, second].map((path) => [...args, "--jobs", "1", "--input", path]),
          ),
        });
    return runs.map(({ args, isBoundByProcessor, times }) => ({
      name: `uri ${args.join(" ")}`,
      isBoundByProcessor,
      megabytes: megabytesWritten,
      ...medians(times),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @typedef {Pick<JobsResult, "oneJob" | "twoJobs" | "twoProcesses">} Times  of a round, in seconds */

/** @param {Times[]} times */
function medians(times) {
  return {
    oneJob: median(times.map(({ oneJob }) => oneJob)),
    twoJobs: median(times.map(({ twoJobs }) => twoJobs)),
    twoProcesses: median(times.map(({ twoProcesses }) => twoProcesses)),
    ratio: median(times.map(({ oneJob, twoJobs }) => oneJob / twoJobs)),
    ratioOfProcesses: median(times.map(({ oneJob, twoProcesses }) => oneJob / twoProcesses)),
  };
}

/** How long it takes until commands have ended that begin at once. @param {string[][]} commands */
async function seconds(commands) {
  const from = performance.now();
  await Promise.all(commands.map(run));
  return (performance.now() - from) / 1000;
}

/** @param {string[]} args */
async function run(args) {
  const child = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "ignore", "inherit"] });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`uri ${args.join(" ")}: status ${status}`);
}
