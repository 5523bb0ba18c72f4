// @ts-check
// `npm run bench:kinds`: every kind of reference, read by every library in every engine, by turns, in one run. Writes KINDS.md, and
// the times in the README; with `--quick`, it prints KINDS.md instead. `--rounds N` makes more rounds than one, and
// `--only NAME,NAME` measures in some engines, and leaves the figures of the others as they were.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { document, LIBRARIES, withTimes } from "./kinds/document.js";
import { engines } from "./kinds/engines.js";
import { machine } from "./processes.js";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    rounds: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
const rounds = Number(options.rounds);

/**
 * What a library took in an engine, in nanoseconds; of several rounds, the quickest, which other work disturbed least.
 * @typedef {object} Measured
 * @property {{ load: number, first: number, hundred: number }} cold
 * @property {{ kept: number, garbage: number }} [memory]  octets for a reference
 * @property {Record<string, { valid: number | null, host: number, normal: number | null, refused: number }>} results
 */

/** @typedef {Record<string, Record<string, Measured>>} AllMeasured  by engine, then by library */

const say = (/** @type {string} */ what) => process.stderr.write(`${what}\n`);
const only = options.only === "" ? undefined : options.only.split(",");
const all = engines(say, only);
/** @type {AllMeasured} */
const measured = {};
for (let round = 0; round < rounds; round++) {
  for (const library of LIBRARIES) {
    for (const engine of all) {
      say(`round ${round + 1}: ${library} in ${engine.name}`);
      const libraries = measured[engine.name] ?? {};
      const now = await engine.measured(library);
      measured[engine.name] = { ...libraries, [library]: quicker(libraries[library], now) };
    }
  }
}

const PAGE = new URL("KINDS.md", import.meta.url);
const README = new URL("../README.md", import.meta.url);
const page = document(all.map(runIn), only === undefined ? "" : readFileSync(PAGE, "utf8"));
if (options.quick) process.stdout.write(page);
else {
  writeFileSync(PAGE, page);
  writeFileSync(README, withTimes(readFileSync(README, "utf8"), page));
}

/**
 * What was measured in an engine.
 * @typedef {object} Run
 * @property {string} engine
 * @property {string} version
 * @property {import("./processes.js").Machine} machine
 * @property {number} rounds
 * @property {Record<string, Measured>} measured  by library
 */

/** @param {import("./kinds/engines.js").Engine} engine @returns {Run} */
function runIn({ name, version }) {
  return { engine: name, version, machine: machine(), rounds, measured: measured[name] ?? {} };
}

/**
 * The lesser of each two numbers.
 * @template Value
 * @param {Value | undefined} before
 * @param {Value} now
 * @returns {Value}
 */
function quicker(before, now) {
  if (before === undefined || before === null) return now;
  if (typeof now === "number") return /** @type {Value} */ (Math.min(Number(before), now));
  if (typeof now !== "object" || now === null) return now;
  const old = /** @type {Record<string, unknown>} */ (before);
  const entries = Object.entries(now).map(([key, value]) => [key, quicker(old[key], value)]);
  return Object.fromEntries(entries);
}
