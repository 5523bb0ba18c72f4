// @ts-check
// `npm run test:clients`: installs the clients and servers of HTTP that clients/package.json names, 80 MB, hands the clients
// what the guard allows, and uses the recipes with all of them. `npm test` neither needs nor installs them. SEED=N repeats a run. ARGS are passed to Vitest. Where npm
// cannot get them, as without a registry, the test is left out.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";
import { runTests } from "./vitest.js";

const folder = `${root}clients/`;
const lockfile = `${folder}package-lock.json`;
/** A copy of the lockfile that the clients were installed from. */
const installedFrom = `${folder}node_modules/.installed-from.json`;

/** What npm says where the fault is not the registry's: the lockfile does not fit, or the packages do not fit it. */
const OUR_FAULT = /\bcode (?:EUSAGE|EINTEGRITY|EJSONPARSE)\b/;

if (install()) {
  await setUp();
  process.exitCode = runTests("clients", process.argv.slice(2));
} else {
  console.log("the clients cannot be had: left out");
  console.log("0 passed, 0 failed, 1 skipped");
}

/** Whether the clients are there; ends the process if the lockfile is wrong. */
function install() {
  if (existsSync(installedFrom) && readFileSync(installedFrom).equals(readFileSync(lockfile))) return true;
  console.error("Installing the clients …");
  rmSync(installedFrom, { force: true });
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, stdio: ["ignore", 2, "pipe"], encoding: "utf8", shell: process.platform === "win32" },
  );
  process.stderr.write(stderr ?? "");
  if (OUR_FAULT.test(stderr ?? "")) process.exit(1);
  if (status === 0) writeFileSync(installedFrom, readFileSync(lockfile));
  return status === 0;
}
