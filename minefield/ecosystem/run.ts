/** Runs the tests of a repository, before and after urikit's packages are in the place of the libraries. */

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bareEnvironment, run, runWell } from "./process.ts";
import {
  callsIn,
  type Found,
  LIBRARIES,
  librariesIn,
  replace,
  type Tarballs,
  takeAway,
  untar,
} from "./replacements.ts";
import { type Outcome, REPORT, read } from "./reports.ts";
import { DAY, type Repository } from "./repositories.ts";
import type { Replaced, Result } from "./results.ts";

/** What a run is given. */
export interface Setting {
  /** Where repositories are cloned from: what stands before `OWNER/NAME`. */
  readonly from: string;
  /** The folder in which everything happens; what lies in it for a repository is removed. */
  readonly folder: string;
  readonly tarballs: Tarballs;
  /** Is told what happens, a line at a time. */
  readonly say: (line: string) => void;
}

const GITHUB = "https://github.com/";
const INSTALL_MINUTES = 10;

/** The folders of one repository. */
interface Place {
  readonly clone: string;
  readonly home: string;
}

/**
 * Clones a repository at its commit, installs what it depends on, and runs its tests twice.
 *
 * @throws If it cannot be cloned or installed, or if its tests do not come to an end.
 */
export async function compare(repository: Repository, setting: Setting): Promise<Result> {
  const own = join(setting.folder, repository.name);
  const place = { clone: join(own, "clone"), home: join(own, "home") };
  rmSync(own, { recursive: true, force: true });
  mkdirSync(place.home, { recursive: true });
  setting.say(`${repository.name}: cloned from ${setting.from}`);
  await clone(repository, place, setting.from);
  await install(repository, place);
  const found = librariesIn(place.clone);
  setting.say(
    `${repository.name}: ${found.map(({ library, version }) => `${library} ${version}`).join(", ")}`,
  );
  const before = await test(repository, place);
  setting.say(`${repository.name}, before: ${inWords(before)}`);
  const callsFile = (library: string) => join(own, `${library}.calls`);
  for (const one of found) replace(one, setting.tarballs, callsFile(one.library));
  const after = await test(repository, place);
  setting.say(`${repository.name}, after: ${inWords(after)}`);
  const need = await needing(repository, place, found, after);
  setting.say(`${repository.name}: ${need} tests need it`);
  return {
    repository: repository.name,
    commit: repository.commit,
    ...(repository.part !== undefined && { part: repository.part }),
    day: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    replaced: LIBRARIES.flatMap((library) => replacedOf(library, found, callsFile(library))),
    before,
    after,
    need,
  };
}

/** How many tests no longer pass if urikit's packages throw: these are what the comparison is of. */
async function needing(
  repository: Repository,
  place: Place,
  found: readonly Found[],
  { passed }: Outcome,
): Promise<number> {
  for (const { folder } of found) takeAway(folder);
  try {
    return passed - (await test(repository, place)).passed;
  } catch {
    return passed; // The runner itself needs them, or a file that all tests load.
  }
}

function replacedOf(
  library: Replaced["library"],
  found: readonly Found[],
  calls: string,
): readonly Replaced[] {
  const copies = found.filter((one) => one.library === library);
  if (copies.length === 0) return [];
  const versions = [...new Set(copies.map(({ version }) => version))].sort();
  return [{ library, versions, copies: copies.length, calls: callsIn(calls) }];
}

/** With its submodules if its tests need them, which come from the same place. */
async function clone(
  { name, commit, submodules }: Repository,
  { clone, home }: Place,
  from: string,
): Promise<void> {
  const git = (cwd: string, ...args: string[]) =>
    runWell(["git", "-c", `url.${from}.insteadOf=${GITHUB}`, "-c", "protocol.file.allow=always", ...args], {
      cwd,
      minutes: INSTALL_MINUTES,
    });
  await git(home, "clone", "--quiet", "--no-checkout", `${GITHUB}${name}.git`, clone);
  await git(clone, "checkout", "--quiet", commit);
  if (submodules) await git(clone, "submodule", "--quiet", "update", "--init", "--recursive");
}

/**
 * What the registry had on the day of the repository, so that a year later the same is installed. Nothing of what is
 * installed runs.
 */
async function install(
  { day = DAY, lockfile = true, published, prepare = [] }: Repository,
  { clone, home }: Place,
): Promise<void> {
  const where = { cwd: clone, minutes: INSTALL_MINUTES };
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"] as const;
  const what = ["--no-save", "--legacy-peer-deps", `--before=${day}`, `--package-lock=${lockfile}`] as const;
  await runWell(["npm", "install", ...what, ...quiet], where);
  if (published !== undefined) {
    const printed = await runWell(["npm", "pack", "--silent", published], { ...where, cwd: home });
    const made = join(home, "published");
    mkdirSync(made);
    untar(join(home, printed.trim()), made);
    cpSync(made, clone, { recursive: true, force: false });
  }
  for (const command of prepare) await runWell(command, { ...where, env: bareEnvironment(clone, home) });
}

/** Runs the tests, and reads the report: who fails some of its tests ends with a status that says so. */
async function test({ tests, minutes = 5 }: Repository, { clone, home }: Place): Promise<Outcome> {
  const file = join(home, "report");
  rmSync(file, { force: true });
  const [program, ...args] = tests.command;
  const command = [program, ...args.map((arg) => arg.replace(REPORT, file))] as const;
  const ended = await run(command, { cwd: clone, minutes, env: bareEnvironment(clone, home) });
  if (ended.overdue) throw new Error(`the tests took more than ${minutes} minutes`);
  try {
    return read(tests.report, existsSync(file) ? readFileSync(file, "utf8") : ended.output);
  } catch (error) {
    throw new Error(`the tests gave no report: ${ended.complaint || ended.output.slice(-2000)}`, {
      cause: error,
    });
  }
}

/** As it is said while it runs. */
function inWords({ passed, failed, skipped, failures }: Outcome): string {
  return [`${passed} passed, ${failed} failed, ${skipped} skipped`, ...failures.slice(0, 20)].join("\n    ");
}
