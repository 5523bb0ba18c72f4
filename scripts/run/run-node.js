// @ts-check
// Runs a program with this very Node, in the terminal of this process.
import { spawnSync } from "node:child_process";
import { root } from "../root.js";

/**
 * Runs a JavaScript file of the repository.
 * @param {string} file Its path in the repository.
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options] Where it runs; in the repository's folder unless given.
 * @returns {number} Its exit status.
 */
export function runNode(file, args, { cwd = root } = {}) {
  return spawnSync(process.execPath, [root + file, ...args], { cwd, stdio: "inherit" }).status ?? 1;
}
