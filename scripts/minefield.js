// @ts-check
// Writes docs/minefield.md of what programs were recorded to read. A test fails when it is out of date.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root, setUp } from "./setup.js";

await setUp();
const bundle = join(root, "node_modules/.cache/urikit/minefield-page.mjs");
await build({
  entryPoints: [join(root, "packages/minefield/tools/page.ts")],
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
/** @type {{ PAGE: string, page: () => string }} */
const { PAGE, page } = await import(pathToFileURL(bundle).href);
writeFileSync(join(root, PAGE), page());
console.log(PAGE);
