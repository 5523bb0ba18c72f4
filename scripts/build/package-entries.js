// @ts-check
// The entries of a package, made of what the compiler wrote into .cache/compiled: one file for each entry that package.json
// names, and one for each set of entries that share code, as ES modules and as CommonJS, with the declarations of both.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { transform } from "esbuild";
import { root } from "../root.js";
import { DROP_INS, folderOfDropIn, isDropIn } from "./drop-ins.js";
import { licencesOf } from "./licences.js";
import { exportsOfMain } from "./packages.js";

/** Shared code, which `exports` does not name. */
const CHUNKS = "chunks";

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
  const { withPureStatements } = await import("./pure-statements.js"); // what makes the command alone does not install it
  const dist = freshFolder(join(packageFolder(name), "dist"));
  for (const { fileName, code } of await chunksOf(name, "es"))
    write(join(dist, fileName), withPureStatements(code));
  const required = await chunksOf(name, "cjs");
  for (const { fileName, code } of required)
    write(join(dist, "cjs", fileName), await shortened(loadedLater(code, name), target));
  const outputs = Object.fromEntries(
    required.map(({ fileName, modules }) => [fileName, { inputs: modules }]),
  );
  if (bundlesOthers(name)) write(join(dist, "cjs", LICENCES), licencesOf({ outputs }, root));
  await declare({ name, entries: entriesOf(name), dist });
}

/**
 * A file for each entry, and one for all that two of them share: Node takes longer to load a file than to read it. The words of
 * a package have one of their own, since who takes these needs nothing else.
 * @param {string} name
 * @param {"es" | "cjs"} format
 */
async function chunksOf(name, format) {
  const { rolldown } = await import("rolldown");
  const extension = format === "es" ? "js" : "cjs";
  const bundle = await rolldown({
    input: Object.fromEntries(
      entriesOf(name).map((entry) => [entry, join(compiledFolder(name), `${entry}.js`)]),
    ),
    platform: format === "es" ? "neutral" : "node",
    external: (id) => isExternal(id, name, format),
    plugins: [libraryAsCompiled],
    treeshake: { moduleSideEffects: (id) => (id.includes("node_modules") ? undefined : false) },
    logLevel: "warn",
  });
  const { output } = await bundle.generate({
    format,
    ...(format === "cjs" && { esModule: true, exports: isDefault(name) ? "default" : "named" }),
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `${CHUNKS}/[name]-[hash].${extension}`,
    comments: { jsdoc: false },
    // Dead code goes. So would a table that another spreads, into one that takes Node thrice as long to make.
    minify: format === "es" ? "dce-only" : false,
    codeSplitting: {
      groups: [
        { name: "words", test: wordsIn(name), minShareCount: 2, priority: 1 },
        { name: "shared", minShareCount: 2 },
      ],
    },
  });
  return output.filter((file) => file.type === "chunk");
}

/**
 * Whether a file has the words of a package, or what these need.
 * @param {string} name The package.
 * @returns {(file: string) => boolean}
 */
function wordsIn(name) {
  const files = new Set(
    entriesOf(name)
      .filter((entry) => entry.startsWith("words/"))
      .map((entry) => join(compiledFolder(name), `${entry}.js`)),
  );
  for (const file of files) // which grow meanwhile
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/ from "(\.[^"]+)"/g))
      files.add(join(dirname(file), path));
  return (file) => files.has(file);
}

/** @param {string} id @param {string} name @param {"es" | "cjs"} format */
function isExternal(id, name, format) {
  if (/^[./]/.test(id)) return false;
  if (/^urikit\b/.test(id)) return !isWhole(name) && !(format === "cjs" && LOADED_FIRST.has(name));
  if (format === "es" || !bundlesOthers(name) || isBuiltin(id)) return true;
  return dependenciesOf(name).some((one) => isRequirable(one) && (id === one || id.startsWith(`${one}/`)));
}

/** Whether a package needs one that is published as ES modules only: it is bundled, as Jest cannot `require` it. @param {string} name */
function bundlesOthers(name) {
  return !dependenciesOf(name).every(isRequirable);
}

/** @param {string} name */
function dependenciesOf(name) {
  return Object.keys(aboutPackage(name).dependencies ?? {});
}

/** @param {string} dependency */
function isRequirable(dependency) {
  const about = JSON.parse(readFileSync(join(root, "node_modules", dependency, "package.json"), "utf8"));
  const entry = about.exports?.["."] ?? about.exports;
  return about.type !== "module" || entry?.require !== undefined;
}

/** The file that holds the licences of what was bundled. */
export const LICENCES = "THIRD-PARTY-LICENSES";

/** Whether files of a package have within them what they use of the library. @param {string} name */
export function holdsLibrary(name) {
  return isWhole(name) || LOADED_FIRST.has(name);
}

/** Whether a package depends on nothing: what it uses of the library is within its files. @param {string} name */
function isWhole(name) {
  return name !== LIBRARY && dependenciesOf(name).length === 0;
}

/** The packages of which programs wait for one function: what `require` loads has their part of urikit. */
const LOADED_FIRST = new Set(["drop-ins", "guard"]);

/** The package without which none of the others works. */
const LIBRARY = "urikit";

/** What a package uses of the library, as the compiler left it. @type {import("rolldown").Plugin} */
const libraryAsCompiled = {
  name: "library-as-compiled",
  resolveId(id) {
    const [library, entry = ""] = /^urikit(?:\/(.+))?$/.exec(id) ?? [];
    if (library === undefined) return null;
    const folder = join(compiledFolder(LIBRARY), entry);
    return existsSync(folder) ? join(folder, "index.js") : `${folder}.js`;
  },
};

/** Whether `require` gives the only thing that `import` has as its default, such as a class. @param {string} name */
function isDefault(name) {
  return DROP_INS[name]?.kind === "default";
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

/** Nobody reads it: the same code is there as ES modules. @param {string} code @param {string} target */
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
    const code = file.type === "chunk" ? file.code : "";
    const text = isDefault(name) ? code.replace(/export \{ (\w+) as default \};?/, "export = $1;") : code;
    write(path, text.replace(/(\bfrom\s*)(["'])(\.\.?\/[^"']+)\.js\2/g, "$1$2$3.cjs$2"));
  }
  for (const entry of entries) {
    const up = "../".repeat(entry.split("/").length - 1) || "./";
    const from = `from "${up}cjs/${entry}.cjs";\n`;
    const declared = readFileSync(join(dist, "cjs", `${entry}.d.cts`), "utf8");
    const hasDefault = /\bas default\b/.test(declared); // `export *` leaves it out
    const all = isDefault(name) ? "" : `export * ${from}`;
    write(
      join(dist, `${entry}.d.ts`),
      `${all}${hasDefault || all === "" ? `export { default } ${from}` : ""}`,
    );
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

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

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
