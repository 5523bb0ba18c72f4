// @ts-check
// `npm run site`: installs what the page needs, builds it, and serves it on this machine.
import { runNode } from "./run-node.js";
import { setUp } from "./setup.js";
import { buildSite, siteFolder } from "./site-set-up.js";

await setUp();
buildSite();
process.exitCode = runNode("site/node_modules/vitepress/bin/vitepress.js", ["preview"], { cwd: siteFolder });
