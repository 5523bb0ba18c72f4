// @ts-check
// Bundles the command `uri` so that it starts quickly: it loads main.js, common.js and the file of the one command
// that is called. Loading a file costs Node about a millisecond, more than reading what is in it.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { basename, dirname, join } from "node:path";
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
    // list-worker.js is what other threads run; program.js is the command for other programs. With an entry of its own, what
    // it needs is not in main.js, which waits for the command to end.
    entryPoints: ["src/main.ts", "src/program.ts", "src/list-worker.ts", "src/version.ts"],
    outdir: "dist",
    chunkNames: "[name]-[hash]",
    splitting: true,
    plugins: [requiringBuiltins, linkingNames(join(root, "packages"))],
    metafile: true,
    write: false,
  });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [`./${basename(path)}`, output]),
  );
  const texts = new Map(outputFiles.map(({ path, text }) => [`./${basename(path)}`, text]));
  const stateless = new Set([...texts].filter(([, text]) => !HOLDS_STATE.test(text)).map(([name]) => name));
  const common = commonChunks(outputs, stateless);
  const isRepeated = (/** @type {string} */ name) =>
    !common.includes(name) && stateless.has(name) && isSmall(outputs.get(name));
  const files = [...outputs].filter(([name]) => !common.includes(name) && !isRepeated(name));
  rmSync(join(cli, "dist"), { recursive: true, force: true });
  mkdirSync(join(cli, "dist"));
  const bundled = await build({
    ...options,
    entryPoints: [COMMON, ...files.map(([name]) => name)],
    outdir: "dist",
    define: { "import.meta.dirname": "__dirname" },
    minify: true,
    legalComments: "none",
    plugins: [merging({ common, isRepeated, outputs, texts })],
    logOverride: { "ignored-bare-import": "silent" }, // files of the command only export
    write: false,
  });
  for (const { path, text } of bundled.outputFiles) {
    const before = `./${basename(path)}` === MAIN ? VERSION_ALONE + KEEPING_COMPILED : "";
    writeFileSync(path, asCommonJs(text, before));
  }
  chmodSync(join(cli, "dist/main.js"), 0o755);
  writeFileSync(join(cli, "dist/package.json"), '{ "type": "commonjs" }\n');
  writeFileSync(join(cli, "dist", licences), licencesOf(metafile, cli));
}

/**
 * The files that most answers do without: what looks for secrets, what a terminal or an error needs, and the sentences.
 * Each is loaded when one of its functions is first called.
 */
const LOADED_WHEN_CALLED = new RegExp(
  `/(?:${[
    "urikit/src/syntax/diagnosis",
    "schemes/src/registry",
    "audit/src/(?:checks|own-port|secrets/(?:redact|secret-signs))",
    "explain/src/(?:layout/(?:layout|error-picture)|pages/(?:error-text|invalid-json))",
    "explain/src/(?:repair/guesses|words/(?:en-reference|findings))",
    "cli/src/(?:most-similar|help-topics|words/en)",
  ].join("|")})\\.ts$`,
);

/**
 * Imports of the entries of packages become imports of the files that have the names: whoever loads an entry would load
 * all that any command takes of it. Functions of {@link LOADED_WHEN_CALLED} load their files when they are called.
 * @param {string} packages The folder of the packages.
 * @returns {import("esbuild").Plugin}
 */
function linkingNames(packages) {
  /** @type {Map<string, ReadonlyMap<string, string>>} */
  const known = new Map();
  const homesIn = (/** @type {string} */ entry) => {
    const homes = known.get(entry) ?? homesOf(sourceOf(packages, entry));
    known.set(entry, homes);
    return homes;
  };
  return {
    name: "linking-names",
    setup({ onLoad }) {
      onLoad({ filter: /packages.[a-z-]+.src.*\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(
          /^(import|export) \{([^}]*)\} from "(@?urikit[^"]*|\.[^"]*)";$/gm,
          (_, verb, names, from) =>
            namesIn(names)
              .map((name) => {
                const home = from.startsWith(".") ? join(dirname(path), from) : homesIn(from).get(own(name));
                const isLate = verb === "import" && home !== undefined && isLoadedWhenCalled(home, own(name));
                return isLate ? calling(name, home) : `${verb} { ${name} } from "${home ?? from}";`;
              })
              .join(" "),
        ),
        loader: "ts",
      }));
    },
  };
}

/** The values among the names of an import. @param {string} names */
function namesIn(names) {
  const all = names.split(",").map((name) => name.trim());
  return all.filter((name) => name !== "" && !name.startsWith("type "));
}

/** Whether a file has a function of that name, and is loaded when it is called. @param {string} file @param {string} name */
function isLoadedWhenCalled(file, name) {
  if (!LOADED_WHEN_CALLED.test(file)) return false;
  return new RegExp(`^export function ${name}\\b`, "m").test(readFileSync(file, "utf8"));
}

/** The name of a function that {@link asCommonJs} takes away: the file that is imported is there at once. */
const AT_ONCE = "__loadedAtOnce";

/**
 * A function that loads the file of another, and calls that. It is there from the start, also in a circle of imports.
 * @param {string} name As an import has it, such as `name as other`.
 * @param {string} file
 */
function calling(name, file) {
  const local = name.split(" as ").at(-1);
  const loaded = `__fileOf_${local}`;
  return `var ${loaded}; function ${local}(...args) { return (${loaded} ??= ${AT_ONCE}(import("${file}"))).${own(name)}(...args); }`;
}

/** The name that a specifier such as `name as other` has in the file. @param {string} specifier */
const own = (specifier) => specifier.split(" as ")[0] ?? specifier;

/**
 * The source of an entry such as `urikit` or `@urikit/audit/at-once`.
 * @param {string} packages
 * @param {string} entry
 */
function sourceOf(packages, entry) {
  const [, name = "", path = ""] = /^(?:@urikit\/)?([^/]*)(.*)$/.exec(entry) ?? [];
  const folder = join(packages, name, "src", path);
  const index = join(folder, "index.ts"); // a folder comes before a file of its name
  return existsSync(index) ? index : `${folder}.ts`;
}

/**
 * The files from which a file exports names.
 * @param {string} file
 * @returns {ReadonlyMap<string, string>}
 */
function homesOf(file) {
  const exported = [...readFileSync(file, "utf8").matchAll(/^export \{([^}]*)\} from "(\.[^"]+)";$/gm)];
  return new Map(
    exported.flatMap(([, names = "", from = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => !name.includes(" as "))
        .map((name) => [name, join(dirname(file), from)]),
    ),
  );
}

/**
 * The chunks that main.js loads, those that most of the commands load, and small ones that must not be repeated and need
 * nothing else.
 * @param {ReadonlyMap<string, Output>} outputs
 * @param {ReadonlySet<string>} stateless
 */
function commonChunks(outputs, stateless) {
  const main = closure(MAIN, outputs);
  const commands = [...outputs].filter(([, { entryPoint }]) => entryPoint?.startsWith("src/commands/"));
  const closures = commands.map(([name]) => closure(name, outputs));
  const chunks = [...outputs].filter(([, { entryPoint }]) => entryPoint === undefined);
  const wanted = chunks.filter(([name, { bytes }]) => {
    const users = closures.filter((files) => files.has(name)).length;
    return main.has(name) || users > commands.length / 2 || (bytes < SMALL && !stateless.has(name));
  });
  const names = wanted.map(([name]) => name);
  return names.filter((name) => [...closure(name, outputs)].every((file) => names.includes(file)));
}

/** A class that is there twice is two classes, and a store that is there twice is two stores. */
const HOLDS_STATE = /\bclass\b|\bnew (?:Weak)?(?:Map|Set)\(\)/;

/**
 * Whether a chunk is so small that it can be repeated in each file that needs it.
 * @param {Output | undefined} output
 */
function isSmall(output) {
  return output !== undefined && output.entryPoint === undefined && output.bytes < SMALL;
}

/**
 * The files that are loaded together with a file.
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
 * @param {object} chunks
 * @param {readonly string[]} chunks.common
 * @param {(name: string) => boolean} chunks.isRepeated
 * @param {ReadonlyMap<string, Output>} chunks.outputs
 * @param {ReadonlyMap<string, string>} chunks.texts
 * @returns {import("esbuild").Plugin}
 */
function merging({ common, isRepeated, outputs, texts }) {
  const exported = (/** @type {string} */ name) => outputs.get(name)?.exports ?? [];
  const numbered = (/** @type {string} */ name, /** @type {string} */ own) =>
    `c${common.indexOf(name)}_${own}`;
  const all = common.map((name) => {
    const names = exported(name).map((own) => `${own} as ${numbered(name, own)}`);
    return `export { ${names.join(", ")} } from "${name}";`;
  });
  const contentsOf = (/** @type {string} */ path) => {
    if (path === COMMON) return all.join("\n");
    return takingBuiltins(texts.get(path) ?? "");
  };
  return {
    name: "merging",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path, kind, importer }) => {
        if (kind === "entry-point") return { path, namespace: "own" };
        if (kind !== "dynamic-import" && isRepeated(path)) return { path, namespace: "own" };
        if (kind === "dynamic-import" || !common.includes(path))
          return { path, external: true, sideEffects: false };
        const inCommon = importer === COMMON || common.includes(importer);
        return { path, namespace: inCommon ? "own" : "instead", sideEffects: false };
      });
      onLoad({ filter: /.*/, namespace: "own" }, ({ path }) => ({
        contents: contentsOf(path),
      }));
      onLoad({ filter: /.*/, namespace: "instead" }, ({ path }) => {
        // A statement for each, so that those that are not used go.
        const names = exported(path).map(
          (own) => `export { ${numbered(path, own)} as ${own} } from "${COMMON}";`,
        );
        return { contents: names.join("\n") };
      });
    },
  };
}

/** Answers `uri --version` before the command is loaded: in half of the time that is left above an empty Node. */
const VERSION_ALONE =
  'const[asked,more]=process.argv.slice(2);if(more===undefined&&(asked==="--version"||asked==="-V")&&require("./version.js").isVersionPrinted())return;';

/** Lets Node keep what it compiles, where it can (22.1 and later). */
const KEEPING_COMPILED = 'process.getBuiltinModule("node:module").enableCompileCache?.();';

/**
 * Node loads CommonJS sooner than ES modules: each of those costs it a millisecond more, and the first one four. The
 * CommonJS that esbuild itself writes has a getter for each export, which takes as long as the rest of the file. Nothing
 * that a chunk exports changes later, so it can be taken as it is.
 * @param {string} text  An ES module as esbuild writes it, without its spaces.
 * @param {string} before  The text that comes first.
 */
function asCommonJs(text, before) {
  const [, hashbang = "", module = ""] = /^(#![^\n]*\n)?(.*)$/s.exec(text) ?? [];
  /** @type {Map<string, string[]>} */
  const imported = new Map();
  const body = module
    .replaceAll(/\bimport(?:\{([^{}]*)\}from)?("\.\/[^"]+");/g, (_, names = "", file) => {
      imported.set(file, [...(imported.get(file) ?? []), ...names.split(",").filter(Boolean)]);
      return "";
    })
    .replaceAll(new RegExp(`${AT_ONCE}\\(import\\(("\\./[^"]+")\\)\\)`, "g"), "require($1)")
    .replaceAll(/\bimport\(("\.\/[^"]+")\)/g, "Promise.resolve().then(()=>require($1))")
    .replace(/\bexport default (.*);\s*$/s, "module.exports={default:$1};")
    .replace(
      /\bexport\{([^{}]*)\};\s*$/,
      (_, names) => `module.exports={${names.replaceAll(RENAMED, "$2:$1")}};`,
    );
  const requires = [...imported].map(
    ([file, names]) => `const{${names.join(",").replaceAll(RENAMED, "$1:$2")}}=require(${file});`,
  );
  return inAscii(`${hashbang}"use strict";${before}${requires.join("")}${body}\n`);
}

/**
 * The text with escapes for what is not ASCII, which esbuild leaves in expressions: V8 keeps a text of other characters in
 * twice the octets, and reads it more slowly.
 * @param {string} text
 */
function inAscii(text) {
  if (text.includes("String.raw")) return text; // an escape would be a part of it
  return text.replaceAll(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const RENAMED = /([\w$]+) as ([\w$]+)/g;

/**
 * `import … from "node:fs"` reads every member of the module, and some of them load more, as the streams. So what a
 * chunk needs of it is taken from the module itself.
 * @param {string} text
 */
function takingBuiltins(text) {
  return text.replace(
    /^import (?:(\w+)|\* as (\w+)|\{\s([^{}]*?)\s\}) from "(node:[\w/]+)";$/gm, // a long list has a line for each name
    (_, whole, namespace, names = "", module) =>
      `const ${whole ?? namespace ?? `{ ${names.replaceAll(" as ", ": ")} }`} = process.getBuiltinModule("${module}");`,
  );
}

/**
 * An ES module has no `require` for what CommonJS requires of Node. `commander` needs `child_process` only for
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
