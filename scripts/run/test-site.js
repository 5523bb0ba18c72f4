// @ts-check
// `npm run test:page` builds the page with a sample of each series of pages, and uses each tool in Chromium along one path;
// `npm run test:site` builds all of it, and runs all tests of the page. Both check its types meanwhile. Chromium is at
// /usr/bin/chromium or where the variable CHROMIUM says.
import { setUp } from "../build/setup.js";
import { startNode } from "./run-node.js";
import { buildSite, installSite, siteFolder } from "./site-set-up.js";
import { runTests } from "./vitest.js";

const [project = "site", ...args] = process.argv.slice(2);

await setUp();
installSite();
const checking = startNode("site/node_modules/vue-tsc/bin/vue-tsc.js", ["-p", "tsconfig.json"], {
  cwd: siteFolder,
});
await buildSite({ isShort: project === "page" });
const status = await checking;
if (status !== 0) {
  console.error("The types of the page are wrong: no test is run.");
  process.exit(status);
}
process.exitCode = runTests(project, ["--maxWorkers=2", ...args]);
