// @ts-check
// Runs the built command with many arguments in one process: a list of them comes as JSON from standard input, and
// what each run gives goes as JSON to standard output. The command writes to the descriptors of the process.
import fs from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const require = createRequire(import.meta.url);
const { writeSync } = fs;

/** The output of the present run, and its standard error. */
let written = ["", ""];
/** @type {(to: number, octets: Uint8Array) => number} The command gives no more. */
const keep = (to, octets) => {
  if (to !== 1 && to !== 2) return writeSync(to, octets);
  written[to - 1] += Buffer.from(octets).toString();
  return octets.length;
};
Object.assign(fs, { writeSync: keep });

const runs = [];
for (const args of JSON.parse(fs.readFileSync(0, "utf8"))) {
  written = ["", ""];
  process.argv = [process.execPath, main, ...args];
  process.exitCode = undefined;
  delete require.cache[main];
  require(main);
  while (process.exitCode === undefined) await new Promise((resolve) => setImmediate(resolve));
  runs.push({ status: process.exitCode, stdout: written[0], stderr: written[1] });
}
process.exitCode = 0;
writeSync(1, JSON.stringify(runs));
