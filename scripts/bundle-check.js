// @ts-check
// Bundles the command `urikit-check`, and puts next to it the advisories, as data, and the replacements that it carries.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { licencesOf } from "./build/licences.js";
import { DROP_INS } from "./bundle-drop-in.js";

/** Packages that depend on nothing. */
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
  for (const name of [...DROP_INS, ...WHOLE])
    carry(join(root, "packages", name), join(dist, "replacements", name));
}

/**
 * A drop-in as it is published. Its manifest has another name: within a package, tools would take it for a mistake.
 * @param {string} source
 * @param {string} outdir
 */
function carry(source, outdir) {
  const { scripts, devDependencies, ...about } = JSON.parse(
    readFileSync(join(source, "package.json"), "utf8"),
  );
  cpSync(join(source, "dist"), join(outdir, "dist"), {
    recursive: true,
    filter: (path) => !path.endsWith(".made-from"),
  });
  cpSync(join(source, "LICENSE"), join(outdir, "LICENSE"));
  writeFileSync(join(outdir, "manifest.json"), `${JSON.stringify(about, null, 2)}\n`);
}
