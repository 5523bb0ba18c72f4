// @ts-check
// Writes docs/findings.md from the tables of @urikit/audit. A test fails when it is out of date.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root, setUp } from "./setup.js";

await setUp(); // the tables import what is compiled of the other packages
const bundle = join(root, "node_modules/.cache/urikit/findings.mjs");
await build({
  entryPoints: [fileURLToPath(new URL("../packages/audit/tools/findings-page.ts", import.meta.url))],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile: bundle,
  logLevel: "error",
});
/** @type {{ products: () => ReadonlyMap<string, string> }} */
const { products } = await import(pathToFileURL(bundle).href);
for (const [path, text] of products()) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
