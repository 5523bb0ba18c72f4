// @ts-check
// Bundles the command `urikit-check`, and puts next to it the advisories, as data, and the replacements that it carries: each
// whole, with the part of urikit that it needs, so that it can be put into a `node_modules` where urikit is not.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { licencesOf } from "./licences.js";

/** Names for what `@urikit/drop-ins` has. */
export const NAMES = ["fast-uri", "uri-js", "relative-to-absolute-iri"];

/** Packages that depend on nothing: these are carried as they are. */
export const WHOLE = ["punycode", "tr46", "url-template", "url-parse"];

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
  cpSync(join(root, "packages/check/src/advisories.json"), join(dist, "advisories.json"));
  for (const name of NAMES)
    await bundleReplacement({ root, target, name, outdir: join(dist, "replacements", name) });
  for (const name of WHOLE) copyReplacement(join(root, "packages", name), join(dist, "replacements", name));
}

/** @param {string} source @param {string} outdir */
function copyReplacement(source, outdir) {
  const { scripts, devDependencies, ...about } = JSON.parse(
    readFileSync(join(source, "package.json"), "utf8"),
  );
  cpSync(join(source, "dist"), join(outdir, "dist"), {
    recursive: true,
    filter: (path) => !path.endsWith(".made-from"),
  });
  cpSync(join(source, "LICENSE"), join(outdir, "LICENSE"));
  writeManifest(outdir, about);
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
  writeManifest(outdir, about);
}

/** Under another name: within a package, tools would take it for a mistake. @param {string} outdir @param {object} about */
function writeManifest(outdir, about) {
  writeFileSync(join(outdir, "manifest.json"), `${JSON.stringify(about, null, 2)}\n`);
}

/**
 * The declarations, and next to them those of @urikit/drop-ins, which are of CommonJS: both `import` and `require` may
 * load them.
 * @param {{ root: string, source: string, outdir: string }} options
 */
function copyTypes({ root, source, outdir }) {
  const from = join(root, "packages/drop-ins/dist/cjs");
  cpSync(from, join(outdir, "types"), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith(".d.cts"),
  });
  for (const file of ["index.d.ts", "index.d.cts"]) {
    const text = readFileSync(join(source, "src", file), "utf8");
    writeFileSync(join(outdir, file), text.replace('"@urikit/drop-ins"', '"./types/index.cjs"'));
  }
}
