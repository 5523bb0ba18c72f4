// @ts-check
// The first step of the scripts of the page: it is not a workspace, and has a lockfile of its own.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";
import { startNode } from "./run-node.js";

export const siteFolder = join(root, "site");
/** The folder of the built pages, which any server can serve. */
export const builtSite = join(siteFolder, ".cache/built");

const lockfile = join(siteFolder, "package-lock.json");
/** A copy of the lockfile that the installed packages were installed from. */
const installedFrom = join(siteFolder, "node_modules/.installed-from.json");

/** What the built pages were built from, and whether they are all. */
const builtFrom = join(siteFolder, ".cache/built-from.txt");

/**
 * Installs, and builds if any file of the repository has changed; ends the process, with the reason, if that fails.
 * @param {{ isShort?: boolean }} [extent] Whether a sample of each series of pages is enough.
 */
export async function buildSite({ isShort = false } = {}) {
  installSite();
  const state = stateOfFiles();
  if (state !== undefined && isBuiltFrom(state, isShort)) {
    console.error("The page is built, and nothing has changed since.");
    return;
  }
  console.error(
    isShort
      ? "Building the page, with some pages of each series of the documentation …"
      : "Building the page, with some 1,100 pages of documentation: that takes two minutes …",
  );
  rmSync(builtFrom, { force: true });
  const status = await startNode("site/node_modules/vitepress/bin/vitepress.js", ["build"], {
    cwd: siteFolder,
    // A bundler makes much that is soon garbage: with more room for it, a fifth of the time is saved.
    flags: ["--max-semi-space-size=64"],
    env: isShort ? { SITE_SHORT: "1" } : {},
  });
  if (status !== 0) process.exit(status);
  if (state !== undefined) writeFileSync(builtFrom, stampOf(state, isShort));
}

/** @param {string} state @param {boolean} isShort */
const stampOf = (state, isShort) => `${isShort ? "short" : "whole"} ${state}`;

/** Whether the pages are there; who wants a sample can use all. @param {string} state @param {boolean} isShort */
function isBuiltFrom(state, isShort) {
  if (!existsSync(join(builtSite, "index.html")) || !existsSync(builtFrom)) return false;
  const stamp = readFileSync(builtFrom, "utf8");
  return stamp === stampOf(state, false) || (isShort && stamp === stampOf(state, true));
}

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

/** Installs what the lockfile of the page names, if that is not there. */
export function installSite() {
  if (existsSync(installedFrom) && readFileSync(installedFrom).equals(readFileSync(lockfile))) return;
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
