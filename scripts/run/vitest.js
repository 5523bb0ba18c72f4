// @ts-check
// Runs a project of vitest.config.ts. It writes what it counts to .cache, for scripts/check/count-tests.js and others.
import { readFileSync, rmSync } from "node:fs";
import { root } from "../root.js";
import { runNode } from "./run-node.js";

/**
 * The file of what a project's last run counted.
 * @param {string} project
 */
const resultsOf = (project) => `${root}.cache/tests-${project}.json`;

/**
 * Runs the tests of a project.
 * @param {string} project
 * @param {readonly string[]} [args] More for Vitest.
 * @param {string} [reporter] The reporter that writes to the terminal.
 * @returns {number} The exit status.
 */
export function runTests(project, args = [], reporter = "default") {
  rmSync(resultsOf(project), { force: true });
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${resultsOf(project)}`];
  return runNode("node_modules/vitest/vitest.mjs", ["run", "--project", project, ...reporters, ...args]);
}

/**
 * The results of the tests that a project's last run had, file by file.
 * @template Meta The notes of the tests themselves.
 * @param {string} project
 * @returns {{ name: string, assertionResults: { title: string, status: string, meta?: Meta }[] }[]}
 */
export function lastResults(project) {
  return JSON.parse(readFileSync(resultsOf(project), "utf8")).testResults;
}
