// @ts-check
// What a program pays before its first call: the bytes of each entry of each package, and the processor time of a fresh process
// that loads it, beside the library that it replaces, in one run.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { bundled, weightOf } from "./bundled.js";
import { publishedPackages } from "./packages.js";
import { root } from "./setup.js";

/** Loads a module once, and writes the microseconds of processor time that it took. */
const LOAD = `
const before = process.cpuUsage();
require(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log(user + system);`;

/** Of so many processes the fastest counts: what else the machine does only adds. */
const RUNS = { told: 2, held: 6 };

/** The clock of this machine: one is what it takes to load this. */
const MEASURE = "fast-uri";

/**
 * The most that an entry takes, in loads of its original or, where it replaces nothing, of fast-uri. Some slack is for a
 * machine that does other things.
 * @type {Record<string, { original?: string, limit: number }>}
 */
const LIMITS = {
  urikit: { limit: 3 },
  "@urikit/fast-uri": { original: "fast-uri", limit: 1.6 },
  "@urikit/uri-js": { original: "uri-js", limit: 1.6 },
  "@urikit/relative-to-absolute-iri": { original: "relative-to-absolute-iri", limit: 1.6 },
  "@urikit/drop-ins/ajv": { original: "fast-uri", limit: 2.4 },
  "@urikit/punycode": { original: "punycode/", limit: 1.6 },
  "@urikit/tr46": { original: "tr46", limit: 1 },
  "@urikit/url-parse": { original: "url-parse", limit: 1.6 },
  "@urikit/guard": { limit: 2.7 },
  "@urikit/audit": { limit: 13 },
};

/**
 * Prints the table.
 * @param {(holds: boolean, what: string) => void} verdict Told for each limit whether it holds.
 */
export async function checkLoading(verdict) {
  console.log("\neach entry whole, in bytes by brotli, and the processor time of loading it, in ms:");
  const entries = publishedPackages().flatMap(({ manifest }) => entriesOf(manifest));
  for (const entry of entries) {
    const { original = MEASURE, limit = undefined } = LIMITS[entry] ?? {};
    const runs = limit === undefined ? RUNS.told : RUNS.held;
    const time = timeOf(entry, runs);
    const all = await bundled("* as all", entry, { platform: "node", logLevel: "silent" });
    const bytes = String(weightOf(all)).padStart(9);
    if (limit === undefined) {
      console.log(`${bytes}${milliseconds(time)}  ${entry}`);
      continue;
    }
    const beside = timeOf(original, runs);
    console.log(`${bytes}${milliseconds(time)}  ${entry}  ${original}: ${milliseconds(beside)}`);
    verdict(time < limit * beside, `${entry} loads in less than ${limit} times what ${original} takes`);
  }
}

/** The names by which programs load a package. @param {{ name: string, exports?: Record<string, unknown> }} manifest */
function entriesOf({ name, exports = {} }) {
  return Object.entries(exports)
    .filter(
      ([path, what]) => what !== null && typeof what === "object" && "require" in what && !path.includes("*"),
    )
    .map(([path]) => name + path.slice(1));
}

/** @param {string} module @param {number} runs */
function timeOf(module, runs) {
  const path = createRequire(`${root}package.json`).resolve(module);
  const times = Array.from({ length: runs }, () =>
    Number(spawnSync(process.execPath, ["-e", LOAD, path], { encoding: "utf8" }).stdout),
  );
  return Math.min(...times);
}

/** @param {number} microseconds */
function milliseconds(microseconds) {
  return (microseconds / 1000).toFixed(1).padStart(7);
}
