// @ts-check
// Writes docs/minefield.md of what programs were recorded to read, and a page for each reader that was asked by release. A test
// fails when they are out of date.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
/** @type {{ pages: () => ReadonlyMap<string, string> }} */
const { pages } = await import(pathToFileURL(bundle).href);
for (const [path, text] of pages()) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
