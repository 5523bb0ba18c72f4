// @ts-check
// Runs a program with this very Node, in the terminal of this process.
import { spawn, spawnSync } from "node:child_process";
import { root } from "../root.js";

/**
 * Runs a JavaScript file of the repository.
 * @param {string} file Its path in the repository.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, input?: string }} [options] Where it runs: in the repository's folder unless given. What it reads: what
 * this process would, unless given.
 * @returns {number} Its exit status.
 */
export function runNode(file, args, { cwd = root, input } = {}) {
  const stdin = input === undefined ? "inherit" : "pipe";
  return (
    spawnSync(process.execPath, [root + file, ...args], { cwd, input, stdio: [stdin, "inherit", "inherit"] })
      .status ?? 1
  );
}

/**
 * Begins to run a JavaScript file of the repository, while others run.
 * @param {string} file Its path in the repository.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, flags?: readonly string[], env?: Readonly<Record<string, string>> }} [options] Where it runs, what Node is told, and
 *   what is added to the environment.
 * @returns {Promise<number>} Its exit status.
 */
export function startNode(file, args, { cwd = root, flags = [], env = {} } = {}) {
  const started = spawn(process.execPath, [...flags, root + file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  return new Promise((ended, failed) => {
    started.once("error", failed);
    started.once("exit", (status) => ended(status ?? 1));
  });
}
