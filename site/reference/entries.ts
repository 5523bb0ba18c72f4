/** The public entries of the packages: what their users can import, as `exports` of each package.json says. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface PackageEntry {
  /** The name after `from`. */
  readonly name: string;
  /** The file of its types. */
  readonly types: string;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  /** The file that is imported of a package without `exports`. */
  readonly module?: string;
}

/** An entry that means many, such as `@urikit/schemes/*`: of those, the ones whose exports no other entry has. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  "@urikit/schemes/*": ["registry", "connection"],
};

/** The folders that have a folder for each package: those of the repository, and those that the build writes. */
export const PACKAGE_FOLDERS: readonly string[] = ["packages", ".cache/drop-ins"];

/**
 * All of them, package by package.
 * @throws {Error} If the packages are not built.
 */
export function publicEntries(repository: string): readonly PackageEntry[] {
  const folders = PACKAGE_FOLDERS.map((folder) => join(repository, folder)).filter((folder) =>
    existsSync(folder),
  );
  const entries = folders.flatMap((packages) =>
    readdirSync(packages).flatMap((folder) => entriesOf(join(packages, folder))),
  );
  const missing = entries.find(({ types }) => !existsSync(types));
  if (missing !== undefined) throw new Error(`${missing.types} is missing: npm run build makes it`);
  // The library itself, and then the packages that are about it.
  return entries.sort(
    (one, other) =>
      Number(one.name.startsWith("@")) - Number(other.name.startsWith("@")) ||
      (one.name < other.name ? -1 : 1),
  );
}

function entriesOf(folder: string): readonly PackageEntry[] {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return [];
  const {
    name,
    module = "",
    exports = { ".": { import: { types: module.replace(/\.js$/, ".d.ts") } } },
  } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  return Object.entries(exports).flatMap(([path, conditions]) => {
    const types = typesOf(conditions);
    if (types === undefined) return [];
    const entry = name + path.slice(1);
    if (!entry.includes("*")) return [{ name: entry, types: join(folder, types) }];
    return (OWN[entry] ?? []).map((one) => ({
      name: entry.replace("*", one),
      types: join(folder, types.replace("*", one)),
    }));
  });
}

/** The types that a module which is imported has. */
function typesOf(conditions: unknown): string | undefined {
  const { import: imported } = (conditions ?? {}) as { readonly import?: { readonly types?: string } };
  return imported?.types || undefined;
}
