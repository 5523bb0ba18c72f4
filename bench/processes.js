// @ts-check
// Whole processes: how long they take, by hyperfine; and the machine, without which the figures mean nothing.
import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";

/** The command `uri`, as its users run it. */
export const uri = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));

/** Sorting by octets; and no certificates, which take Node longer to read than it needs to start. */
const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env;
export const env = { ...others, LC_ALL: "C" };

/** @typedef {ReturnType<typeof machine>} Machine */

export const machine = () => ({
  node: process.versions.node,
  cpu: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  platform: `${process.platform} ${process.arch}`,
  date: new Date().toISOString().slice(0, 10),
});

/**
 * The path of a program that npm carries, installed once in a folder of its own.
 * @param {string} spec  `NAME@VERSION`
 * @param {string} program  its path in `node_modules`
 */
export function installed(spec, program) {
  const folder = fileURLToPath(new URL(`../.cache/engines/${spec.replace("@", "-")}`, import.meta.url));
  const path = `${folder}/node_modules/${program}`;
  if (existsSync(path)) return path;
  const flags = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  execFileSync("npm", ["install", "--prefix", folder, ...flags, spec], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return path;
}

/** What a process took, in seconds: of the processor with all its threads, and by the clock. @typedef {{ processor: number, clock: number }} Taken */

/**
 * What each command takes that reads a list from standard input. Every round runs each of them once, in turn; the quickest
 * counts, which other work disturbed least.
 * @param {readonly (readonly string[])[]} commands
 * @param {string} list  a file
 * @param {number} rounds
 * @returns {Taken[]}
 */
export function taken(commands, list, rounds) {
  const lines = commands.map((words) => `${words.map(quoted).join(" ")} < ${quoted(list)}`);
  const runs = Array.from({ length: rounds }, () => round(lines, `${list}.json`));
  return commands.map((_, at) => ({
    processor: Math.min(...runs.map((run) => run[at]?.processor ?? Number.NaN)),
    clock: Math.min(...runs.map((run) => run[at]?.clock ?? Number.NaN)),
  }));
}

/** Each command once. Status 1 tells of invalid lines. @param {readonly string[]} lines @param {string} file @returns {Taken[]} */
function round(lines, file) {
  const given = ["--runs=1", "--style=none", "--ignore-failure", `--export-json=${file}`];
  const { error, status, stderr } = spawnSync(
    "hyperfine",
    [...given, "--shell=bash --norc", "--", ...lines],
    {
      encoding: "utf8",
      env,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  if (error) throw new Error("hyperfine is not here: apt, brew and cargo have it", { cause: error });
  if (status !== 0) throw new Error(stderr);
  /** @type {{ results: { command: string, user: number, system: number, times: [number], exit_codes: [number] }[] }} */
  const { results } = JSON.parse(readFileSync(file, "utf8"));
  return results.map(({ command, user, system, times: [clock], exit_codes: [code] }) => {
    if (code > 1) throw new Error(`${command}: status ${code}`);
    return { processor: user + system, clock };
  });
}

/** A word for a shell. @param {string} word */
const quoted = (word) => (/^[\w./:=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Run in a program of Node before its own code. */
const TELLS_MEMORY = `import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

/**
 * The megabytes that a program of Node takes at most, which reads a list from standard input.
 * @param {readonly string[]} words
 * @param {string} list
 */
export function mostMegabytes(words, list) {
  const input = openSync(list, "r");
  const { output } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(TELLS_MEMORY)}`, ...words],
    { encoding: "utf8", env, stdio: [input, "ignore", "ignore", "pipe"] },
  );
  closeSync(input);
  return (Number(output[3]) * 1024) / 1e6;
}

/**
 * Writes a text again and again, until the file is as long as asked for, or a little longer. Returns its megabytes.
 * @param {string} path
 * @param {number} megabytes
 * @param {(turn: number) => string} once
 */
export function writeLong(path, megabytes, once) {
  const file = openSync(path, "w");
  let size = 0;
  for (let turn = 0; size < megabytes * 1e6; turn++) size += writeSync(file, once(turn));
  closeSync(file);
  return size / 1e6;
}

/** @param {string} text */
export function linesIn(text) {
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n").slice(text === "" ? 1 : 0);
}
