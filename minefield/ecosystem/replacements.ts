/** Which library a package of urikit takes the place of, and how it is put there. */

import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { devNull } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The libraries that are replaced, each with the package of urikit that takes its place. */
const REPLACEMENTS = {
  "fast-uri": "@urikit/fast-uri",
  "uri-js": "@urikit/uri-js",
  "relative-to-absolute-iri": "@urikit/relative-to-absolute-iri",
  punycode: "@urikit/punycode",
  "punycode.js": "@urikit/punycode",
  "url-parse": "@urikit/url-parse",
} as const;

export type Library = keyof typeof REPLACEMENTS;

export const LIBRARIES = Object.keys(REPLACEMENTS) as readonly Library[];

/** Gives a package of urikit as a tarball, by its name. */
export type Tarballs = (name: string) => string;

/** A library as a repository had it. */
export interface Found {
  readonly library: Library;
  readonly folder: string;
  readonly version: string;
}

const COUNTER = fileURLToPath(new URL("counter.cjs", import.meta.url));

/** Every copy of the libraries below a folder, wherever it lies in `node_modules`, but within another of them. */
export function librariesIn(folder: string): readonly Found[] {
  return foldersIn(folder).flatMap((name): readonly Found[] => {
    const below = join(folder, name);
    const library = LIBRARIES.find((one) => basename(folder) === "node_modules" && one === name);
    return library === undefined
      ? librariesIn(below)
      : [{ library, folder: below, version: versionOf(below) }];
  });
}

/** Links are left out: what they lead to lies elsewhere in the tree. */
function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ".git")
    .map(({ name }) => name)
    .sort();
}

/**
 * Puts urikit's package in the place of a library.
 *
 * @param calls The file in which the package then notes its calls.
 */
export function replace({ library, folder }: Found, tarballs: Tarballs, calls: string): void {
  rmSync(folder, { recursive: true });
  unpack(REPLACEMENTS[library], folder, tarballs);
  countCalls(folder, calls);
}

/** A package, and below it those of urikit that it depends on. */
function unpack(name: string, folder: string, tarballs: Tarballs): void {
  mkdirSync(folder, { recursive: true });
  untar(tarballs(name), folder);
  for (const other of Object.keys(manifestOf(folder).dependencies ?? {}))
    unpack(other, join(folder, "node_modules", other), tarballs);
}

/** Unpacks a tarball of npm, whose files all lie in one folder. */
export function untar(tarball: string, folder: string): void {
  const { status, stderr } = spawnSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", folder]);
  if (status !== 0) throw new Error(`${tarball} cannot be unpacked: ${stderr}`);
}

/** Puts the counter before the main file of a package. */
export function countCalls(folder: string, calls: string): void {
  const main = mainOf(folder);
  renameSync(main, ownOf(main));
  cpSync(COUNTER, join(dirname(main), "counter.cjs"));
  writeFileSync(main, counting(main, calls));
}

/** The same package, each function of which throws an error: who passes all the same does not need it. */
export function takeAway(folder: string): void {
  const main = mainOf(folder);
  writeFileSync(main, counting(main, devNull, true));
}

function mainOf(folder: string): string {
  return join(folder, manifestOf(folder).main ?? "index.js");
}

/** Where the main file goes that the package came with. */
function ownOf(main: string): string {
  const extension = extname(main);
  return join(dirname(main), `${basename(main, extension)}.own${extension}`);
}

function counting(main: string, calls: string, throws = false): string {
  const own = `require("./${basename(ownOf(main))}")`;
  return `module.exports = require("./counter.cjs")(${own}, ${JSON.stringify(calls)}, ${throws});\n`;
}

/** How often each function was called, by what the counter noted; `load` is how often the library was loaded. */
export function callsIn(file: string): Readonly<Record<string, number>> {
  const names = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const calls: Record<string, number> = {};
  for (const name of names.sort()) calls[name] = (calls[name] ?? 0) + 1;
  return calls;
}

/** The part of a package.json that is read. */
interface Manifest {
  readonly version?: string;
  readonly main?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

function versionOf(folder: string): string {
  return existsSync(join(folder, "package.json")) ? (manifestOf(folder).version ?? "unknown") : "unknown";
}
