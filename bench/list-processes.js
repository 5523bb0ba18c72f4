// @ts-check
// Commands that read a large list with the engine of lists: the processor time of whole processes, compared with that of
// `wc -l` on the same file, which is in the cache of the system. Their output goes to /dev/null.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLargeList } from "./large-list.js";
import { median } from "./median.js";

const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url));

const columns = fileURLToPath(new URL("columns-process.js", import.meta.url));

/**
 * How many times the time of `wc -l` each may take. `report` has one job always.
 * @type {readonly { name: string, words: string[], most: number }[]}
 */
const programs = [
  uri(["check", "--quiet"], 8),
  uri(["normalize"], 8),
  uri(["normalize", "--level", "scheme"], 25),
  uri(["resolve", "--base", "http://example.org/a/b"], 25),
  uri(["normalize", "--to", "key"], 25),
  uri(["unique"], 25),
  uri(["where", "host ~ .org"], 40),
  { name: "a program with columnLines, to typed arrays", words: [columns], most: 12 },
  uri(["parse", "--columns", "host"], 30),
  { name: "uri report", words: [command, "report"], most: 40 },
];

/** @param {string[]} args @param {number} most */
function uri(args, most) {
  return { name: `uri ${args.join(" ")}`, words: [command, ...args, "--jobs", "1"], most };
}

/**
 * @typedef {object} ProcessResult
 * @property {string} name
 * @property {number} most  the greatest ratio that it may have
 * @property {number} megabytes  of the list
 * @property {number} processorSeconds  the median of the rounds
 * @property {number} ratio  to `wc -l`: the median of the rounds
 */

/**
 * Every round runs each process once, in turn. Nothing is measured where there is no Bash, which tells the time.
 * @param {number} rounds
 * @param {number} megabytes
 * @returns {ProcessResult[]}
 */
export function listProcesses(rounds, megabytes) {
  if (spawnSync("bash", ["-c", "type wc"]).status !== 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    const list = join(folder, "links.txt");
    const size = writeLargeList(list, megabytes * 1e6) / 1e6;
    const runs = programs.map((each) => ({ ...each, times: /** @type {number[]} */ ([]) }));
    /** @type {number[]} */
    const counting = [];
    for (let round = 0; round < rounds; round++) {
      counting.push(processorSeconds(["wc", "-l"], list));
      for (const { words, times } of runs) times.push(processorSeconds([process.execPath, ...words], list));
    }
    return runs.map(({ name, most, times }) => ({
      name,
      most,
      megabytes: size,
      processorSeconds: median(times),
      ratio: median(times.map((time, round) => time / (counting[round] ?? Number.NaN))),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The processor time of a process and its children, as Bash tells it.
 * @param {string[]} words
 * @param {string} list
 */
function processorSeconds(words, list) {
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", 'list=$1; shift; TIMEFORMAT="%U %S"; time "$@" < "$list" > /dev/null', "bash", list, ...words],
    { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } },
  );
  if (status !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
  const [user = Number.NaN, system = Number.NaN] = (stderr.trim().split("\n").at(-1) ?? "")
    .split(" ")
    .map(Number);
  return user + system;
}
