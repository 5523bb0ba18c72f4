// @ts-check
// `node scripts/check/count-tests.js FILE …`: prints how many tests passed, failed and were skipped, all files together, in
// the form that CI reads. A file is what Vitest writes as JSON, or a text whose last line has that very form.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(inWords(countsOf(process.argv.slice(2))));

/** The last line of CI. @param {Counts} counts */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** The tests of some files together. @param {readonly string[]} files @returns {Counts} */
export function countsOf(files) {
  const all = files.map(countsIn);
  const sum = (/** @type {keyof Counts} */ what) => all.reduce((total, counts) => total + counts[what], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/**
 * @param {string} file
 * @returns {Counts}
 */
function countsIn(file) {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? countsOfVitest(JSON.parse(text)) : countsOfText(text);
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

/** What the last line of a text counts. @param {string} text */
export function countsOfText(text) {
  const line = text.trimEnd().split("\n").at(-1) ?? "";
  const number = (/** @type {string} */ what) => Number(new RegExp(`(\\d+) ${what}`).exec(line)?.[1] ?? 0);
  return { passed: number("passed"), failed: number("failed"), skipped: number("skipped") };
}
