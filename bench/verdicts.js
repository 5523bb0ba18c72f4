// @ts-check
// `uri standards` on the links of the corpus, as JSON and as a list, compared with `uri parse --json` in the same rounds.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linksText } from "./links.js";
import { median } from "./median.js";

const main = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));
const consumptionHook = new URL("./consumption.js", import.meta.url).href;

/** The commands, the peer first. */
const COMMANDS = [["parse", "--json"], ["standards", "--json"], ["standards"]];

/** How many times the corpus is read: the start of the command then weighs little. */
const COPIES = 5;

/**
 * @typedef {object} VerdictSpeed
 * @property {string} command
 * @property {number} linesPerSecond  of processor time, the start of the command included: the median of the rounds
 * @property {number} ratio  how many times the processor time of the peer it takes: the median of the rounds
 */

/**
 * @param {number} rounds
 * @returns {Promise<VerdictSpeed[]>}
 */
export async function verdictSpeeds(rounds) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    const input = join(folder, "links.txt");
    const text = `${linksText().trimEnd()}\n`.repeat(COPIES);
    writeFileSync(input, text);
    const lines = text.split("\n").length - 1;
    /** @type {number[][]} */
    const seconds = COMMANDS.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, command] of COMMANDS.entries())
        seconds[at]?.push(await processorSeconds(command, input, folder));
    return COMMANDS.map((command, at) => ({
      command: `uri ${command.join(" ")}`,
      linesPerSecond: lines / median(seconds[at] ?? []),
      ratio: median((seconds[at] ?? []).map((one, round) => one / (seconds[0]?.[round] ?? Number.NaN))),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * One run. Its output goes nowhere: the JSON of all readers has 5 kB a line, and a disk would be measured.
 * @param {readonly string[]} command
 * @param {string} input
 * @param {string} folder
 */
async function processorSeconds(command, input, folder) {
  const consumptionFile = join(folder, "consumption.json");
  const nowhere = openSync("/dev/null", "w");
  const child = spawn(process.execPath, ["--import", consumptionHook, main, ...command, "--input", input], {
    stdio: ["ignore", nowhere, nowhere],
    env: { ...process.env, CONSUMPTION_FILE: consumptionFile },
  });
  const [status] = await once(child, "exit");
  closeSync(nowhere);
  if (status !== 0 && status !== 1) throw new Error(`uri ${command.join(" ")}: status ${status}`);
  /** @type {import("./consumption.js").Consumption} */
  const consumption = JSON.parse(readFileSync(consumptionFile, "utf8"));
  return consumption.processorSeconds;
}
