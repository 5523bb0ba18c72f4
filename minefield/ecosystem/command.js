// @ts-check
// `npm run ecosystem [-- OWNER/NAME …]`: runs the tests of other people's repositories before and after urikit's packages
// take the place of the libraries, and writes docs/compatibility.md of the results. tools/ecosystem/README.md says more.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { pack, publishedPackages } from "./build/packages.js";
import { setUp } from "./build/setup.js";
import { root } from "./root.js";

/**
 * @typedef {{ from: string, folder: string, tarballs: (name: string) => string, say: (line: string) => void }} Setting
 * @typedef {{ runAll: (names: readonly string[], setting: Setting) => Promise<number>, writePage: () => void }} Tool
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string", default: "https://github.com/" },
    in: { type: "string" },
    page: { type: "boolean", default: false },
  },
});

const { runAll, writePage } = await tool();
if (!values.page) {
  await setUp();
  const folder = resolve(values.in ?? mkdtempSync(join(tmpdir(), "urikit-ecosystem-")));
  const setting = { from: values.from, folder, tarballs: packing(), say: console.log };
  if ((await runAll(positionals, setting)) > 0) process.exitCode = 1;
}
writePage();

/** @returns {Promise<Tool>} */
async function tool() {
  const bundle = join(root, "node_modules/.cache/urikit/ecosystem.mjs");
  const main = join(root, "tools/ecosystem/src/main.ts");
  await build({
    entryPoints: [main],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
    // The list, the results and the counter are found from where it is read.
    define: { "import.meta.url": JSON.stringify(pathToFileURL(main).href) },
    logLevel: "error",
  });
  return import(pathToFileURL(bundle).href);
}

/**
 * Packs a package when it is first asked for.
 * @returns {(name: string) => string}
 */
function packing() {
  /** @type {Map<string, string>} */
  const packed = new Map();
  return (name) => {
    const known = packed.get(name);
    if (known !== undefined) return known;
    const folder = publishedPackages().find(({ manifest }) => manifest.name === name)?.folder;
    if (folder === undefined) throw new Error(`there is no package ${name}`);
    const tarball = join(root, pack(folder, "node_modules/.cache/urikit/packed").tarball);
    packed.set(name, tarball);
    return tarball;
  };
}
