#!/usr/bin/env node
/** The command `urikit-check`: reads the arguments, looks at the repository, sets the exit status. */

import { join } from "node:path";
import { run } from "./program.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error; // whoever reads has seen enough
});

run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  replacements: join(import.meta.dirname, "replacements"),
}).then((status) => {
  process.exitCode = status;
});
