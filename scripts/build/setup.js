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
  if (!isInstalled("all")) await timed(`Installing ${EXTENTS.all.says}`, () => install("all"));
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
  if (!isInstalled("all") && !isInstalled("command"))
    await timed(`Installing ${EXTENTS.command.says}`, () => install("command"));
  const { isCommandMade, makeCommand } = await import("./products.js");
  const step = isCommandMade() ? silently : timed;
  await step("Compiling the packages", () => compile("packages/cli"));
  await step("Making the command", makeCommand);
}

/**
 * Does what takes a person's time, and tells of it: a line on standard error, with its seconds.
 * @param {string} says
 * @param {() => void | Promise<void>} act
 */
async function timed(says, act) {
  const start = performance.now();
  process.stderr.write(`${says} …`);
  await act();
  console.error(` ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** @type {typeof timed} */
async function silently(_says, act) {
  await act();
}

/** @param {keyof typeof EXTENTS} extent */
function isInstalled(extent) {
  const { installedFrom } = EXTENTS[extent];
  return existsSync(installedFrom) && readFileSync(installedFrom).equals(readFileSync(lockfile));
}

/** @param {keyof typeof EXTENTS} extent */
function install(extent) {
  const { args, installedFrom } = EXTENTS[extent];
  // No package needs its install script; the fewer of them run, the better.
  run("npm", ["ci", ...args, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], "ignore");
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
 * Runs a program in the repository's folder, its output on standard error unless it is ignored; ends the process if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {2 | "ignore"} output
 */
function run(program, args, output = 2) {
  const onWindows = process.platform === "win32"; // where npm is a script that needs a shell
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    stdio: ["ignore", output, 2],
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
