// @ts-check
// A command of npm at a version, for a comparison: installed once, in a folder of its own.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";

/**
 * Its name with the version, and its path.
 * @param {string} name
 * @param {string} version
 */
export function installedTool(name, version) {
  const folder = join(root, ".cache/checkers", name);
  const path = join(folder, "node_modules/.bin", name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    const options = ["--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts"];
    const { status } = spawnSync("npm", ["install", ...options, `${name}@${version}`], { stdio: "inherit" });
    if (status !== 0) throw new Error(`${name}@${version} cannot be had`);
  }
  return { name: `${name} ${version}`, path };
}
