// @ts-check
// Writes docs/findings.md and the pages in docs/findings from the tables of @urikit/audit. A test fails when one is out of
// date.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { setUp } from "./build/setup.js";
import { root } from "./root.js";

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
/** @type {{ FOLDER: string, products: () => ReadonlyMap<string, string> }} */
const { FOLDER, products } = await import(pathToFileURL(bundle).href);
rmSync(join(root, FOLDER), { recursive: true, force: true }); // a kind may have another id, or be gone
mkdirSync(join(root, FOLDER));
for (const [path, text] of products()) {
  writeFileSync(join(root, path), text);
}
console.log(`docs/findings.md, and ${products().size - 1} pages in ${FOLDER}`);
