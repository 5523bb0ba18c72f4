// @ts-check
// `npm run test:site`: checks the types of the page, builds it, and tests it in Chromium, at /usr/bin/chromium or where
// the variable CHROMIUM says.
import { runNode } from "./run-node.js";
import { setUp } from "./setup.js";
import { buildSite, siteFolder } from "./site-set-up.js";
import { runTests } from "./vitest.js";

await setUp();
buildSite();
const types = runNode("site/node_modules/vue-tsc/bin/vue-tsc.js", ["-p", "tsconfig.json"], {
  cwd: siteFolder,
});
const tests = runTests("site", ["--maxWorkers=2", ...process.argv.slice(2)]);
process.exitCode = types || tests;
