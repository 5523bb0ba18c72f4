// @ts-check
// Bundles the command `uri` so that it starts quickly: it loads main.js, common.js and the file of the one command
// that is called. Loading a file costs Node about a millisecond, more than reading what is in it.
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { licencesOf } from "./licences.js";

const COMMON = "./common.js";

/** Fewer bytes than this cost less than a file of their own. */
const SMALL = 4096;

/** @typedef {import("esbuild").Metafile["outputs"][string]} Output */

/**
 * @param {{ root: string, target: string, licences: string }} options `licences`: the name of the file for them.
 */
export async function bundleCommand({ root, target, licences }) {
  const cli = join(root, "packages/cli");
  /** @type {import("esbuild").BuildOptions} */
  const options = {
    bundle: true,
    format: "esm",
    platform: "node",
    target,
    logLevel: "warning",
    absWorkingDir: cli,
  };
  const { metafile, outputFiles } = await build({
    ...options,
    // With an entry of its own, what `program.ts` needs is not in main.js, which waits for the command to end.
    entryPoints: ["src/main.ts", "src/program.ts"],
    outdir: "dist",
    chunkNames: "[name]-[hash]",
    splitting: true,
    plugins: [builtinsWhenUsed],
    metafile: true,
    write: false,
  });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [`./${basename(path)}`, output]),
  );
  const texts = new Map(outputFiles.map(({ path, text }) => [`./${basename(path)}`, text]));
  outputs.delete("./program.js");
  const common = commonChunks(outputs);
  rmSync(join(cli, "dist"), { recursive: true, force: true });
  mkdirSync(join(cli, "dist"));
  await build({
    ...options,
    entryPoints: [COMMON, ...[...outputs.keys()].filter((name) => !common.includes(name))],
    outdir: "dist",
    minify: true,
    legalComments: "none",
    plugins: [merging(common, outputs, texts)],
  });
  chmodSync(join(cli, "dist/main.js"), 0o755);
  writeFileSync(join(cli, "dist", licences), licencesOf(metafile, cli));
}

/**
 * The chunks that main.js loads, those that most of the commands load, and small ones that need nothing else.
 * @param {ReadonlyMap<string, Output>} outputs
 */
function commonChunks(outputs) {
  const main = closure("./main.js", outputs);
  const entries = [...outputs].filter(([, { entryPoint }]) => entryPoint !== undefined).map(([name]) => name);
  const closures = entries.map((name) => closure(name, outputs));
  const chunks = [...outputs].filter(([, { entryPoint }]) => entryPoint === undefined);
  const wanted = chunks.filter(([name, { bytes }]) => {
    const users = closures.filter((files) => files.has(name)).length;
    return main.has(name) || users > entries.length / 2 || bytes < SMALL;
  });
  const names = wanted.map(([name]) => name);
  return names.filter((name) => [...closure(name, outputs)].every((file) => names.includes(file)));
}

/**
 * What is loaded together with a file.
 * @param {string} name
 * @param {ReadonlyMap<string, Output>} outputs
 * @returns {Set<string>}
 */
function closure(name, outputs, found = new Set([name])) {
  for (const { path, kind } of outputs.get(name)?.imports ?? []) {
    const next = `./${basename(path)}`;
    if (kind !== "import-statement" || found.has(next)) continue;
    found.add(next);
    closure(next, outputs, found);
  }
  return found;
}

/**
 * Makes one file of the common chunks: it exports what each of them exports, under the number of the chunk, and the
 * other files import that.
 * @param {readonly string[]} common
 * @param {ReadonlyMap<string, Output>} outputs
 * @param {ReadonlyMap<string, string>} texts
 * @returns {import("esbuild").Plugin}
 */
function merging(common, outputs, texts) {
  const exported = (/** @type {string} */ name) => outputs.get(name)?.exports ?? [];
  const numbered = (/** @type {string} */ name, /** @type {string} */ own) =>
    `c${common.indexOf(name)}_${own}`;
  const all = common.map((name) => {
    const names = exported(name).map((own) => `${own} as ${numbered(name, own)}`);
    return `export { ${names.join(", ")} } from "${name}";`;
  });
  return {
    name: "merging",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path, kind, importer }) => {
        if (kind === "entry-point") return { path, namespace: "own" };
        if (kind === "dynamic-import" || !common.includes(path)) return { path, external: true };
        const inCommon = importer === COMMON || common.includes(importer);
        return { path, namespace: inCommon ? "own" : "instead" };
      });
      onLoad({ filter: /.*/, namespace: "own" }, ({ path }) => ({
        contents: path === COMMON ? all.join("\n") : (texts.get(path) ?? ""),
      }));
      onLoad({ filter: /.*/, namespace: "instead" }, ({ path }) => {
        const names = exported(path).map((own) => `${numbered(path, own)} as ${own}`);
        return { contents: `export { ${names.join(", ")} } from "${COMMON}";` };
      });
    },
  };
}

/**
 * `import … from "node:fs"` reads every member of the module, and some of them load more, as the streams: what is
 * built in is got as it is. `commander` needs `child_process` only for commands that are programs of their own.
 * @type {import("esbuild").Plugin}
 */
const builtinsWhenUsed = {
  name: "builtins-when-used",
  setup({ onResolve, onLoad }) {
    const names = builtinModules.filter((name) => !name.startsWith("_"));
    onResolve({ filter: new RegExp(`^(node:)?(${names.join("|")})$`) }, ({ path }) => ({
      path: path.replace("node:", ""),
      namespace: "builtin",
    }));
    onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => {
      const got = `process.getBuiltinModule("node:${path}")`;
      const lazy = `{ get spawn() { return ${got}.spawn; } }`;
      return { contents: `module.exports = ${path === "child_process" ? lazy : got};` };
    });
  },
};
