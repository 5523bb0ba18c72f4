/**
 * The packages that a repository installs, and what reaches each: from its lockfile, that of npm 7 and later (versions 2
 * and 3), of yarn (1 and later), or of pnpm; without one, from its node_modules, or else from what its package.json names.
 */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSyml } from "@yarnpkg/parsers";
import { parse as parseYaml } from "yaml";
import { type Needs, waysTo } from "./dependents.ts";
import { installedIn, manifestAt } from "./node-modules.ts";
import { entriesOf, memberOf, textOf } from "./unknown-values.ts";

/** A package as it is installed. */
export interface InstalledPackage {
  readonly name: string;
  /** Where only package.json is known, the range that it names. */
  readonly version: string;
  /** Where it lies in the repository, if the lockfile says so. */
  readonly path?: string;
  /** What leads to it, each as `name 1.0.0`: nothing where the repository itself names it; undefined if nothing does. */
  readonly through?: readonly string[];
}

/** The packages of a repository. */
export interface Installed {
  /** The name of the file or folder that says so; undefined if neither is there. */
  readonly source: string | undefined;
  /** Other lockfiles, which were not read. */
  readonly unread: readonly string[];
  readonly packages: readonly InstalledPackage[];
}

/** A lockfile that cannot be read. */
export class LockfileError extends Error {}

/** The packages of a lockfile, each by its name there, and what needs what. */
interface Locked {
  readonly packages: readonly (InstalledPackage & { readonly id: string })[];
  readonly needs: Needs;
}

type Reader = (text: string, folder: string) => Locked;

const READERS: readonly (readonly [name: string, read: Reader])[] = [
  ["package-lock.json", readNpm],
  ["npm-shrinkwrap.json", readNpm],
  ["pnpm-lock.yaml", readPnpm],
  ["yarn.lock", readYarn],
];

/**
 * The packages of a repository.
 *
 * @throws {LockfileError} If its lockfile cannot be read.
 */
export function installedPackages(folder: string): Installed {
  const [first, ...others] = READERS.filter(([name]) => existsSync(join(folder, name)));
  const unread = others.map(([name]) => name);
  if (first === undefined) return withoutLockfile(folder);
  const [source, read] = first;
  const path = join(folder, source);
  try {
    return { source, unread, packages: reached(read(readFileSync(path, "utf8"), folder)) };
  } catch (error) {
    throw new LockfileError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** What lies in node_modules; if that is not there, what package.json names. */
function withoutLockfile(folder: string): Installed {
  const manifest = manifestAt(folder);
  if (existsSync(join(folder, "node_modules"))) {
    const installed = lockedByPath({ "": manifest, ...installedIn(folder) });
    return { source: "node_modules", unread: [], packages: reached(installed) };
  }
  const packages = namedBy(manifest).map(([name, version]) => ({ name, version, through: [] }));
  return { source: manifest === undefined ? undefined : "package.json", unread: [], packages };
}

/** Each package once, where a lockfile has it under several ranges, with what leads to it. */
function reached({ packages, needs }: Locked): InstalledPackage[] {
  const ways = waysTo(needs);
  const titles = new Map(packages.map(({ id, name, version }) => [id, `${name} ${version}`]));
  const distinct = new Map<string, InstalledPackage>();
  for (const { id, ...one } of packages) {
    const through = ways.get(id)?.map((each) => titles.get(each) ?? each);
    const key = `${one.name} ${one.version} ${one.path}`;
    if (!distinct.has(key)) distinct.set(key, through === undefined ? one : { ...one, through });
  }
  return [...distinct.values()];
}

const NEEDED = ["dependencies", "optionalDependencies", "peerDependencies"];

/** What a package needs, by name and range; of the repository itself also for its development. */
function neededBy(entry: unknown): [string, unknown][] {
  return NEEDED.flatMap((kind) => entriesOf(memberOf(entry, kind)));
}

function namedBy(manifest: unknown): [string, string][] {
  return [...neededBy(manifest), ...entriesOf(memberOf(manifest, "devDependencies"))].flatMap(
    ([name, range]): [string, string][] => (typeof range === "string" ? [[name, range]] : []),
  );
}

const FOLDER = "node_modules/";

/** `packages`: each by its path. A link leads to a package of the repository itself. */
function readNpm(text: string): Locked {
  const lock: unknown = JSON.parse(text);
  const version = memberOf(lock, "lockfileVersion");
  if (version !== 2 && version !== 3)
    throw new Error(
      `lockfileVersion is ${String(version)}, not 2 or 3; "npm install" of npm 7 or later writes a new one`,
    );
  return lockedByPath(memberOf(lock, "packages"));
}

/** Packages by their paths; those outside node_modules are the repository's own. */
function lockedByPath(value: unknown): Locked {
  const entries = new Map(entriesOf(value));
  const packages = [...entries].flatMap(([path, entry]) => {
    const at = path.lastIndexOf(FOLDER);
    const version = textOf(memberOf(entry, "version"));
    if (at < 0 || version === undefined || memberOf(entry, "link") === true) return [];
    const name = textOf(memberOf(entry, "name")) ?? path.slice(at + FOLDER.length);
    return [{ id: path, name, version, path }];
  });
  const found = (from: string, names: readonly [string, unknown][]) =>
    names.flatMap(([name]) => nearest(entries, from, name) ?? []);
  const own = [...entries].filter(([path]) => !path.includes(FOLDER));
  return {
    packages,
    needs: {
      named: own.flatMap(([path, entry]) => found(path, namedBy(entry))),
      of: (path) => found(path, neededBy(entries.get(path))),
    },
  };
}

/** As Node looks for it: the nearest node_modules above. */
function nearest(entries: ReadonlyMap<string, unknown>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = `${folder === "" ? "" : `${folder}/`}${FOLDER}${name}`;
    if (entries.has(path)) return path;
    if (folder === "") return undefined;
  }
}

/** `/name@1.0.0(peer)`, `name@1.0.0`, `/name/1.0.0` or `/name/1.0.0_peer`. */
const PNPM_KEY = /^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([0-9][^(_]*)/;

/** `packages`, of version 9 with `snapshots` beside them; what the repository names is in `importers`, or at the root. */
function readPnpm(text: string): Locked {
  const lock: unknown = parseYaml(text);
  const packages = entriesOf(memberOf(lock, "packages")).flatMap(([key]) => {
    const [, name, version] = PNPM_KEY.exec(key) ?? [];
    return name === undefined || version === undefined ? [] : [{ id: `${name}@${version}`, name, version }];
  });
  const needed = new Map<string, string[]>();
  for (const kind of ["packages", "snapshots"])
    for (const [key, entry] of entriesOf(memberOf(lock, kind))) {
      const [, name, version] = PNPM_KEY.exec(key) ?? [];
      const id = `${name}@${version}`;
      needed.set(id, [...(needed.get(id) ?? []), ...pnpmIds(neededBy(entry))]);
    }
  const importers = entriesOf(memberOf(lock, "importers")).map(([, importer]) => importer);
  const named = [lock, ...importers].flatMap((importer) =>
    pnpmIds([...neededBy(importer), ...entriesOf(memberOf(importer, "devDependencies"))]),
  );
  return { packages, needs: { named, of: (id) => needed.get(id) ?? [] } };
}

/** Under another name, the version is a key of its own. */
function pnpmIds(needed: readonly [string, unknown][]): string[] {
  return needed.flatMap(([name, value]) => {
    const written = textOf(value) ?? textOf(memberOf(value, "version")) ?? "";
    const key = /^[0-9]/.test(written) ? `${name}@${written}` : written;
    const [, found, version] = PNPM_KEY.exec(key) ?? [];
    return found === undefined ? [] : [`${found}@${version}`];
  });
}

/** Each entry by the ranges that it satisfies, as `name@^1.0.0, name@^1.1.0` or `name@npm:^1.0.0`. */
function readYarn(text: string, folder: string): Locked {
  const entries = entriesOf(parseSyml(text)).map(([key, entry]) => ({
    id: key,
    entry,
    ranges: key.split(/,\s*/).map((range) => range.replaceAll('"', "")),
    isOwn: textOf(memberOf(entry, "linkType")) === "soft", // a workspace
  }));
  const byRange = new Map(entries.flatMap(({ id, ranges }) => ranges.map((range) => [range, id] as const)));
  const idsOf = (needed: readonly [string, unknown][]) =>
    needed.flatMap(
      ([name, range]) => byRange.get(`${name}@${range}`) ?? byRange.get(`${name}@npm:${range}`) ?? [],
    );
  const needed = new Map(entries.map(({ id, entry }) => [id, idsOf(neededBy(entry))]));
  const packages = entries.flatMap(({ id, entry, ranges: [range = ""], isOwn }) => {
    const [, name] = /^((?:@[^/@]+\/)?[^/@]+)@/.exec(range) ?? [];
    const version = textOf(memberOf(entry, "version"));
    return name === undefined || version === undefined || isOwn ? [] : [{ id, name, version }];
  });
  const own = entries.filter(({ isOwn }) => isOwn).flatMap(({ id }) => needed.get(id) ?? []);
  const named = [...own, ...idsOf(namedBy(manifestAt(folder)))];
  // yarn 1 does not say what workspaces name: that is what no package needs.
  const asked = new Set([...needed.values()].flat());
  const unasked = packages.filter(({ id }) => !asked.has(id)).map(({ id }) => id);
  return { packages, needs: { named: [...named, ...unasked], of: (id) => needed.get(id) ?? [] } };
}
