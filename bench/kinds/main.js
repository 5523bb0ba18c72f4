// @ts-check
// `npm run bench:kinds`: every kind of reference, read by every library in every engine, by turns, in one run. Writes KINDS.md
// and results/kinds.json; with `--quick`, it prints the document instead. `--rounds N` makes more rounds than one.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { machine } from "../machine.js";
import { contenders } from "./contenders.js";
import { document } from "./document.js";
import { engines } from "./engines.js";

const { values: options } = parseArgs({
  options: { quick: { type: "boolean", default: false }, rounds: { type: "string", default: "1" } },
});
const rounds = Number(options.rounds);
const program = fileURLToPath(new URL("./process.js", import.meta.url));

/**
 * What a library took in an engine, in nanoseconds; of several rounds, the quickest, which other work disturbed least.
 * @typedef {object} Measured
 * @property {{ load: number, first: number, hundred: number }} cold
 * @property {{ kept: number, garbage: number }} [memory]  octets for a reference
 * @property {Record<string, { valid: number | null, host: number, normal: number | null, refused: number }>} results
 */

/** @typedef {Record<string, Record<string, Measured>>} AllMeasured  by engine, then by library */

const say = (/** @type {string} */ what) => process.stderr.write(`${what}\n`);
const all = engines(say);
/** @type {AllMeasured} */
const measured = {};
for (let round = 0; round < rounds; round++) {
  for (const name of Object.keys(contenders)) {
    for (const engine of all) {
      say(`round ${round + 1}: ${name} in ${engine.name}`);
      const libraries = measured[engine.name] ?? {};
      measured[engine.name] = { ...libraries, [name]: quicker(libraries[name], run(engine, name)) };
    }
  }
}
const text = document({ machine: machine(), rounds, engines: all, measured });
if (options.quick) process.stdout.write(text);
else {
  writeFileSync(new URL("../KINDS.md", import.meta.url), text);
  const versions = Object.fromEntries(all.map(({ name, version }) => [name, version]));
  const json = { machine: machine(), engines: versions, measured };
  writeFileSync(new URL("../results/kinds.json", import.meta.url), `${JSON.stringify(json, rounded, 1)}\n`);
}

/** @param {import("./engines.js").Engine} engine @param {string} name @returns {Measured} */
function run({ program: binary, args }, name) {
  return JSON.parse(execFileSync(binary, [...args, program, name], { encoding: "utf8", env: environment() }));
}

/** Extra certificates triple the time in which an empty Node starts. */
function environment() {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env;
  return others;
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

/** @param {string} _key @param {unknown} value */
function rounded(_key, value) {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}
