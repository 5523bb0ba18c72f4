// @ts-check
// What every other script does first: installs what the lockfile names and builds, each only if need be.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const lockfile = `${root}package-lock.json`;
/** A copy of the lockfile that the installed packages were installed from. */
const installedFrom = `${root}node_modules/.installed-from.json`;

/** Makes sure that all is installed and built; ends the process, with the reason, if that fails. */
export async function setUp() {
  if (!isInstalled()) {
    console.error("Installing what the lockfile names …");
    // No package needs its install script; the fewer of them run, the better.
    run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
    writeFileSync(installedFrom, readFileSync(lockfile));
  }
  const { writeListsCodeIfChanged } = await import("./lists-code.js");
  await writeListsCodeIfChanged();
  run(process.execPath, [`${root}node_modules/typescript/bin/tsc`, "-b", "tsconfig.build.json"]);
  // Loaded here, since it needs what has been installed.
  const { makeProducts } = await import("./products.js");
  await makeProducts();
}

function isInstalled() {
  return existsSync(installedFrom) && readFileSync(installedFrom).equals(readFileSync(lockfile));
}

/**
 * Runs a program in the repository's folder, its output on standard error; ends the process if it fails.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const onWindows = process.platform === "win32"; // where npm is a script that needs a shell
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    stdio: ["ignore", 2, 2],
    shell: onWindows && program === "npm",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment without what `npm pack`, which may have started this, was told about itself. */
function environment() {
  const env = { ...process.env };
  for (const name of [
    "workspace",
    "workspaces",
    "include_workspace_root",
    "dry_run",
    "global",
    "local_prefix",
    "prefix",
  ])
    delete env[`npm_config_${name}`];
  return env;
}
