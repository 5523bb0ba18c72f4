// @ts-check
// `npm run bench:native`: urikit beside readers in C, C++, Go and Rust. See bench/NATIVE.md.
import { runNode } from "./run-node.js";
import { setUp } from "./setup.js";

await setUp();
process.exitCode = runNode("bench/native/main.js", process.argv.slice(2));
