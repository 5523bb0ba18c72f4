// @ts-check
// `npm run bench:kinds`: every kind of reference, in every engine. See bench/KINDS.md.

import { setUp } from "./build/setup.js";
import { runNode } from "./run/run-node.js";

await setUp();
process.exitCode = runNode("bench/kinds/main.js", process.argv.slice(2));
