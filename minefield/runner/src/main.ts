#!/usr/bin/env node
/** The command `urikit-minefield`: reads the arguments, runs, sets the exit status. */

import { minefield } from "./data.ts";
import { run } from "./program.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error; // whoever reads has seen enough
});

run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  data: () => minefield(import.meta.dirname),
}).then((status) => {
  process.exitCode = status;
});
