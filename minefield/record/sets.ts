/**
 * Where readers of registries are installed. A set is a folder of `recorders` with a lockfile and a script, `set-up.sh`,
 * which installs what the lockfile names into the folder that it is given, and ends with the status 3 if the registry
 * cannot be reached. `npm run record -- --set-up` runs all of them.
 */

import { fileURLToPath } from "node:url";

/** A path inside the folder into which a set is installed. */
export function installed(set: string, path: string): string {
  return fileURLToPath(new URL(`../.cache/readers/${set}/${path}`, import.meta.url));
}
