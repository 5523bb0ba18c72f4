// @ts-check
// Prints how many tests passed, failed and were skipped in the last run, in the form that CI reads.
import { readFileSync } from "node:fs";
import { root } from "./setup.js";

const results = JSON.parse(readFileSync(`${root}.cache/tests.json`, "utf8"));
const skipped = results.numPendingTests + results.numTodoTests;
const counts = [`${results.numPassedTests} passed`, `${results.numFailedTests} failed`];
if (skipped > 0) counts.push(`${skipped} skipped`);
console.log(counts.join(", "));
