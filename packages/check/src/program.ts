/**
 * The steps of `urikit-check`: the libraries of a repository and what reaches them, their advisories, the references in its
 * schemas, and, if asked, its own tests with the replacements in a copy. Nothing in the
 * repository is changed but, with --fix, the overrides in its package.json.
 */

import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { printable } from "urikit/display";
import { advisoriesOf } from "./advisories.ts";
import { installedPackages, LockfileError } from "./lockfile.ts";
import {
  changeManifest,
  ManifestError,
  type OverrideChange,
  overridesFor,
  placeOf,
  withOverrides,
  withoutOverrides,
} from "./overrides.ts";
import { type CheckReport, reportText } from "./report.ts";
import { invalidReferencesIn } from "./schema-references.ts";
import { trial } from "./trial.ts";
import { replaceable, type UriLibrary, uriLibraries } from "./uri-libraries.ts";

const USAGE = `urikit-check [DIR] [--json] [--run-tests] [--fix [--undo]]

Which URI libraries the dependencies of a repository bring, from its lockfile (without one, from node_modules or
package.json), and what reaches them; which advisories these have; and which
references in its JSON schemas are none.

  --json       print one JSON object
  --run-tests  run the repository's own tests ("npm test") twice in a copy: as it is, and with urikit in the place of
               these libraries. That runs code of the repository.
  --fix        write into package.json that urikit takes their place; --fix --undo takes back what --fix wrote
  --help

Exit status: 0 nothing was found, 1 something was, 2 wrong usage.
`;

/** Where the program writes, and where the replacements are that it carries. */
export interface Surroundings {
  write(text: string): void;
  complain(text: string): void;
  readonly replacements: string;
}

/** Runs the program; gives its exit status. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write, complain } = surroundings;
  const asked = readArguments(args);
  if (typeof asked === "string") {
    complain(`${printable(asked)}\n\n${USAGE}`);
    return 2;
  }
  if (asked.help) {
    write(USAGE);
    return 0;
  }
  try {
    const report = await look(asked, surroundings);
    write(asked.json ? `${JSON.stringify(forPrograms(report), null, 2)}\n` : reportText(report));
    return isClean(report) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof LockfileError || error instanceof ManifestError)) throw error;
    complain(`${printable(error.message)}\n`);
    return 2;
  }
}

interface Asked {
  readonly folder: string;
  readonly json: boolean;
  readonly runTests: boolean;
  /** What is done with the overrides in package.json; undefined if they are only shown. */
  readonly change: typeof withOverrides | undefined;
  readonly help: boolean;
}

/** The arguments, or what is wrong with them. */
function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        "run-tests": { type: "boolean", default: false },
        fix: { type: "boolean", default: false },
        undo: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const [folder = ".", ...more] = positionals;
    if (more.length > 0) return `one folder, not ${positionals.length}`;
    if (!existsSync(folder) || !statSync(folder).isDirectory()) return `${folder} is not a folder`;
    const { json, fix, undo, help, "run-tests": runTests } = values;
    if (undo && !fix) return "--undo goes with --fix";
    const change = undo ? withoutOverrides : withOverrides;
    return { folder: resolve(folder), json, runTests, change: fix ? change : undefined, help };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function look(
  { folder, runTests, change }: Asked,
  { replacements, complain }: Surroundings,
): Promise<CheckReport> {
  const { source, unread, packages } = installedPackages(folder);
  const libraries = uriLibraries(packages).map((library) => ({
    ...library,
    advisories: advisoriesOf(library),
  }));
  const schemas = invalidReferencesIn(folder);
  const found = { folder, lockfile: source, unread, libraries, schemas };
  const tried = runTests
    ? await trial({ folder, libraries, replacements, references: schemas.valid, progress: complain })
    : undefined;
  const changes = change && changed(folder, source, change, libraries);
  return {
    ...found,
    ...(tried === undefined ? {} : { trial: tried }),
    ...(changes === undefined ? {} : { changes }),
  };
}

/** What is done in package.json. What was written is taken back also where the libraries are gone by it. */
function changed(
  folder: string,
  lockfile: string | undefined,
  change: typeof withOverrides,
  libraries: readonly UriLibrary[],
): OverrideChange[] {
  const overrides = overridesFor(change === withOverrides ? libraries : replaceable());
  return changeManifest(folder, (text) => change(text, placeOf(lockfile), overrides));
}

/** The report without the references that are valid, of which there may be many thousand. */
function forPrograms({ schemas: { valid: _, ...schemas }, ...report }: CheckReport): object {
  return { ...report, schemas };
}

function isClean({ libraries, schemas, trial }: CheckReport): boolean {
  const hasAdvisories = libraries.some(({ advisories }) => advisories.length > 0);
  return !hasAdvisories && schemas.invalid.length === 0 && (trial === undefined || !trial.breaks);
}
