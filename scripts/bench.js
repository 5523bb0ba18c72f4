// @ts-check
// `npm run bench`: runs the benchmark, with this very Node.
import { runNode } from "./run-node.js";
import { setUp } from "./setup.js";

await setUp();
process.exitCode = runNode("bench/main.js", process.argv.slice(2));
