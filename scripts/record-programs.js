// @ts-check
// `npm run record-programs`: asks the programs that are on this machine what they read in the references of
// tools/programs, and writes their answers into the repository. Names of programs as arguments: only these are asked.
// tools/programs/README.md says what it needs.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./setup.js";

const bundle = join(root, "node_modules/.cache/urikit/record-programs.mjs");

await build({
  entryPoints: [join(root, "tools/programs/src/record.ts")],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile: bundle,
  // The recording is found from where it is read.
  define: {
    "import.meta.url": JSON.stringify(pathToFileURL(join(root, "tools/programs/src/recording.ts")).href),
  },
  logLevel: "error",
});
/** @type {{ record: (root: string, say: (line: string) => void, only: readonly string[]) => Promise<void> }} */
const { record } = await import(pathToFileURL(bundle).href);
await record(root, console.log, process.argv.slice(2));
