// @ts-check
// The first step of the scripts of the page: it is not a workspace, and has a lockfile of its own.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";
import { runNode } from "./run-node.js";

export const siteFolder = join(root, "site");
/** The folder of the built pages, which any server can serve. */
export const builtSite = join(siteFolder, ".cache/built");

const lockfile = join(siteFolder, "package-lock.json");
/** A copy of the lockfile that the installed packages were installed from. */
const installedFrom = join(siteFolder, "node_modules/.installed-from.json");

/** What the built pages were built from. */
const builtFrom = join(siteFolder, ".cache/built-from.txt");

/**
 * Installs, and builds if any file of the repository has changed; ends the process, with the reason, if that fails.
 */
export function buildSite() {
  if (!existsSync(installedFrom) || !readFileSync(installedFrom).equals(readFileSync(lockfile))) install();
  const state = stateOfFiles();
  if (state !== undefined && existsSync(join(builtSite, "index.html")) && isBuiltFrom(state)) {
    console.error("The page is built, and nothing has changed since.");
    return;
  }
  console.error("Building the page, with some 1,100 pages of documentation: that takes two minutes …");
  rmSync(builtFrom, { force: true });
  const status = runNode("site/node_modules/vitepress/bin/vitepress.js", ["build"], { cwd: siteFolder });
  if (status !== 0) process.exit(status);
  if (state !== undefined) writeFileSync(builtFrom, state);
}

/** @param {string} state */
const isBuiltFrom = (state) => existsSync(builtFrom) && readFileSync(builtFrom, "utf8") === state;

/**
 * All files that git knows or would take, with their sizes and times, and where the page will be, as a hash; undefined where there
 * is no git.
 */
function stateOfFiles() {
  const { status, stdout } = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) return undefined;
  const hash = createHash("sha256").update(process.env.SITE_ORIGIN ?? "");
  for (const file of new Set(stdout.split("\0"))) {
    const found = statSync(join(root, file), { throwIfNoEntry: false });
    hash.update(`${file}\0${found?.size}\0${found?.mtimeMs}\0`);
  }
  return hash.digest("hex");
}

function install() {
  console.error("Installing what the lockfile of the page names …");
  const { status } = spawnSync(
    "npm",
    // `npm ci` refuses a lockfile without the binaries for other platforms, which not every registry has.
    ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: siteFolder,
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32", // where npm is a script that needs a shell
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(installedFrom, readFileSync(lockfile));
}
