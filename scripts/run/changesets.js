// @ts-check
// `npm run changeset -- ARGS`: the command of changesets, which only releases need: it is installed from its own lockfile.
import { mustBeInstalled } from "../build/own-lockfile.js";
import { runNode } from "./run-node.js";

mustBeInstalled("scripts/release");
process.exitCode = runNode("scripts/release/node_modules/@changesets/cli/bin.js", process.argv.slice(2));
