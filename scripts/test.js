// @ts-check
// `npm test`: runs every test. `npm test -- ARGS` passes ARGS to Vitest.
import { runNode } from "./run-node.js";
import { setUp } from "./setup.js";

await setUp();
process.exitCode = runNode("node_modules/vitest/vitest.mjs", ["run", ...process.argv.slice(2)]);
