// @ts-check
// Bundles the command `urikit-check`, and beside it the replacements that it carries: each whole, with the part of urikit
// that it needs, so that it can be put into a `node_modules` where urikit is not.
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { licencesOf } from "./licences.js";

const REPLACEMENTS = ["fast-uri", "uri-js", "relative-to-absolute-iri"];

/**
 * @param {{ root: string, target: string, licences: string }} options `licences`: the name of the file for them.
 */
export async function bundleCheck({ root, target, licences }) {
  const dist = join(root, "packages/check/dist");
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(root, "packages/check/src/main.ts")],
    outfile: join(dist, "main.cjs"),
    bundle: true,
    // Its dependencies are CommonJS, and load what Node brings by `require`.
    format: "cjs",
    platform: "node",
    target,
    define: { "import.meta.dirname": "__dirname" },
    // They have builds as ES modules; those that they name first find their own files at run time alone.
    mainFields: ["module", "main"],
    // Of yarn's parsers that of lockfiles alone: the one of its shell weighs four times as much.
    alias: { "@yarnpkg/parsers": join(root, "node_modules/@yarnpkg/parsers/lib/syml.js") },
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
    absWorkingDir: root,
  });
  writeFileSync(join(dist, licences), licencesOf(metafile, root));
  chmodSync(join(dist, "main.cjs"), 0o755);
  for (const name of REPLACEMENTS)
    await bundleReplacement({ root, target, name, outdir: join(dist, "replacements", name) });
}

/**
 * A replacement as a package of its own, without dependencies: what `require` and `import` load, and their types.
 * @param {{ root: string, target: string, name: string, outdir: string }} options
 */
async function bundleReplacement({ root, target, name, outdir }) {
  const source = join(root, "packages", name);
  mkdirSync(join(outdir, "types"), { recursive: true });
  await build({
    entryPoints: [join(source, "src/index.cjs")],
    outfile: join(outdir, "index.cjs"),
    bundle: true,
    format: "cjs",
    platform: "neutral",
    conditions: ["require"],
    target,
    logLevel: "warning",
    absWorkingDir: root,
  });
  cpSync(join(source, "src/index.js"), join(outdir, "index.js"));
  cpSync(join(source, "LICENSE"), join(outdir, "LICENSE"));
  copyTypes({ root, source, outdir });
  const { version, description, license, engines } = JSON.parse(
    readFileSync(join(source, "package.json"), "utf8"),
  );
  const entry = {
    import: { types: "./index.d.ts", default: "./index.js" },
    require: { types: "./index.d.cts", default: "./index.cjs" },
  };
  const about = {
    name: `@urikit/${name}`,
    version,
    description,
    license,
    type: "module",
    engines,
    exports: { ".": entry, "./package.json": "./package.json" },
    main: "./index.cjs",
    types: "./index.d.cts",
  };
  // Under another name: within a package, tools would take it for a mistake.
  writeFileSync(join(outdir, "manifest.json"), `${JSON.stringify(about, null, 2)}\n`);
}

/**
 * The declarations, and beside them those of urikit/uri-components, which import nothing else.
 * @param {{ root: string, source: string, outdir: string }} options
 */
function copyTypes({ root, source, outdir }) {
  for (const [file, folder, extension] of [
    ["index.d.ts", "packages/urikit/dist/uri-components", ".d.ts"],
    ["index.d.cts", "packages/urikit/dist/cjs/uri-components", ".d.cts"],
  ]) {
    const from = join(root, String(folder));
    for (const each of readdirSync(from).filter((name) => name.endsWith(String(extension))))
      cpSync(join(from, each), join(outdir, "types", each));
    const main = extension === ".d.ts" ? "./types/index.js" : "./types/index.cjs";
    const text = readFileSync(join(source, "src", String(file)), "utf8").replace(
      '"urikit/uri-components"',
      `"${main}"`,
    );
    writeFileSync(join(outdir, String(file)), text);
  }
}
