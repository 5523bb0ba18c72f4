// @ts-check
// Writes the files that are made from the grammars and the code of @urikit/standards: the tables of the recognizers,
// the grammars as data, and docs/thirty-years.md. A test fails when they are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../root.js";

const bundle = join(root, "node_modules/.cache/urikit/standards.mjs");

/**
 * The tables are made without the old ones, which may be wrong or absent.
 * @type {import("esbuild").Plugin}
 */
const withoutTables = {
  name: "without-tables",
  setup({ onLoad }) {
    onLoad({ filter: /standards[\\/]src[\\/]grammars[\\/][^\\/]+\.ts$/ }, () => ({
      contents: "export const TABLES = {};",
    }));
  },
};

/**
 * The modules of tools/abnf and the recording read files next to them, so each must keep its own address in the bundle.
 * @type {import("esbuild").Plugin}
 */
const withAddresses = {
  name: "with-addresses",
  setup({ onLoad }) {
    onLoad({ filter: /(?:abnf[\\/]src|minefield[\\/]recorded)[\\/][^\\/]+\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: "ts",
    }));
  },
};

/**
 * The entries of the packages are their sources, so that nothing must be built before.
 * @type {import("esbuild").Plugin}
 */
const fromSources = {
  name: "from-sources",
  setup({ onResolve }) {
    onResolve({ filter: /^(?:urikit|@urikit\/(?:programs|standards))(?:\/|$)/ }, ({ path }) => {
      const [, name = "", entry = ""] = /^(?:@urikit\/)?([a-z]+)\/?(.*)$/.exec(path) ?? [];
      const source = join(root, "packages", name, "src", entry);
      const folder = join(source, "index.ts");
      return { path: existsSync(folder) ? folder : `${source}.ts` };
    });
  },
};

// The page shows the answers of the code, and the code reads by the tables, so the tables come first.
await write("packages/standards/tools/tables.ts", [withoutTables]);
await write("packages/standards/tools/grammars.ts", []);
await write("packages/standards/tools/thirty-years.ts", []);

/**
 * Bundles a tool, runs it and writes the files that it makes.
 * @param {string} tool
 * @param {import("esbuild").Plugin[]} plugins
 */
async function write(tool, plugins) {
  await build({
    entryPoints: [join(root, tool)],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
    plugins: [fromSources, withAddresses, ...plugins],
    logLevel: "error",
  });
  /** @type {{ products: (root: string) => ReadonlyMap<string, string> }} */
  const { products } = await import(`${pathToFileURL(bundle).href}?${tool}`);
  for (const [path, text] of products(root)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
}
