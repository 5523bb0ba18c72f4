// @ts-check
// `npm run bench:native`: urikit beside readers in C, C++, Go and Rust. See bench/NATIVE.md.

import { setUp } from "./build/setup.js";
import { runNode } from "./run/run-node.js";

await setUp();
process.exitCode = runNode("bench/native/main.js", process.argv.slice(2));
