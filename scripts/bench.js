// @ts-check
// `npm run bench`: runs the benchmark, with this very Node.

import { setUp } from "./build/setup.js";
import { runNode } from "./run/run-node.js";

await setUp();
process.exitCode = runNode("bench/main.js", process.argv.slice(2));
