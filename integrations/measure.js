// @ts-check
// What a run takes: time by the clock, and time of the processor, of this process and of those that it started and keeps.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** How often each thing is run, after a first time that starts processes and compiles. */
export const ROUNDS = 5;

/** How many ticks of /proc a second has. */
const TICKS = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/**
 * What one thing takes.
 * @typedef {object} Cost
 * @property {number} clock Seconds, in the best round.
 * @property {number} processor Seconds of processor, in the mean of all rounds.
 */

/**
 * Runs several things round after round, so that what else the machine does concerns them all.
 * @param {readonly (() => unknown)[]} things
 * @returns {Promise<Cost[]>} In the same order.
 */
export async function measured(things) {
  /** @type {Cost[]} */
  const costs = things.map(() => ({ clock: Number.POSITIVE_INFINITY, processor: 0 }));
  for (const thing of things) await thing();
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, thing] of things.entries()) {
      const cost = /** @type {Cost} */ (costs[at]); // there is one for each
      const before = processorTime();
      const start = performance.now();
      await thing();
      cost.clock = Math.min(cost.clock, (performance.now() - start) / 1000);
      cost.processor += (processorTime() - before) / ROUNDS;
    }
  return costs;
}

/** Seconds of processor that this process took, and those that it started and that still run, or that it waited for. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  let ticks = waitedFor(process.pid);
  const parents = new Map(processes().map(({ pid, parent, ticks }) => [pid, { parent, ticks }]));
  for (const [pid, { ticks: own }] of parents) if (isBelow(pid, parents)) ticks += own;
  return (user + system) / 1e6 + ticks / TICKS;
}

/**
 * Whether a process was started by this one, or by one that was.
 * @param {number} pid
 * @param {ReadonlyMap<number, { readonly parent: number }>} parents
 */
function isBelow(pid, parents) {
  for (let above = parents.get(pid)?.parent; above !== undefined; above = parents.get(above)?.parent)
    if (above === process.pid) return true;
  return false;
}

/** The processes of the machine (proc(5)): their ticks, with those of the processes that they waited for. */
function processes() {
  return readdirSync("/proc").flatMap((name) => {
    const fields = /^\d+$/.test(name) ? fieldsOf(Number(name)) : undefined;
    if (fields === undefined) return [];
    const [, parent = 0] = fields;
    return [{ pid: Number(name), parent, ticks: sum(fields.slice(11, 15)) }];
  });
}

/** @param {number} pid */
function waitedFor(pid) {
  return sum(fieldsOf(pid)?.slice(13, 15) ?? []);
}

/**
 * What stands in /proc/PID/stat after the name: the state, the parent, and so on; nothing, if the process has ended.
 * @param {number} pid
 */
function fieldsOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return undefined;
  }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}
