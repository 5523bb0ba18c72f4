// @ts-check
// The first step of every other script: it installs what the lockfile names and builds, each only if needed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "../root.js";
import { isListsCodeChanged, writeListsCodeIfChanged } from "./lists-code.js";
import { writeOwner } from "./owner.js";

const lockfile = `${root}package-lock.json`;

/**
 * How much is installed: what the command is made from, or all. Each has a copy of the lockfile that it was installed
 * from, as `npm ci` leaves nothing else of an earlier one.
 */
const EXTENTS = {
  command: {
    says: "what the command needs",
    args: ["--workspace", "scripts", "--workspace", "packages/cli"],
    installedFrom: `${root}node_modules/.command-installed-from.json`,
  },
  all: {
    says: "what the lockfile names",
    args: [],
    installedFrom: `${root}node_modules/.installed-from.json`,
  },
};

/** Makes sure that all is installed and built; ends the process, with the reason, if that fails. */
export async function setUp() {
  if (!isInstalled("all")) install("all");
  writeOwner();
  await writeListsCodeIfChanged();
  compile("tsconfig.build.json");
  // Loaded here, since it needs what has been installed.
  const { makeProducts } = await import("./products.js");
  await makeProducts();
}

/** The same for the command `uri` alone, which needs a quarter of the packages. */
export async function setUpCommand() {
  if (isListsCodeChanged()) return setUp(); // its compiler is not among them
  if (!isInstalled("all") && !isInstalled("command")) install("command");
  const { isCommandMade, makeCommand } = await import("./products.js");
  if (!isCommandMade()) console.error("Building the command …");
  compile("packages/cli");
  await makeCommand();
}

/** @param {keyof typeof EXTENTS} extent */
function isInstalled(extent) {
  const { installedFrom } = EXTENTS[extent];
  return existsSync(installedFrom) && readFileSync(installedFrom).equals(readFileSync(lockfile));
}

/** @param {keyof typeof EXTENTS} extent */
function install(extent) {
  const { says, args, installedFrom } = EXTENTS[extent];
  console.error(`Installing ${says} …`);
  // No package needs its install script; the fewer of them run, the better.
  run("npm", ["ci", ...args, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(installedFrom, readFileSync(lockfile));
}

/**
 * Compiles a project, and those that it refers to, as far as they have changed.
 * @param {string} project
 */
function compile(project) {
  run(process.execPath, [`${root}node_modules/typescript/bin/tsc`, "-b", project]);
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
