// @ts-check
// `node scripts/model-exceptions.js`: writes what the models of @urikit/programs tell otherwise than the programs did, in the
// two thirds of the recording that models are made from: packages/programs/test. It is to be run with Node 20, whose `URL` is
// that of the lists; `npx biome check --write packages/programs/test` formats them. Look at the changes: an exception is a fault of a model that is known.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root, setUp } from "./setup.js";

await setUp();
const bundle = join(root, "node_modules/.cache/urikit/model-exceptions.mjs");
await build({
  entryPoints: [join(root, "packages/programs/test/exceptions.ts")],
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
/** @type {{ exceptionFiles: () => ReadonlyMap<string, string> }} */
const { exceptionFiles } = await import(pathToFileURL(bundle).href);
for (const [file, text] of exceptionFiles()) {
  writeFileSync(join(root, "packages/programs/test", file), text);
  console.log(`packages/programs/test/${file}`);
}
