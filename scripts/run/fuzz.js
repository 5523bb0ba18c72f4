// @ts-check
// `npm run fuzz -- --minutes N --seed random|NUMBER`: asks every law of new values for N minutes. Each counterexample
// becomes a file in packages/urikit/test/regressions, which every `npm test` tries.
import { randomInt } from "node:crypto";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";
import { lastResults, runTests } from "./vitest.js";

const { minutes, seed } = optionsOf(process.argv.slice(2));
await setUp();
process.env.FUZZ_MINUTES = String(minutes);
process.env.FUZZ_SEED = String(seed);
process.exitCode = runTests("fuzz", [], "dot");
printResults();

/** @param {string[]} args */
function optionsOf(args) {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: "string", default: "1" }, seed: { type: "string", default: "random" } },
  });
  const minutes = Number(values.minutes);
  const seed = values.seed === "random" ? randomInt(2 ** 31) : Number(values.seed);
  if (!(minutes > 0)) fail("--minutes must be a number above 0");
  if (!Number.isInteger(seed)) fail('--seed must be an integer, or "random"');
  return { minutes, seed };
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(2);
}

function printResults() {
  /** @type {ReturnType<typeof lastResults<{ runs?: number, regression?: string }>>} */
  const results = lastResults("fuzz");
  const laws = results.flatMap(({ assertionResults }) => assertionResults);
  const runs = laws.reduce((sum, { meta }) => sum + (meta?.runs ?? 0), 0);
  const failures = laws.filter(({ status }) => status === "failed");
  for (const { title, meta } of failures) {
    const file = meta?.regression === undefined ? "" : `: ${relative(root, meta.regression)}`;
    console.log(`broken: ${title}${file}`);
  }
  console.log(`laws: ${laws.length}, runs: ${runs.toLocaleString("en")}, failures: ${failures.length}`);
  console.log(`to repeat: npm run fuzz -- --minutes ${minutes} --seed ${seed}`);
}
