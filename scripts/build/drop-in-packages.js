// @ts-check
// Writes the packages in the place of other libraries into .cache/drop-ins, as they are published, each with the part of
// urikit that it needs, and without dependencies: it loads as fast as what it replaces, and can be put into a `node_modules`
// where urikit is not.
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../root.js";
import { DROP_INS, folderOfDropIn, manifestOfDropIn, rowOf, sourceOfDropIn } from "./drop-ins.js";
import { compiledFolder, freshFolder, makeEntries, shortened } from "./package-entries.js";

/** Writes one of them. @param {{ target: string, name: string }} options */
export async function writeDropIn({ target, name }) {
  const { kind, files = [] } = rowOf(name);
  const folder = freshFolder(join(root, folderOfDropIn(name)));
  const sources = join(root, sourceOfDropIn(name));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifestOfDropIn(name), null, 2)}\n`);
  cpSync(join(root, "packages/drop-ins/LICENSE"), join(folder, "LICENSE"));
  for (const file of ["README.md", ...files]) cpSync(join(sources, file), join(folder, file));
  if (kind === "object") return bundleObject({ target, name });
  await makeEntries({ name, target });
}

/** Programs of this repository load them by their names, as their users do. */
export function linkDropIns() {
  for (const name of Object.keys(DROP_INS)) {
    const link = join(root, "node_modules/@urikit", name);
    const target = relative(dirname(link), join(root, folderOfDropIn(name)));
    if (leadsTo(link) === target) continue;
    rmSync(link, { recursive: true, force: true });
    symlinkSync(target, link, "junction");
  }
}

/** @param {string} link */
function leadsTo(link) {
  try {
    return readlinkSync(link);
  } catch {
    return undefined; // there is no link, or it is something else
  }
}

/** An object of @urikit/drop-ins in one file, and its face. @param {{ target: string, name: string }} options */
async function bundleObject({ target, name }) {
  const sources = join(root, sourceOfDropIn(name));
  const dist = freshFolder(join(root, folderOfDropIn(name), "dist"));
  const { rolldown } = await import("rolldown"); // what makes the command alone does not install it
  const bundle = await rolldown({
    input: join(sources, "object.js"),
    resolve: { alias: { "@urikit/drop-ins": join(compiledFolder("drop-ins"), name, `${name}.js`) } },
    treeshake: { moduleSideEffects: false },
    logLevel: "warn",
  });
  const { output } = await bundle.generate({ format: "cjs", exports: "default", esModule: false });
  writeFileSync(join(dist, "index.cjs"), await shortened(output[0].code, target));
  cpSync(join(sources, "index.js"), join(dist, "index.js"));
  copyTypes({ sources, dist });
}

/**
 * The declarations, and next to them those of @urikit/drop-ins, which are of CommonJS: both `import` and `require` may
 * load them.
 * @param {{ sources: string, dist: string }} options
 */
function copyTypes({ sources, dist }) {
  mkdirSync(join(dist, "types"));
  cpSync(join(root, "packages/drop-ins/dist/cjs"), join(dist, "types"), {
    recursive: true,
    filter: (path) => (statSync(path).isDirectory() ? !path.endsWith("ajv") : path.endsWith(".d.cts")),
  });
  for (const file of ["index.d.ts", "index.d.cts"]) {
    const text = readFileSync(join(sources, file), "utf8");
    writeFileSync(join(dist, file), text.replace('"@urikit/drop-ins"', '"./types/index.cjs"'));
  }
}
