#!/usr/bin/env node
// @ts-check
// `npm start`: shows what urikit does with a link and with a list, and what to try next.
// `npm start -- ARGS`: runs the command `uri` with ARGS, as the hooks of pre-commit do. It installs and builds only what the
// command needs.
import { setUpCommand } from "../build/setup.js";
import { runNode } from "./run-node.js";

await setUpCommand();

const args = process.argv.slice(2);
// npm runs scripts in the repository's folder; the paths among ARGS are meant from where npm was called.
process.exitCode =
  args.length > 0
    ? runNode("packages/cli/dist/main.js", args, { cwd: process.env.INIT_CWD ?? process.cwd() })
    : runNode("scripts/run/first-look.js", []);
