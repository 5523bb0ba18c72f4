/** Runs repositories one after the other, and keeps their results. */

import { REPOSITORIES } from "./repositories.ts";
import { keep, type Result, results } from "./results.ts";
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

/**
 * Runs the newest commits of repositories with what the registry has today, and keeps nothing. The last line counts as tests do: a
 * repository has passed if no test fails with urikit's packages that did not fail before, or is known to.
 */
export async function runNewest(names: readonly string[], setting: Setting): Promise<number> {
  const known = new Map(results().map((result) => [result.repository, new Set(newFailures(result))]));
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const repository of chosen(names)) {
    const newest = { ...repository, commit: "origin/HEAD", day: new Date().toISOString() };
    try {
      const failures = newFailures(await compare(newest, setting));
      const unknown = failures.filter((name) => !known.get(repository.name)?.has(name));
      if (unknown.length === 0) count.passed++;
      else count.failed++;
      for (const name of unknown) setting.say(`${repository.name}: fails only after: ${name}`);
    } catch (error) {
      count.skipped++;
      setting.say(`${repository.name} cannot be run: ${error instanceof Error ? error.message : error}`);
    }
  }
  setting.say(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  return count.failed;
}

/** The tests that fail with urikit's packages, and passed with the others. */
function newFailures({ before, after }: Result): readonly string[] {
  return after.failures.filter((name) => !before.failures.includes(name));
}

function chosen(names: readonly string[]): typeof REPOSITORIES {
  const unknown = names.filter((name) => !REPOSITORIES.some((one) => one.name === name));
  if (unknown.length > 0) throw new RangeError(`not in the list of repositories: ${unknown.join(", ")}`);
  return names.length === 0 ? REPOSITORIES : REPOSITORIES.filter(({ name }) => names.includes(name));
}
