// @ts-check
// `npm run test:site`: checks the types of the page, builds it, and tests it in Chromium, at /usr/bin/chromium or where
// the variable CHROMIUM says.

import { setUp } from "../build/setup.js";
import { runNode } from "./run-node.js";
import { buildSite, siteFolder } from "./site-set-up.js";
import { runTests } from "./vitest.js";

await setUp();
buildSite();
const status = runNode("site/node_modules/vue-tsc/bin/vue-tsc.js", ["-p", "tsconfig.json"], {
  cwd: siteFolder,
});
if (status !== 0) {
  console.error("The types of the page are wrong: no test is run.");
  process.exit(status);
}
process.exitCode = runTests("site", ["--maxWorkers=2", ...process.argv.slice(2)]);
