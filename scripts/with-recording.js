// @ts-check
// Runs a module of TypeScript that reads the recording of tools/programs, which it finds from where it is read.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./root.js";

/**
 * The exports of a module as it is now.
 *
 * @param {string} path From the root, such as `packages/minefield/tools/written.ts`.
 */
export async function withRecording(path) {
  const bundle = join(root, "node_modules/.cache/urikit", `${path.replaceAll("/", "-")}.mjs`);
  await build({
    entryPoints: [join(root, path)],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
    define: {
      "import.meta.url": JSON.stringify(pathToFileURL(join(root, "tools/programs/src/recording.ts")).href),
    },
    logLevel: "error",
    absWorkingDir: root,
  });
  return import(`${pathToFileURL(bundle).href}?${process.hrtime.bigint()}`);
}
