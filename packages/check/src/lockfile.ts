/**
 * The packages that a repository installs, from its lockfile: that of npm 7 and later (versions 2 and 3), of yarn (1 and
 * later), and of pnpm.
 */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSyml } from "@yarnpkg/parsers";
import { parse as parseYaml } from "yaml";

/** A package as it is installed. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Where it lies in the repository, if the lockfile says so. */
  readonly path?: string;
}

/** The content of a lockfile. */
export interface Installed {
  /** The name of the lockfile. */
  readonly lockfile: string;
  readonly packages: readonly InstalledPackage[];
}

/** No lockfile, or one that cannot be read. */
export class LockfileError extends Error {}

const READERS: readonly (readonly [name: string, read: (text: string) => InstalledPackage[]])[] = [
  ["package-lock.json", readNpm],
  ["npm-shrinkwrap.json", readNpm],
  ["pnpm-lock.yaml", readPnpm],
  ["yarn.lock", readYarn],
];

/**
 * The packages of a repository.
 *
 * @throws {LockfileError} If there is no lockfile, or it cannot be read.
 */
export function installedPackages(folder: string): Installed {
  for (const [lockfile, read] of READERS) {
    const path = join(folder, lockfile);
    if (!existsSync(path)) continue;
    try {
      return { lockfile, packages: distinct(read(readFileSync(path, "utf8"))) };
    } catch (error) {
      throw new LockfileError(
        `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const names = READERS.map(([name]) => name).join(", ");
  throw new LockfileError(`${folder} has none of these lockfiles: ${names}`);
}

/** Each package once, where a lockfile has it under several ranges. */
function distinct(packages: readonly InstalledPackage[]): InstalledPackage[] {
  return [...new Map(packages.map((one) => [`${one.name} ${one.version} ${one.path}`, one])).values()];
}

/** The members of an object, or none. */
function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text, or undefined for any other value. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** `packages`: each by its path. A link leads to a package of the repository itself. */
function readNpm(text: string): InstalledPackage[] {
  const lock: unknown = JSON.parse(text);
  const version = memberOf(lock, "lockfileVersion");
  if (version !== 2 && version !== 3)
    throw new Error(
      `lockfileVersion is ${String(version)}, not 2 or 3; "npm install" of npm 7 or later writes a new one`,
    );
  return entriesOf(memberOf(lock, "packages")).flatMap(([path, entry]) => {
    const at = path.lastIndexOf("node_modules/");
    const version = textOf(memberOf(entry, "version"));
    if (at < 0 || version === undefined || memberOf(entry, "link") === true) return [];
    const name = textOf(memberOf(entry, "name")) ?? path.slice(at + "node_modules/".length);
    return [{ name, version, path }];
  });
}

/** `packages`: each by its name and version, as `/name@1.0.0(peer)`, `name@1.0.0` or `/name/1.0.0`. */
function readPnpm(text: string): InstalledPackage[] {
  const lock: unknown = parseYaml(text);
  return entriesOf(memberOf(lock, "packages")).flatMap(([key]) => {
    const [, name, version] = /^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([0-9][^(_]*)/.exec(key) ?? [];
    return name === undefined || version === undefined ? [] : [{ name, version }];
  });
}

/** Each entry by the ranges that it satisfies, as `name@^1.0.0, name@^1.1.0` or `name@npm:^1.0.0`. */
function readYarn(text: string): InstalledPackage[] {
  const lock: unknown = parseSyml(text);
  return entriesOf(lock).flatMap(([key, entry]) => {
    const [, name] = /^"?((?:@[^/@]+\/)?[^/@"]+)@/.exec(key) ?? [];
    const version = textOf(memberOf(entry, "version"));
    const isOwn = textOf(memberOf(entry, "linkType")) === "soft"; // a workspace
    return name === undefined || version === undefined || isOwn ? [] : [{ name, version }];
  });
}
