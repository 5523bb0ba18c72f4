// @ts-check
// Commands over a million links: the processor time of whole processes, compared with that of the platform's `URL`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "./median.js";
import { manyLinks } from "./million.js";

const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));
const yardstick = fileURLToPath(new URL("./url-of-lines.js", import.meta.url));
const consumptionHook = new URL("./consumption.js", import.meta.url).href;

/** The target of `uri get`, in processor time. */
export const getTarget = { megabytesPerSecond: 60 };

/**
 * The commands, and how many times the processor time of the yardstick each may take: a part of what commit `fb1d84b`
 * took, as README.md says.
 * @type {readonly { name: string, args: string[], input: "links" | "pairs", most?: number }[]}
 */
const commands = [
  { name: "uri get '{host}'", args: ["get", "{host}"], input: "links" },
  { name: "uri parse --json", args: ["parse", "--json"], input: "links", most: 1.56 },
  { name: "uri check", args: ["check", "--jobs", "1"], input: "links" },
  {
    name: "uri resolve",
    args: ["resolve", "--base", "http://example.org/a/b", "--jobs", "1"],
    input: "links",
  },
  { name: "uri normalize --to key", args: ["normalize", "--to", "key", "--jobs", "1"], input: "links" },
  { name: "uri unique", args: ["unique", "--jobs", "1"], input: "links" },
  { name: "uri parse --columns host", args: ["parse", "--columns", "host", "--jobs", "1"], input: "links" },
  { name: "uri encode", args: ["encode"], input: "links", most: 0.6 },
  { name: "uri plan", args: ["plan"], input: "links", most: 2.2 },
  { name: "uri compare", args: ["compare"], input: "pairs", most: 7.8 },
];

/**
 * @typedef {object} ListResult
 * @property {string} name
 * @property {number} [most]  the greatest ratio that it may have
 * @property {number} megabytes  of its input
 * @property {number} processorSeconds  of the whole command: the median of the runs
 * @property {number} ratio  to the processor time of the yardstick: the median of the ratios of all runs
 */

/**
 * Every round runs each process once, in turn, so that whatever else the machine does slows all of them alike.
 * @param {number} rounds
 * @param {number} links
 * @returns {ListResult[]}
 */
export function lists(rounds, links = 1_000_000) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    const inputs = { links: join(folder, "links.txt"), pairs: join(folder, "pairs.txt") };
    const lines = manyLinks(links).split("\n").slice(0, -1);
    writeFileSync(inputs.links, lines.map((line) => `${line}\n`).join(""));
    writeFileSync(inputs.pairs, lines.map((line, at) => `${line}\t${lines[at + 1] ?? lines[0]}\n`).join(""));
    const runs = commands.map((each) => ({ ...each, times: /** @type {number[]} */ ([]) }));
    /** @type {number[]} */
    const yard = [];
    for (let round = 0; round < rounds; round++) {
      yard.push(processorSeconds([yardstick, inputs.links], folder));
      for (const { args, input, times } of runs)
        times.push(processorSeconds([command, ...args, "--input", inputs[input]], folder));
    }
    return runs.map(({ name, most, input, times }) => ({
      name,
      ...(most !== undefined && { most }),
      megabytes: statSync(inputs[input]).size / 1e6,
      processorSeconds: median(times),
      ratio: median(times.map((time, round) => time / (yard[round] ?? Number.NaN))),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * One run, from file to file. It may end with status 1, since some links are invalid; `compare` then ends with 2.
 * @param {string[]} args
 * @param {string} folder
 */
function processorSeconds(args, folder) {
  const consumptionFile = join(folder, "consumption.json");
  const output = openSync(join(folder, "output.txt"), "w");
  const errors = openSync(join(folder, "errors.txt"), "w");
  spawnSync(process.execPath, ["--import", consumptionHook, ...args], {
    stdio: ["ignore", output, errors],
    env: { ...process.env, CONSUMPTION_FILE: consumptionFile },
  });
  if (statSync(join(folder, "output.txt")).size === 0)
    throw new Error(`${args.join(" ")}\n${readFileSync(join(folder, "errors.txt"), "utf8").slice(0, 2000)}`);
  /** @type {import("./consumption.js").Consumption} */
  const consumption = JSON.parse(readFileSync(consumptionFile, "utf8"));
  return consumption.processorSeconds;
}
