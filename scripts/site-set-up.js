// @ts-check
// The first step of the scripts of the page: it is not a workspace, and has a lockfile of its own.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./run-node.js";
import { root } from "./setup.js";

export const siteFolder = join(root, "site");
/** The folder of the built pages, which any server can serve. */
export const builtSite = join(siteFolder, ".cache/built");

const lockfile = join(siteFolder, "package-lock.json");
/** A copy of the lockfile that the installed packages were installed from. */
const installedFrom = join(siteFolder, "node_modules/.installed-from.json");

/** Installs and builds; ends the process, with the reason, if that fails. */
export function buildSite() {
  if (!existsSync(installedFrom) || !readFileSync(installedFrom).equals(readFileSync(lockfile))) install();
  const status = runNode("site/node_modules/vitepress/bin/vitepress.js", ["build"], { cwd: siteFolder });
  if (status !== 0) process.exit(status);
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
