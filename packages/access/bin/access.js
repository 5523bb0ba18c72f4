#!/usr/bin/env node
// `npx @urikit/access gauntlet -- COMMAND`
import { runGauntlet } from "../dist/gauntlet/index.js";

process.exitCode = await runGauntlet(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
