// @ts-check
// Writes what is made from the grammars and from the code of @urikit/standards: the tables of the recognizers and
// docs/thirty-years.md. A test tells when they are out of date.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = join(root, "node_modules/.cache/urikit/standards.mjs");
/** The page shows what the code says, and the code reads by the tables: first these, then that. */
for (const what of ["tables", "page"]) {
  await build({
    entryPoints: [join(root, `packages/standards/tools/${what}-product.ts`)],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
    logLevel: "error",
  });
  /** @type {{ products: (root: string) => ReadonlyMap<string, string> }} */
  const { products } = await import(`${pathToFileURL(bundle).href}?${what}`);
  for (const [path, text] of products(root)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
}
