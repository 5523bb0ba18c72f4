#!/usr/bin/env node
/** The command `uri`: reads the arguments, runs the command, sets the exit status. */

import { run } from "./program.ts";

// No `await` here: a bundle in CommonJS, which starts sooner, has no `await` at its top level.
run(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
