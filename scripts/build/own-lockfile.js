// @ts-check
// Folders with a lockfile of their own: they have what `npm test` and the build do not need. Each is installed when it is needed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { root } from "../root.js";

/** What npm says where the fault is not the registry's: the lockfile does not fit, or the packages do not fit it. */
const OUR_FAULT = /\bcode (?:EUSAGE|EINTEGRITY|EJSONPARSE)\b/;

/**
 * Installs what the lockfile of a folder names, unless it is there. Ends the process if the lockfile is wrong.
 * @param {string} folder Its path in the repository.
 * @returns {boolean} Whether it is there: npm cannot get it without a registry.
 */
export function isInstalled(folder) {
  const lockfile = `${root}${folder}/package-lock.json`;
  // A copy of the lockfile that the packages were installed from.
  const installedFrom = `${root}${folder}/node_modules/.installed-from.json`;
  if (existsSync(installedFrom) && readFileSync(installedFrom).equals(readFileSync(lockfile))) return true;
  console.error(`Installing what ${folder} needs …`);
  rmSync(installedFrom, { force: true });
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root + folder,
      stdio: ["ignore", 2, "pipe"],
      encoding: "utf8",
      shell: process.platform === "win32",
    },
  );
  process.stderr.write(stderr ?? "");
  if (OUR_FAULT.test(stderr ?? "")) process.exit(1);
  if (status === 0) writeFileSync(installedFrom, readFileSync(lockfile));
  return status === 0;
}

/** The same, where nothing can be done without it: ends the process. @param {string} folder */
export function mustBeInstalled(folder) {
  if (isInstalled(folder)) return;
  console.error(`npm could not install what ${folder} needs`);
  process.exit(1);
}
