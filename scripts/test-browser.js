// @ts-check
// `npm run test:browser`: what a browser makes of the references in pages, beside urikit. Wants Chromium, at
// /usr/bin/chromium or where the variable CHROMIUM says.
import { runNode } from "./run-node.js";
import { setUp } from "./setup.js";

await setUp();
process.exitCode = runNode("node_modules/vitest/vitest.mjs", ["run", "--config", "vitest.browser.config.ts"]);
