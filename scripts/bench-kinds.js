// @ts-check
// `npm run bench:kinds`: every kind of reference, in every engine. See bench/KINDS.md.
import { runNode } from "./run-node.js";
import { setUp } from "./setup.js";

await setUp();
process.exitCode = runNode("bench/kinds/main.js", process.argv.slice(2));
