// @ts-check
// `npm run test:python`: installs what integrations/python/requirements.txt names into a folder of its own, 600 MB, builds
// the wheel, and tests it by the vectors of @urikit/lists: on Arrow with each CPython that is there, and on Polars, pandas,
// DuckDB and Spark with the first. ARGS are passed to pytest. It is left out where there is no Python, or no PyPI.
// `npm run bench:python` gives `bench` before ARGS, and measures there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";

const folder = `${root}integrations/python`;
const cache = `${root}.cache/python`;
const lockfile = `${folder}/requirements.txt`;
const PYTHONS = ["python3.11", "python3.12", "python3.13", "python3.14"];
/** What the package and its tests on Arrow do not need. */
const OF_TOOLS = /^(?:ada-url|duckdb|pandas|polars|polars-runtime-32|py4j|pyspark)==/;

const isBench = process.argv[2] === "bench";
/** Only installs, so that CI can do something else meanwhile. */
const isSetUp = process.argv[2] === "--set-up";

await setUp();
const pythons = PYTHONS.filter((name) => spawnSync(name, ["--version"]).status === 0);
const counts = { passed: 0, failed: 0, skipped: 0 };
if (pythons.length === 0) leftOut("there is no CPython from 3.11 on");
for (const [index, name] of pythons.entries()) if (index === 0 || !isBench) useWith(name, index === 0);
if (!isBench && !isSetUp)
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {boolean} isFirst
 */
function useWith(name, isFirst) {
  const python = `${cache}/${name}/bin/python`;
  if (!existsSync(python) && !run(name, ["-m", "venv", `${cache}/${name}`]))
    return leftOut(`${name} has no venv`);
  if (!pip(python, ["install", "--require-hashes", "-r", isFirst ? lockfile : withoutTools()]))
    return leftOut(`${name}: the packages cannot be had`);
  if (!pip(python, ["install", "--no-deps", "--no-build-isolation", "--force-reinstall", folder])) {
    counts.failed++;
    return;
  }
  if (isSetUp) return;
  if (isBench) {
    run(python, ["-P", "bench.py", ...process.argv.slice(3)]);
    return;
  }
  const tests = isFirst ? [`${folder}/tests`] : [`${folder}/tests/test_vectors.py`];
  const args = ["-m", "pytest", "-q", "-p", "no:cacheprovider", ...tests, ...process.argv.slice(2)];
  console.log(`${name}:`);
  const { status, stdout } = spawnSync(python, args, {
    cwd: cache,
    encoding: "utf8",
    stdio: ["ignore", "pipe", 2],
  });
  console.log(stdout);
  count(stdout.trimEnd().split("\n").at(-1) ?? "", status);
}

/** The lockfile without data tools: a requirement begins a line, and its hashes follow. */
function withoutTools() {
  const requirements = readFileSync(lockfile, "utf8").split(/\n(?=\S)/);
  const file = `${cache}/requirements.txt`;
  writeFileSync(file, requirements.filter((one) => !OF_TOOLS.test(one)).join("\n"));
  return file;
}

/**
 * Counts the last line of pytest.
 * @param {string} line
 * @param {number | null} status
 */
function count(line, status) {
  const number = (/** @type {string} */ what) => Number(new RegExp(`(\\d+) ${what}`).exec(line)?.[1] ?? 0);
  const failed = number("failed") + number("error");
  counts.passed += number("passed");
  counts.skipped += number("skipped");
  counts.failed += failed === 0 && status !== 0 ? 1 : failed;
}

/**
 * @param {string} python
 * @param {string[]} args
 */
function pip(python, args) {
  return run(python, ["-m", "pip", "--disable-pip-version-check", "--quiet", ...args]);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  return spawnSync(program, args, { cwd: folder, stdio: ["ignore", 2, 2] }).status === 0;
}

/** @param {string} why */
function leftOut(why) {
  console.log(`left out: ${why}`);
  counts.skipped++;
}
