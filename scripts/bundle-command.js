// @ts-check
// Bundles the command `uri` so that it starts quickly: it loads main.js, common.js and the file of the one command
// that is called. Loading a file costs Node about a millisecond, more than reading what is in it.
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { licencesOf } from "./licences.js";

const MAIN = "./main.js";
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
    plugins: [requiringBuiltins],
    metafile: true,
    write: false,
  });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [`./${basename(path)}`, output]),
  );
  const texts = new Map(outputFiles.map(({ path, text }) => [`./${basename(path)}`, text]));
  outputs.delete("./program.js");
  const common = commonChunks(outputs);
  const files = [...outputs].filter(([name, output]) => !common.includes(name) && !isSmall(output));
  rmSync(join(cli, "dist"), { recursive: true, force: true });
  mkdirSync(join(cli, "dist"));
  await build({
    ...options,
    entryPoints: [COMMON, ...files.map(([name]) => name)],
    outdir: "dist",
    // Node loads CommonJS sooner than ES modules: each of those costs it a millisecond more, and the first one four.
    format: "cjs",
    supported: { "dynamic-import": false },
    define: { "import.meta.dirname": "__dirname" },
    minify: true,
    legalComments: "none",
    plugins: [merging(common, outputs, texts)],
  });
  chmodSync(join(cli, "dist/main.js"), 0o755);
  writeFileSync(join(cli, "dist/package.json"), '{ "type": "commonjs" }\n');
  writeFileSync(join(cli, "dist", licences), licencesOf(metafile, cli));
}

/**
 * The chunks that main.js loads, those that most of the commands load, and small ones that need nothing else.
 * @param {ReadonlyMap<string, Output>} outputs
 */
function commonChunks(outputs) {
  const main = closure(MAIN, outputs);
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
 * Whether a chunk is so small that it is repeated in each file that needs it.
 * @param {Output | undefined} output
 */
function isSmall(output) {
  return output !== undefined && output.entryPoint === undefined && output.bytes < SMALL;
}

/**
 * What is loaded together with a file.
 * @param {string} name
 * @param {ReadonlyMap<string, Output>} outputs
 * @returns {Set<string>}
 */
function closure(name, outputs, found = new Set([name])) {
  for (const { path, kind, external } of outputs.get(name)?.imports ?? []) {
    const next = `./${basename(path)}`;
    if (kind !== "import-statement" || external || found.has(next)) continue;
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
  const contentsOf = (/** @type {string} */ path) => {
    if (path === COMMON) return all.join("\n");
    const text = takingBuiltins(texts.get(path) ?? "");
    return path === MAIN ? keepingCompiled(text, numbered) : text;
  };
  const isInlined = (/** @type {string} */ path) => !common.includes(path) && isSmall(outputs.get(path));
  return {
    name: "merging",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path, kind, importer }) => {
        if (kind === "entry-point") return { path, namespace: "own" };
        if (kind !== "dynamic-import" && isInlined(path)) return { path, namespace: "own" };
        if (kind === "dynamic-import" || !common.includes(path)) return { path, external: true };
        const inCommon = importer === COMMON || common.includes(importer);
        return { path, namespace: inCommon ? "own" : "instead" };
      });
      onLoad({ filter: /.*/, namespace: "own" }, ({ path }) => ({
        contents: contentsOf(path),
      }));
      onLoad({ filter: /.*/, namespace: "instead" }, ({ path }) => {
        const names = exported(path).map((own) => `${numbered(path, own)} as ${own}`);
        return { contents: `export { ${names.join(", ")} } from "${COMMON}";` };
      });
    },
  };
}

/**
 * Lets Node keep what it compiles, where it can (22.1 and later), and loads the common file only then.
 * @param {string} text Of main.js.
 * @param {(chunk: string, name: string) => string} numbered
 */
function keepingCompiled(text, numbered) {
  const keeping = 'process.getBuiltinModule("node:module").enableCompileCache?.();';
  return text
    .replace(/^import "\.\/[^"]+";$/gm, "")
    .replace(/^import \{([^}]+)\} from "(\.\/[^"]+)";$/m, (_, names, chunk) => {
      const taken = names.split(",").map((/** @type {string} */ name) => {
        const [own = "", local = own] = name.trim().split(" as ");
        return `${numbered(chunk, own)}: ${local}`;
      });
      return `${keeping}\nconst { ${taken.join(", ")} } = require("${COMMON}");`;
    });
}

/**
 * `import … from "node:fs"` reads every member of the module, and some of them load more, as the streams. So what a
 * chunk needs of it is taken from the module itself.
 * @param {string} text
 */
function takingBuiltins(text) {
  return text.replace(
    /^import (?:(\w+)|\* as (\w+)|\{ (.*) \}) from "(node:[\w/]+)";$/gm,
    (_, whole, namespace, names = "", module) =>
      `const ${whole ?? namespace ?? `{ ${names.replaceAll(" as ", ": ")} }`} = process.getBuiltinModule("${module}");`,
  );
}

/**
 * What CommonJS requires of Node, an ES module has no `require` for. `commander` needs `child_process` only for
 * commands that are programs of their own.
 * @type {import("esbuild").Plugin}
 */
const requiringBuiltins = {
  name: "requiring-builtins",
  setup({ onResolve, onLoad }) {
    const names = builtinModules.filter((name) => !name.startsWith("_"));
    onResolve({ filter: new RegExp(`^(node:)?(${names.join("|")})$`) }, ({ path, kind }) => {
      const name = path.replace("node:", "");
      return kind === "require-call"
        ? { path: name, namespace: "builtin" }
        : { path: `node:${name}`, external: true };
    });
    onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => {
      const got = `process.getBuiltinModule("node:${path}")`;
      const lazy = `{ get spawn() { return ${got}.spawn; } }`;
      return { contents: `module.exports = ${path === "child_process" ? lazy : got};` };
    });
  },
};
