#!/usr/bin/env node
/** The command `uri`: reads the arguments, runs the command, sets the exit status. */

import { run } from "./program.ts";

// A closed pipe is met where it is written to; here it must only not end the process with a stack trace.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

process.exitCode = await run(process.argv.slice(2));
