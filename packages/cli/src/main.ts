#!/usr/bin/env node
/** The command `uri`: reads the arguments, runs the command, sets the exit status. */

import { run } from "./program.ts";

process.exitCode = await run(process.argv.slice(2));
