// @ts-check
// Loads a module of TypeScript as it is now, which Node 20 cannot: for tools that read the sources, and the recording of the
// minefield next door.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../root.js";

/**
 * Modules read files next to them, so each keeps its own address in the bundle.
 * @type {import("esbuild").Plugin}
 */
const withAddresses = {
  name: "with-addresses",
  setup({ onLoad }) {
    onLoad({ filter: /(?<!\.d)\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: "ts",
    }));
  },
};

/**
 * The exports of a module.
 *
 * @param {string} path From the root, such as `minefield/pages/written.ts`.
 */
export async function loadTypeScript(path) {
  const bundle = join(root, "node_modules/.cache/urikit", `${path.replaceAll("/", "-")}.mjs`);
  await build({
    entryPoints: [join(root, path)],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
    plugins: [withAddresses],
    logLevel: "error",
    absWorkingDir: root,
  });
  return import(`${pathToFileURL(bundle).href}?${process.hrtime.bigint()}`);
}
