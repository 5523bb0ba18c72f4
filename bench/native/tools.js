// @ts-check
// The commands of `uri` and other tools on the same lists: the processor time of whole processes, each with one thread, and how
// their answers differ on the links of the benchmark as they stand.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isNormal } from "urikit";
import { pageOf, textWithLinks } from "../context.js";
import { linksText } from "../links.js";
import { logs } from "../redaction.js";
import { references } from "../references.js";
import { jobs } from "./jobs.js";

const uri = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));

/** Sorting by octets; and no certificates, which take Node longer to read than it needs to start. */
const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env;
const env = { ...others, LC_ALL: "C" };

/** @typedef {import("./jobs.js").List} List */

/**
 * The lists: the lines as they stand, by which answers are compared, and how long the list is that is measured, in megabytes.
 * @type {Record<List, { made: () => string, megabytes: number }>}
 */
const lists = {
  links: { made: () => text(links()), megabytes: 100 },
  distinct: { made: () => text(links()), megabytes: 100 },
  relative: { made: () => text(references("relative", "split")), megabytes: 100 },
  pairs: { made: () => text(links().map(pair)), megabytes: 25 },
  server: { made: logs["a server's log"], megabytes: 100 },
  program: { made: logs["a program's log, with addresses and secrets"], megabytes: 25 },
  text: { made: () => textWithLinks(20), megabytes: 10 },
  page: { made: () => pageOf("libexslt-intro.html"), megabytes: 16 },
};

/**
 * @typedef {object} RivalResult
 * @property {string} tool
 * @property {number} [seconds]  of processor time, the quickest round; absent if the tool is not here
 * @property {string} [differences]  how its answer differs; absent if it does not
 * @property {string} [why]  the reason, if it is quicker
 *
 * @typedef {object} JobResult
 * @property {string} command
 * @property {List} list
 * @property {number} megabytes
 * @property {number} seconds
 * @property {RivalResult[]} rivals
 */

/** @param {number} rounds @returns {JobResult[]} */
export function measureJobs(rounds) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
  try {
    return jobs.map((job) => measureJob(job, folder, rounds));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Every round runs `uri` and each rival once, in turn.
 * @param {import("./jobs.js").Job} job
 * @param {string} folder
 * @param {number} rounds
 * @returns {JobResult}
 */
function measureJob({ args, list, read = ({ lines }) => lines, rivals }, folder, rounds) {
  const own = [process.execPath, uri, ...args];
  const path = join(folder, `${list}.txt`);
  writeFileSync(path, lists[list].made());
  const wanted = read(outcome(own, path) ?? { lines: [], errors: 0 });
  const contenders = rivals.flatMap((rival) => {
    const given = outcome(rival.words, path);
    return given
      ? [{ ...rival, times: /** @type {number[]} */ ([]), differences: differences(rival, wanted, given) }]
      : [];
  });
  const megabytes = writeLongList(list, path);
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round++) {
    times.push(processorSeconds(own, path));
    for (const { words, times } of contenders) times.push(processorSeconds(words, path));
  }
  rmSync(path);
  const seconds = Math.min(...times);
  const command = `uri ${args.map((word) => (word.includes("{") ? `'${word}'` : word)).join(" ")}`;
  process.stderr.write(`${command}: ${seconds} s\n`);
  return {
    command,
    list,
    megabytes,
    seconds,
    rivals: rivals.map(({ tool }) => {
      const contender = contenders.find((each) => each.tool === tool);
      return contender ? resultOf(contender, seconds) : { tool };
    }),
  };
}

/**
 * @param {import("./jobs.js").Rival & { times: number[], differences: string }} contender
 * @param {number} own
 * @returns {RivalResult}
 */
function resultOf({ tool, times, differences, why }, own) {
  const seconds = Math.min(...times);
  const isLoss = seconds < own;
  if (isLoss && why === undefined) process.stderr.write(`${tool} is quicker, and jobs.js has no reason\n`);
  return {
    tool,
    seconds,
    ...(differences && { differences }),
    ...(isLoss && { why: why ?? "The reason is not known." }),
  };
}

/**
 * What a process writes that reads a list, or undefined if the program is not here. It writes to files: `/dev/stdout` of a pipe
 * of Node cannot be opened.
 * @param {readonly string[]} words
 * @param {string} path
 * @returns {import("./jobs.js").Outcome | undefined}
 */
function outcome([program = "", ...args], path) {
  const files = [openSync(path, "r"), openSync(`${path}.out`, "w"), openSync(`${path}.err`, "w")];
  const { error, status } = spawnSync(program, args, { stdio: files, env });
  for (const file of files) closeSync(file);
  const [output, errors] = [readFileSync(`${path}.out`, "utf8"), readFileSync(`${path}.err`, "utf8")];
  if (error || errors.includes("ERR_MODULE_NOT_FOUND")) return undefined;
  if (output === "" && ((status !== 0 && status !== 1) || (errors !== "" && !args.includes("check"))))
    throw new Error(`${program} ${args.join(" ")}: ${errors}`);
  return { lines: linesIn(output), errors: linesIn(errors).length };
}

/**
 * How the answer of a rival differs, in words; "" if it does not.
 * @param {import("./jobs.js").Rival} rival
 * @param {readonly string[]} wanted
 * @param {import("./jobs.js").Outcome} given
 */
function differences({ read = ({ lines }) => lines, isInAnyOrder }, wanted, given) {
  const own = isInAnyOrder ? [...wanted].sort() : wanted;
  const other = isInAnyOrder ? [...read(given)].sort() : read(given);
  if (own.length !== other.length) return `${other.length} lines, not ${own.length}`;
  const different = own.filter((line, at) => line !== other[at]).length;
  if (different === 0) return "";
  return own.length > 2
    ? `${different} of ${own.length} lines differ`
    : `${other.join(", ")}, not ${own.join(", ")}`;
}

/**
 * Writes the list that is measured. Of links, it has those that are valid and normal, so that all tools can give the same
 * answer. Returns its megabytes.
 * @param {List} list
 * @param {string} path
 */
function writeLongList(list, path) {
  const { made, megabytes } = lists[list];
  const areLinks = ["links", "distinct", "relative", "pairs"].includes(list);
  const once = areLinks
    ? text(linesIn(made()).filter((line) => isNormal(line.split("\t")[0] ?? "")))
    : made();
  const file = openSync(path, "w");
  let size = 0;
  for (let turn = 0; size < megabytes * 1e6; turn++)
    size += writeSync(file, list === "distinct" ? once.replaceAll("\n", `#${turn}\n`) : once);
  closeSync(file);
  return size / 1e6;
}

/** @param {string} link @param {number} at */
function pair(link, at) {
  return at % 2 === 0
    ? `${link}\t${link}`
    : `${link}\t${link.replace(/^[a-z]+:\/\/[^/?#]*/, (start) => start.toUpperCase())}`;
}

function links() {
  return linesIn(linksText());
}

/** @param {readonly string[]} lines */
function text(lines) {
  return lines.map((line) => `${line}\n`).join("");
}

/** @param {string} text */
function linesIn(text) {
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n").slice(text === "" ? 1 : 0);
}

/**
 * The processor time of a process and its children, as Bash tells it.
 * @param {readonly string[]} words
 * @param {string} list
 */
function processorSeconds(words, list) {
  const script = 'list=$1; shift; TIMEFORMAT="%U %S"; time "$@" < "$list" > /dev/null 2> /dev/null';
  const { status, stderr } = spawnSync("bash", ["-c", script, "bash", list, ...words], {
    encoding: "utf8",
    env,
  });
  if (status !== 0 && status !== 1) throw new Error(`${words.join(" ")}: status ${status}`);
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(" ").map(Number);
  return user + system;
}
