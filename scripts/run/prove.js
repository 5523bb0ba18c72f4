// @ts-check
// `npm run prove`: runs the proofs, and prints what each of them counted; `npm run prove -- all` runs also those that take
// minutes each, `*.long.prove.ts`, and the mutation tests, which `npm run prove -- long` and `-- mutations` run alone. Other ARGS
// are passed to Vitest: `npm run prove -- oracle` runs the proofs whose path has this word.
import { relative } from "node:path";
import { mustBeInstalled } from "../build/own-lockfile.js";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";
import { lastResults, runTests } from "./vitest.js";

await setUp();
const [first, ...rest] = process.argv.slice(2);
const ALONE = ["long", "mutations"];
const project = ALONE.includes(first ?? "") ? /** @type {string} */ (first) : "prove";
const more = [
  ...(project === "prove" ? ["--project", "eslint-9"] : []),
  ...(first === "all" ? ["--project", "long", "--project", "mutations"] : []),
];
const args = first === "all" || project !== "prove" ? rest : process.argv.slice(2);
if (project === "prove") mustBeInstalled("test/peers");
process.exitCode = runTests(project, [...more, ...args]);
printCounts();

/** A row for each thing that the proofs of a file counted. */
function printCounts() {
  /** @type {ReturnType<typeof lastResults<{ counts?: Record<string, number> }>>} */
  const results = lastResults(project);
  const rows = results
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, assertionResults }) => {
      /** @type {Map<string, number>} */
      const sums = new Map([
        ["tests passed", assertionResults.filter(({ status }) => status === "passed").length],
      ]);
      for (const { meta } of assertionResults)
        for (const [what, count] of Object.entries(meta?.counts ?? {}))
          sums.set(what, (sums.get(what) ?? 0) + count);
      return [...sums].map(([what, count]) => ({ proof: relative(root, name), what, count }));
    });
  const width = Math.max(0, ...rows.map(({ count }) => inGroups(count).length));
  let last = "";
  for (const { proof, what, count } of rows) {
    if (proof !== last) console.log(`\n${proof}`);
    last = proof;
    console.log(`  ${inGroups(count).padStart(width)}  ${what}`);
  }
}

/** @param {number} count */
function inGroups(count) {
  return count.toLocaleString("en");
}
