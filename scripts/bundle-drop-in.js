// @ts-check
// A drop-in as it is published: one file, with the part of urikit that it needs, and without dependencies. It loads as fast as
// what it replaces, and can be put into a `node_modules` where urikit is not.
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiledFolder, freshFolder, shortened } from "./build/package-entries.js";

/** The packages that are made so; each is named as what it replaces, and as its file in @urikit/drop-ins. */
export const DROP_INS = ["fast-uri", "uri-js", "relative-to-absolute-iri"];

/** Writes `dist` of a drop-in. @param {{ root: string, target: string, name: string }} options */
export async function bundleDropIn({ root, target, name }) {
  const folder = join(root, "packages", name);
  const dist = freshFolder(join(folder, "dist"));
  const { rolldown } = await import("rolldown"); // what makes the command alone does not install it
  const bundle = await rolldown({
    input: join(folder, "src/object.js"),
    resolve: { alias: { "@urikit/drop-ins": join(compiledFolder("drop-ins"), `${name}.js`) } },
    treeshake: { moduleSideEffects: false },
    logLevel: "warn",
  });
  const { output } = await bundle.generate({ format: "cjs", exports: "default", esModule: false });
  writeFileSync(join(dist, "index.cjs"), await shortened(output[0].code, target));
  cpSync(join(folder, "src/index.js"), join(dist, "index.js"));
  copyTypes({ root, folder, dist });
}

/**
 * The declarations, and next to them those of @urikit/drop-ins, which are of CommonJS: both `import` and `require` may
 * load them.
 * @param {{ root: string, folder: string, dist: string }} options
 */
function copyTypes({ root, folder, dist }) {
  mkdirSync(join(dist, "types"));
  cpSync(join(root, "packages/drop-ins/dist/cjs"), join(dist, "types"), {
    recursive: true,
    filter: (path) => (statSync(path).isDirectory() ? !path.endsWith("ajv") : path.endsWith(".d.cts")),
  });
  for (const file of ["index.d.ts", "index.d.cts"]) {
    const text = readFileSync(join(folder, "src", file), "utf8");
    writeFileSync(join(dist, file), text.replace('"@urikit/drop-ins"', '"./types/index.cjs"'));
  }
}
