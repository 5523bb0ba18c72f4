// @ts-check
// `npm run test:integrations`: installs the engines that integrations/package.json names, 615 MB, and tests on them what
// is in `integrations`. `npm test` neither needs nor installs them. ARGS are passed to Vitest.
// `npm run bench:integrations` gives `bench` before ARGS, and measures there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";
import { runNode } from "./run-node.js";
import { runTests } from "./vitest.js";

const folder = `${root}integrations/`;
const lockfile = `${folder}package-lock.json`;
/** A copy of the lockfile that the engines were installed from. */
const installedFrom = `${folder}node_modules/.installed-from.json`;

/** The binaries of the engines, which npm installs by the platform. */
const BINARIES = [
  { engine: "chdb", prefix: "@chdb/lib-" },
  { engine: "@duckdb/node-api", prefix: "@duckdb/node-bindings-" },
];

const [work, ...args] = process.argv.slice(2);

await setUp();
install();
const missing = BINARIES.filter(({ engine, prefix }) => !isThere(engine, prefix));
if (missing.length > 0 && mustBeThere()) fail(`could not install: ${missing.map(({ engine }) => engine)}`);
else if (missing.length > 0) skip(missing.map(({ engine }) => engine).join(" and "));
else process.exitCode = work === "bench" ? bench() : check() || test();

/** `npm ci` refuses a lockfile without the binaries for other platforms, which not every registry has. */
function install() {
  if (existsSync(installedFrom) && readFileSync(installedFrom).equals(readFileSync(lockfile))) return;
  console.error("Installing the engines …");
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) fail("npm could not install the engines");
  writeFileSync(installedFrom, readFileSync(lockfile));
}

/**
 * @param {string} engine
 * @param {string} prefix
 */
function isThere(engine, prefix) {
  if (!existsSync(`${folder}node_modules/${engine}`)) return false;
  const { platform, arch } = process;
  const libc = platform !== "linux" ? "" : isGlibc() ? "" : "-musl";
  return [`${platform}-${arch}${libc}`, `${platform}-${arch}-gnu`].some((name) =>
    existsSync(`${folder}node_modules/${prefix}${name}`),
  );
}

/** The engines have a binary for this platform, as the lockfile was made on it. */
function mustBeThere() {
  return process.platform === "linux" && process.arch === "x64" && isGlibc();
}

function isGlibc() {
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return "glibcVersionRuntime" in header;
}

function check() {
  return runNode("node_modules/typescript/bin/tsc", ["-p", "integrations/tsconfig.json"]);
}

function test() {
  return runTests("integrations", ["--maxWorkers=1", ...process.argv.slice(2)]);
}

function bench() {
  return runNode("integrations/bench.js", args);
}

/** @param {string} what */
function skip(what) {
  rmSync(installedFrom, { force: true });
  console.log(`skipped: could not install ${what}: no binary for ${process.platform} on ${process.arch}`);
  console.log("0 passed, 0 failed, 1 skipped");
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  rmSync(installedFrom, { force: true });
  console.error(message);
  process.exit(1);
}
