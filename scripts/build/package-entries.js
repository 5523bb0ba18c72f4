// @ts-check
// The entries of a package, made of what the compiler wrote into .cache/compiled: one file for each entry that package.json
// names, and one for each set of entries that share code, as ES modules and as CommonJS, with the declarations of both.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build, transform } from "esbuild";
import { root } from "../root.js";
import { DROP_INS, folderOfDropIn, isDropIn } from "./drop-ins.js";
import { exportsOfMain } from "./packages.js";

/** Shared code, which `exports` does not name. */
const CHUNKS = "chunks";

/** Else esbuild would follow the paths of tsconfig.json, and bundle the sources of other packages. */
const NO_PATHS = "{}";

/** @typedef {{ readonly name: string, readonly target: string }} Package */

/** The folder of what the compiler made of a package. @param {string} name */
export function compiledFolder(name) {
  return join(root, ".cache/compiled", isDropIn(name) ? join("drop-ins", name) : name);
}

/** The folder of a package as it is packed. @param {string} name */
export function packageFolder(name) {
  return join(root, isDropIn(name) ? folderOfDropIn(name) : join("packages", name));
}

/** Writes `dist` of a package. @param {Package} pack */
export async function makeEntries({ name, target }) {
  const dist = freshFolder(join(packageFolder(name), "dist"));
  const entries = entriesOf(name);
  const compiled = compiledFolder(name);
  /** @satisfies {import("esbuild").BuildOptions} */
  const options = {
    outdir: dist,
    bundle: true,
    format: "esm",
    target,
    ...(isWhole(name) ? { plugins: [libraryWithin] } : { packages: "external" }),
    tsconfigRaw: NO_PATHS,
    charset: "utf8",
    logLevel: "warning",
  };
  const { metafile } = await build({
    ...options,
    entryPoints: entries.map((entry) => join(compiled, `${entry}.js`)),
    outbase: compiled,
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    splitting: true,
    metafile: true,
  });
  if (name === LIBRARY) await mergeChunks(dist, metafile, options);
  await markPure(dist);
  await declare({ name, entries, dist });
}

/** Whether files of a package have within them what they use of the library. @param {string} name */
export function holdsLibrary(name) {
  return isWhole(name) || LOADED_FIRST.has(name);
}

/** Whether a package depends on nothing: what it uses of the library is within its files. @param {string} name */
function isWhole(name) {
  return name !== LIBRARY && aboutPackage(name).dependencies === undefined;
}

/**
 * What a package uses of the library, as the compiler left it: so it takes those functions alone.
 * @type {import("esbuild").Plugin}
 */
const libraryWithin = {
  name: "library-within",
  setup({ onResolve }) {
    onResolve({ filter: /^(urikit($|\/)|\.)/ }, ({ path, resolveDir }) => {
      const [, entry] = /^urikit(?:\/(.+))?$/.exec(path) ?? [];
      const compiled = join(compiledFolder(LIBRARY), entry ?? "", "index.js");
      return { path: path.startsWith(".") ? resolve(resolveDir, path) : compiled, sideEffects: false };
    });
  },
};

/** Whether `require` gives the only thing that `import` has as its default, such as a class. @param {string} name */
function isDefault(name) {
  return DROP_INS[name]?.kind === "default";
}

/** @param {string} dist */
async function markPure(dist) {
  const { withPureStatements } = await import("./pure-statements.js"); // what makes the command alone does not install it
  for (const file of filesIn(dist).filter((path) => path.endsWith(".js")))
    writeFileSync(file, withPureStatements(readFileSync(file, "utf8")));
}

/** The package whose index loads nearly all that its other entries share. */
const LIBRARY = "urikit";

/**
 * Makes one file of the chunks that the index loads: Node takes longer to load a file than to read it.
 * @param {string} dist
 * @param {import("esbuild").Metafile} metafile
 * @param {import("esbuild").BuildOptions} options
 */
async function mergeChunks(dist, { outputs }, options) {
  const known = new Map(Object.entries(outputs).map(([path, output]) => [resolve(path), output]));
  const index = join(dist, "index.js");
  const merged = [...loadedBy(index, known)].filter((file) => file !== index);
  const core = join(dist, CHUNKS, "core.js");
  /** What a chunk exports, under the names that core.js gives it. @param {string} file @param {string} from */
  const reexports = (file, from, isInCore = file === from) =>
    (known.get(file)?.exports ?? []).map((name) => {
      const numbered = `c${merged.indexOf(file)}_${name}`;
      const names = isInCore ? `${name} as ${numbered}` : `${numbered} as ${name}`;
      return `export { ${names} } from ${JSON.stringify(from)};`; // a statement for each, so that those not used go
    });
  writeFileSync(core, merged.flatMap((file) => reexports(file, file)).join("\n"));
  await build({
    ...options,
    entryPoints: [core, ...[...known.keys()].filter((file) => !merged.includes(file))],
    outbase: dist,
    allowOverwrite: true,
    logOverride: { "ignored-bare-import": "silent" }, // files of the library only export
    plugins: [
      {
        name: "merging",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^[./]/ }, ({ path, resolveDir, importer, kind, namespace }) => {
            const file = resolve(resolveDir, path);
            if (namespace === "instead") return { path, external: true, sideEffects: false };
            if (kind === "entry-point" || importer === core || merged.includes(importer))
              return { path: file };
            if (!merged.includes(file)) return { path, external: true, sideEffects: false };
            const from = relative(dirname(importer), core).replace(/^(?!\.)/, "./");
            return { path: file, suffix: `?${from}`, namespace: "instead", sideEffects: false };
          });
          onLoad({ filter: /./, namespace: "instead" }, ({ path, suffix }) => ({
            contents: reexports(path, suffix.slice(1)).join("\n"),
          }));
        },
      },
    ],
  });
  for (const file of merged) rmSync(file);
}

/**
 * The files that are loaded together with a file, and it.
 * @param {string} file
 * @param {ReadonlyMap<string, import("esbuild").Metafile["outputs"][string]>} outputs
 * @returns {Set<string>}
 */
function loadedBy(file, outputs, found = new Set([file])) {
  for (const { path, external } of outputs.get(file)?.imports ?? []) {
    const next = resolve(path);
    if (external || found.has(next)) continue;
    found.add(next);
    loadedBy(next, outputs, found);
  }
  return found;
}

/** The packages of which programs wait for one function: they have their part of urikit in their own files. */
const LOADED_FIRST = new Set(["drop-ins", "guard"]);

/**
 * The same as CommonJS: a file for each entry, and one for all that two of them share, which is loaded once. Node takes a
 * millisecond for each file that it loads, and nobody takes parts out of them, as bundlers do of ES modules.
 * @param {Package} pack
 */
export async function makeCommonJs({ name, target }) {
  const dist = join(packageFolder(name), "dist");
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: Object.fromEntries(entriesOf(name).map((entry) => [entry, join(dist, `${entry}.js`)])),
    external: (id) => !/^[./]/.test(id) && !(LOADED_FIRST.has(name) && /^urikit\b/.test(id)),
    treeshake: { moduleSideEffects: false },
    logLevel: "warn",
  });
  const { output } = await bundle.generate({
    format: "cjs",
    esModule: true,
    exports: isDefault(name) ? "default" : "named",
    entryFileNames: "[name].cjs",
    chunkFileNames: `${CHUNKS}/[name]-[hash].cjs`,
    codeSplitting: {
      groups: [
        { name: "words", test: wordsIn(name), minShareCount: 2, priority: 1 },
        { name: "shared", minShareCount: 2 },
      ],
    },
  });
  for (const file of output.filter(({ type }) => type === "chunk")) {
    const path = join(dist, "cjs", file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await shortened(file.type === "chunk" ? loadedLater(file.code, name) : "", target));
  }
}

/**
 * Whether a file has the words of a package: who takes these alone needs nothing else.
 * @param {string} name The package.
 * @returns {(file: string) => boolean}
 */
function wordsIn(name) {
  const dist = join(packageFolder(name), "dist");
  const files = entriesOf(name)
    .filter((entry) => entry.startsWith("words/"))
    .map((entry) => join(dist, `${entry}.js`));
  const chunks = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from ?"(\.[^"]+)"/g)].map(([, path = ""]) =>
      join(dirname(file), path),
    ),
  );
  const all = new Set([...files, ...chunks]);
  return (file) => all.has(file);
}

/** The packages that one loads when a function of it first needs them. ES modules cannot: a call does not wait. */
const LATER = new Map([["audit", ["@urikit/programs", "@urikit/standards"]]]);

/** @param {string} code @param {string} name The package. */
function loadedLater(code, name) {
  return (LATER.get(name) ?? []).reduce((text, later) => {
    const [line, variable] =
      new RegExp(`(?:let|const|var) (\\w+) = require\\("${later}"\\);`).exec(text) ?? [];
    if (line === undefined) return text;
    const loading = `const ${variable} = () => require("${later}");`;
    return text.replace(line, loading).replaceAll(`${variable}.`, `${variable}().`);
  }, code);
}

/** Nobody reads it: the same code stands next to it as ES modules. @param {string} code @param {string} target */
export async function shortened(code, target) {
  const { code: short } = await transform(code, {
    target,
    charset: "utf8",
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: "warning",
  });
  return short;
}

/**
 * The compiled files that the entries of a package are made of, without their extension. For a pattern such as `./*`
 * it is every file at the top of the package.
 * @param {string} name
 * @returns {string[]}
 */
function entriesOf(name) {
  const { exports } = aboutPackage(name);
  return Object.values(exports)
    .map((entry) => /^\.\/dist\/(.+)\.js$/.exec(entry?.import?.default ?? "")?.[1])
    .filter((path) => path !== undefined)
    .flatMap((path) => (path === "*" ? topFiles(name) : [path]))
    .filter((path) => path === "index" || exports[`./${path}`] !== null)
    .filter((path, at, all) => all.indexOf(path) === at);
}

/** @param {string} name */
function topFiles(name) {
  return readdirSync(compiledFolder(name))
    .filter((file) => file.endsWith(".js"))
    .map((file) => file.slice(0, -3));
}

/**
 * @param {string} name
 * @returns {{ exports: Record<string, { import?: { default?: string } } | null>, dependencies?: Record<string, string> }}
 */
function aboutPackage(name) {
  const about = JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8"));
  return { exports: exportsOfMain(about), ...about };
}

/**
 * One declaration file for each entry, as CommonJS, and for `import` one that re-exports it: so types are the same however
 * a package is loaded.
 * @param {{ name: string, entries: readonly string[], dist: string }} what
 */
async function declare({ name, entries, dist }) {
  // Loaded here: what makes the command alone does not install them.
  const [{ rolldown }, { dts }] = await Promise.all([import("rolldown"), import("rolldown-plugin-dts")]);
  const compiled = compiledFolder(name);
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, join(compiled, `${entry}.d.ts`)])),
    external: (id) => !/^[./]/.test(id),
    plugins: [namespacesAsDtsKnowsThem, dts({ dtsInput: true, sourcemap: false, tsconfig: false })],
    logLevel: "warn",
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: "[name].d.ts",
    chunkFileNames: `${CHUNKS}/[name]-[hash].d.ts`,
  });
  for (const file of output.filter(({ fileName }) => !fileName.includes(RUNTIME))) {
    const path = join(dist, "cjs", file.fileName.replace(/\.d\.ts$/, ".d.cts"));
    mkdirSync(dirname(path), { recursive: true });
    const code = file.type === "chunk" ? file.code : "";
    const text = isDefault(name) ? code.replace(/export \{ (\w+) as default \};?/, "export = $1;") : code;
    writeFileSync(path, text.replace(/(\bfrom\s*)(["'])(\.\.?\/[^"']+)\.js\2/g, "$1$2$3.cjs$2"));
  }
  for (const entry of entries) {
    const up = "../".repeat(entry.split("/").length - 1) || "./";
    const path = join(dist, `${entry}.d.ts`);
    mkdirSync(dirname(path), { recursive: true });
    const from = `from "${up}cjs/${entry}.cjs";\n`;
    const declared = readFileSync(join(dist, "cjs", `${entry}.d.cts`), "utf8");
    const hasDefault = /\bas default\b/.test(declared); // `export *` leaves it out
    const all = isDefault(name) ? "" : `export * ${from}`;
    writeFileSync(path, `${all}${hasDefault || all === "" ? `export { default } ${from}` : ""}`);
  }
}

/** The chunk of the functions that rolldown adds, which declarations do not need. */
const RUNTIME = "/rolldown-runtime-";

/**
 * `export * as name`: what rolldown writes for it has a newer name than the one of which rolldown-plugin-dts makes a namespace.
 * @type {import("rolldown").Plugin}
 */
const namespacesAsDtsKnowsThem = {
  name: "namespaces-as-dts-knows-them",
  renderChunk: (code) => code.replace(/\b__exportAll\b/g, "__export"),
};

/** @param {string} folder */
export function freshFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * The files of a folder and of the folders in it, except `cjs`, in order.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/^cjs[\\/]/.test(relative(folder, file)))
    .sort();
}
