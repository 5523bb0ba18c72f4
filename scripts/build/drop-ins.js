// @ts-check
// The packages in the place of other libraries, one for each row of packages/drop-ins/packages.json: their sources and their
// READMEs are in packages/drop-ins/src, a folder for each, and the build writes them into .cache/drop-ins.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";

/**
 * @typedef {object} DropIn
 * @property {string} version Of the library that it replaces: tests compare it with this version.
 * @property {"object" | "module" | "default"} kind An `object` of the package drop-ins in one file, with a face that is written
 *   by hand; a compiled `module`; or one of which `require` gives the `default` export.
 * @property {string} description
 * @property {readonly string[]} keywords
 * @property {readonly string[]} [files] Files that programs load by their paths. Such a package has no `exports`.
 * @property {{ readonly bytes: number, readonly loads: number, readonly original?: string }} limit What budget.js holds.
 */

/** By the name of the library. @type {Readonly<Record<string, DropIn>>} */
export const DROP_INS = JSON.parse(readFileSync(join(root, "packages/drop-ins/packages.json"), "utf8"));

/** The name of a package in the place of a library. @param {string} name */
export const isDropIn = (name) => Object.hasOwn(DROP_INS, name);

/** Its row. @param {string} name */
export function rowOf(name) {
  const row = DROP_INS[name];
  if (row === undefined) throw new Error(`packages/drop-ins/packages.json has no ${name}`);
  return row;
}

/** Where its sources are. @param {string} name */
export const sourceOfDropIn = (name) => `packages/drop-ins/src/${name}`;

/** Where it is written, and packed. @param {string} name */
export const folderOfDropIn = (name) => `.cache/drop-ins/${name}`;

/** Its package.json: what all packages have in common is that of @urikit/drop-ins. @param {string} name */
export function manifestOfDropIn(name) {
  const { description, keywords, kind, files = [] } = rowOf(name);
  const { version, homepage, bugs, repository, license, author, type, sideEffects, engines, publishConfig } =
    JSON.parse(readFileSync(join(root, "packages/drop-ins/package.json"), "utf8"));
  const directory = sourceOfDropIn(name);
  const entry = entryOf(kind);
  return {
    name: `@urikit/${name}`,
    version,
    description,
    keywords,
    homepage: homepage.replace(repository.directory, directory),
    bugs,
    repository: { ...repository, directory },
    license,
    author,
    type,
    sideEffects,
    engines,
    ...(files.length === 0 && { exports: { ".": entry, "./package.json": "./package.json" } }),
    main: entry.require.default,
    ...(kind !== "object" && { module: entry.import.default }),
    types: entry.require.types,
    files: ["dist", "!dist/.*", ...files, "LICENSE", "README.md"],
    publishConfig,
  };
}

/** @param {DropIn["kind"]} kind */
function entryOf(kind) {
  const required = kind === "object" ? "./dist/index" : "./dist/cjs/index";
  return {
    import: { types: "./dist/index.d.ts", default: "./dist/index.js" },
    require: { types: `${required}.d.cts`, default: `${required}.cjs` },
  };
}
