// @ts-check
// `npm run prove`: runs every proof, and prints what each of them counted. `npm run prove -- ARGS` passes ARGS to
// Vitest.
import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { runNode } from "./run-node.js";
import { root, setUp } from "./setup.js";

const results = `${root}.cache/tests-prove.json`;

await setUp();
rmSync(results, { force: true });
const vitest = ["run", "--config", "vitest.prove.config.ts", ...process.argv.slice(2)];
process.exitCode = runNode("node_modules/vitest/vitest.mjs", vitest);
printCounts();

/** A row for each thing that the proofs of a file counted. */
function printCounts() {
  /** @type {{ testResults: { name: string, assertionResults: { status: string, meta?: { counts?: Record<string, number> } }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(results, "utf8"));
  const rows = testResults
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
