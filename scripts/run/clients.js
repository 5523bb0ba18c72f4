// @ts-check
// `npm run test:clients`: installs the clients and servers of HTTP that clients/package.json names, 80 MB, hands the clients
// what the guard allows, and uses the recipes with all of them. `npm test` neither needs nor installs them. SEED=N repeats a run. ARGS are passed to Vitest. Where npm
// cannot get them, as without a registry, the test is left out.
import { isInstalled } from "../build/own-lockfile.js";
import { setUp } from "../build/setup.js";
import { runTests } from "./vitest.js";

if (isInstalled("clients")) {
  await setUp();
  process.exitCode = runTests("clients", process.argv.slice(2));
} else {
  console.log("the clients cannot be had: left out");
  console.log("0 passed, 0 failed, 1 skipped");
}
