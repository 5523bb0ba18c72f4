#!/usr/bin/env node
import { setUpCommand } from "../build/setup.js";
// @ts-check
// `npm start`: shows what urikit does, on the standard's own example and on real references.
// `npm start -- ARGS`: runs the command `uri` with ARGS, as the hooks of pre-commit do. It installs and builds only what the
// command needs.
import { runNode } from "./run-node.js";

await setUpCommand();

const uri = "packages/cli/dist/main.js";
const args = process.argv.slice(2);
// npm runs scripts in the repository's folder; the paths among ARGS are meant from where npm was called.
const cwd = process.env.INIT_CWD ?? process.cwd();

if (args.length > 0) {
  process.exitCode = runNode(uri, args, { cwd });
} else {
  show("inspect", "foo://example.com:8042/over/there?name=ferret#nose");
  show("report", "--input", "samples/references.txt");
}

/** @param {string[]} args */
function show(...args) {
  console.log(`\n$ uri ${args.join(" ")}\n`);
  const status = runNode(uri, args);
  // 1 only says that some of the references are invalid, and some of the sample are.
  if (status > 1) process.exit(status);
}
