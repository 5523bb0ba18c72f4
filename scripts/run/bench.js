// @ts-check
// `npm run bench:PART [-- ARGS]`: measures a part of the benchmark, with this very Node: kinds, lists, links or native.
// `npm run bench` checks the types of the benchmark, and runs each part in its short form, which writes nothing.
import { mustBeInstalled } from "../build/own-lockfile.js";
import { setUp } from "../build/setup.js";
import { runNode } from "./run-node.js";

/** Each with its short form. */
const PARTS = {
  kinds: ["--quick", "--only", "Node 24"],
  lists: ["--quick"],
  links: ["100"],
  native: ["--quick"],
};

const [part, ...args] = process.argv.slice(2);
await setUp();
mustBeInstalled("bench");
process.exitCode = part === undefined ? all() : runNode(`bench/${part}.js`, args);

function all() {
  const types = runNode("node_modules/typescript/bin/tsc", ["-p", "bench"]);
  const statuses = Object.entries(PARTS).map(([name, short]) => runNode(`bench/${name}.js`, short));
  const failed = [types, ...statuses].filter((status) => status !== 0).length;
  console.log(`${statuses.length + 1 - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
