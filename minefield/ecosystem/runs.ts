/** Runs repositories one after the other, and keeps their results. */

import { REPOSITORIES } from "./repositories.ts";
import { keep } from "./results.ts";
import { compare, type Setting } from "./run.ts";

/**
 * Runs repositories; what cannot be run is said, and keeps its earlier result.
 *
 * @param names OWNER/NAME; all repositories of the list if there are none.
 * @returns How many could not be run.
 */
export async function runAll(names: readonly string[], setting: Setting): Promise<number> {
  let failed = 0;
  for (const repository of chosen(names)) {
    try {
      keep(await compare(repository, setting));
    } catch (error) {
      failed++;
      setting.say(`${repository.name} cannot be run: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}

function chosen(names: readonly string[]): typeof REPOSITORIES {
  const unknown = names.filter((name) => !REPOSITORIES.some((one) => one.name === name));
  if (unknown.length > 0) throw new RangeError(`not in the list of repositories: ${unknown.join(", ")}`);
  return names.length === 0 ? REPOSITORIES : REPOSITORIES.filter(({ name }) => names.includes(name));
}
