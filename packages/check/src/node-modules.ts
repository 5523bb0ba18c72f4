/** The packages that lie in the node_modules of a folder, each with its manifest; links are not followed. */

import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The manifests by their paths from the folder, as a lockfile of npm has them. */
export function installedIn(folder: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const waiting = ["node_modules"];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const name of foldersIn(join(folder, next))) {
      const path = `${next}/${name}`;
      if (name.startsWith(".")) continue;
      if (name.startsWith("@")) waiting.push(path);
      else {
        found[path] = manifestAt(join(folder, path));
        waiting.push(`${path}/node_modules`);
      }
    }
  }
  return found;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry: Dirent) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return []; // it is not there, or may not be read
  }
}

/** The package.json of a folder. */
export function manifestAt(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined; // it is not there, or not JSON
  }
}
