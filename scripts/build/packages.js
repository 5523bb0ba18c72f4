// @ts-check
// The packages that are published: which they are, and how each is packed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../root.js";
import { DROP_INS, folderOfDropIn, manifestOfDropIn, sourceOfDropIn } from "./drop-ins.js";

/**
 * @typedef {object} Manifest The part of a package.json that is needed here.
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {Readonly<Record<string, unknown>>} [exports]
 * @property {readonly string[]} [files]
 * @property {unknown} [repository]
 *
 * @typedef {object} PublishedPackage
 * @property {string} folder Where it is packed, from the root.
 * @property {string} source Where its sources are, from the root.
 * @property {Manifest} manifest
 *
 * @typedef {object} Packed A package as a tarball.
 * @property {string} tarball Its path.
 * @property {readonly string[]} files
 * @property {number} size In bytes, packed.
 * @property {number} unpackedSize In bytes.
 */

/**
 * Every package in `packages` that is not private, and those in the place of other libraries, by the names of their folders.
 * @returns {readonly PublishedPackage[]}
 */
export function publishedPackages() {
  return [...workspacePackages(), ...dropInPackages()].sort((one, other) =>
    basename(one.folder) < basename(other.folder) ? -1 : 1,
  );
}

/** Every package in `packages` that is not private. @returns {readonly PublishedPackage[]} */
export function workspacePackages() {
  return readdirSync(join(root, "packages"))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({
      folder,
      source: `${folder}/src`,
      manifest: withExports(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))),
    }))
    .filter(({ manifest }) => manifest.private !== true);
}

/** Those in the place of other libraries, which the build writes. @returns {readonly PublishedPackage[]} */
export function dropInPackages() {
  return Object.keys(DROP_INS).map((name) => ({
    folder: folderOfDropIn(name),
    source: sourceOfDropIn(name),
    manifest: withExports(manifestOfDropIn(name)),
  }));
}

/** @param {Manifest & { main?: string, module?: string, types?: string }} manifest @returns {Manifest} */
function withExports(manifest) {
  return { exports: exportsOfMain(manifest), ...manifest };
}

/**
 * What `exports` would say of a package that has none, because programs load it by its folder, as `punycode/`.
 * @param {{ main?: string, module?: string, types?: string }} manifest
 */
export function exportsOfMain({ main, module, types }) {
  if (module === undefined) return {};
  const ofModule = { types: module.replace(/\.js$/, ".d.ts"), default: module };
  return { ".": { import: ofModule, require: { types, default: main } } };
}

/**
 * Packs a package that is built.
 * @param {string} folder Its folder, from the root.
 * @param {string} destination Where the tarball goes: a path in the repository.
 * @returns {Packed}
 */
export function pack(folder, destination) {
  const into = join(root, destination);
  mkdirSync(into, { recursive: true });
  const args = ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", into];
  const { stdout, stderr, status } = spawnSync("npm", args, {
    cwd: join(root, folder),
    encoding: "utf8",
    shell: process.platform === "win32", // where npm is a script that needs a shell
  });
  if (status !== 0) throw new Error(`npm pack fails in ${folder}: ${stderr}`);
  const [{ filename, files, size, unpackedSize }] = JSON.parse(stdout);
  return {
    tarball: join(destination, filename),
    files: files.map((/** @type {{ path: string }} */ { path }) => path),
    size,
    unpackedSize,
  };
}

/**
 * The entries of a package that have code, not data: of a pattern such as `./*`, one for each file that it names. attw would
 * leave patterns out.
 * @param {Pick<Manifest, "exports">} manifest
 * @param {readonly string[]} files The files of the package.
 * @returns {readonly string[]}
 */
export function entriesOf({ exports = {} }, files) {
  const keys = Object.keys(exports).filter((key) => !/\.(?:json|gz|parquet)$/.test(key));
  const open = keys.filter((key) => exports[key] !== null);
  const hidden = keys.filter((key) => exports[key] === null).map((key) => around(key, "*"));
  return open.flatMap((key) => {
    if (!key.includes("*")) return [key];
    const target = around(/** @type {string} */ (moduleOf(exports[key])).replace(/^\.\//, ""), "*");
    return files
      .flatMap((file) => between(file, target) ?? [])
      .map((name) => key.replace("*", name))
      .filter((entry) => !hidden.some((one) => between(entry, one) !== undefined) && !open.includes(entry));
  });
}

/**
 * The file that `import` loads by a value of `exports`.
 * @param {unknown} value
 * @returns {unknown}
 */
function moduleOf(value) {
  if (typeof value !== "object" || value === null) return value;
  const { import: imported, default: other } = /** @type {Record<string, unknown>} */ (value);
  return moduleOf(imported ?? other);
}

/**
 * @param {string} text
 * @param {string} middle
 * @returns {readonly [before: string, after: string]}
 */
function around(text, middle) {
  const [before = "", after = ""] = text.split(middle);
  return [before, after];
}

/**
 * @param {string} text
 * @param {readonly [before: string, after: string]} ends
 */
function between(text, [before, after]) {
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
  return text.length < before.length + after.length
    ? undefined
    : text.slice(before.length, text.length - after.length);
}
