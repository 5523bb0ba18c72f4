// @ts-check
// What a program pays before its first call: the bytes of each entry of each package, and the processor time of a fresh process
// that loads it, beside the library that it replaces, in one run. `budget.js` has the limits.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { publishedPackages } from "../build/packages.js";
import { root } from "../root.js";
import { BUDGET } from "./budget.js";
import { bundled, weightOf } from "./bundled.js";

/** Loads a module once, and writes the microseconds of processor time that it took. */
const LOAD = `
const before = process.cpuUsage();
require(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log(user + system);`;

/**
 * An entry and its original are loaded by turns, since a busy machine slows both: so often at least, and more often until the
 * limit holds.
 */
const TURNS = { least: 3, most: 15 };

/** The clock of this machine, where an entry replaces nothing: one is what it takes to load this. */
const MEASURE = "fast-uri";

/**
 * Prints the table.
 * @param {(holds: boolean, what: string) => void} verdict Told for each limit whether it holds.
 */
export async function checkLoading(verdict) {
  console.log(
    "\neach entry whole: bytes by brotli, and ms of processor time of loading it; after / the limits:",
  );
  const entries = publishedPackages().flatMap(({ manifest }) => entriesOf(manifest));
  for (const entry of entries) {
    const limit = BUDGET[entry];
    if (limit === undefined) {
      verdict(false, `${entry} has no limit in scripts/check/budget.js`);
      continue;
    }
    const { loads: most, original = MEASURE } = limit;
    const bytes = weightOf(await bundled("* as all", entry, { platform: "node", logLevel: "silent" }));
    const { loads, time, beside } = loading(entry, original, most);
    const told =
      original === MEASURE && limit.original === undefined ? "" : `  ${original}: ${inMs(beside).trim()}`;
    console.log(
      `${String(bytes).padStart(9)} /${String(limit.bytes).padStart(7)}` +
        `${inMs(time)} /${inMs(most * beside)}  ${entry}${told}`,
    );
    if (bytes > limit.bytes) verdict(false, `${entry} weighs more than ${limit.bytes} bytes`);
    if (loads > most) verdict(false, `${entry} takes more than ${most} loads of ${original}`);
  }
  const gone = Object.keys(BUDGET).filter((entry) => !entries.includes(entry));
  verdict(gone.length === 0, `scripts/check/budget.js has limits of entries alone${["", ...gone].join(" ")}`);
  verdict(true, `the limits of ${entries.length} entries were asked`);
}

/** The names by which programs load a package. @param {{ name: string, exports?: Record<string, unknown> }} manifest */
function entriesOf({ name, exports = {} }) {
  return Object.entries(exports)
    .filter(
      ([path, what]) => what !== null && typeof what === "object" && "require" in what && !path.includes("*"),
    )
    .map(([path]) => name + path.slice(1));
}

/**
 * How many loads of the original an entry takes, and what both take: medians.
 * @param {string} entry
 * @param {string} original
 * @param {number} most
 */
function loading(entry, original, most) {
  const times = [];
  const besides = [];
  const ratios = [];
  while (ratios.length < TURNS.least || (ratios.length < TURNS.most && median(ratios) > most)) {
    const [time, beside] = [timeOf(entry), timeOf(original)];
    times.push(time);
    besides.push(beside);
    ratios.push(time / beside);
  }
  return { loads: median(ratios), time: median(times), beside: median(besides) };
}

/** @param {string} module */
function timeOf(module) {
  const path = createRequire(`${root}package.json`).resolve(module);
  return Number(spawnSync(process.execPath, ["-e", LOAD, path], { encoding: "utf8" }).stdout);
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

/** @param {number} microseconds */
function inMs(microseconds) {
  return (microseconds / 1000).toFixed(1).padStart(7);
}
