// @ts-check
// `node scripts/check/count-tests.js FILE …`: prints how many tests passed, failed and were skipped, all files together, in
// the form that CI reads. A file is what Vitest writes as JSON, or a text whose last line has that very form.
import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const all = process.argv.slice(2).map(countsIn);
const sum = (/** @type {keyof Counts} */ what) => all.reduce((total, counts) => total + counts[what], 0);
const counts = [`${sum("passed")} passed`, `${sum("failed")} failed`];
if (sum("skipped") > 0) counts.push(`${sum("skipped")} skipped`);
console.log(counts.join(", "));

/**
 * @param {string} file
 * @returns {Counts}
 */
function countsIn(file) {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? countsOfVitest(JSON.parse(text)) : countsOfLastLine(text);
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} results
 */
function countsOfVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that cannot be loaded has no test that failed.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** @param {string} text */
function countsOfLastLine(text) {
  const line = text.trimEnd().split("\n").at(-1) ?? "";
  const number = (/** @type {string} */ what) => Number(new RegExp(`(\\d+) ${what}`).exec(line)?.[1] ?? 0);
  return { passed: number("passed"), failed: number("failed"), skipped: number("skipped") };
}
