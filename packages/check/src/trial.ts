/**
 * The repository's own tests, in a copy, twice: as it is, and with urikit in the place of its URI libraries. And what the
 * libraries answer to the references of its own schemas, before and after, and how long they take for them.
 */

import { spawn } from "node:child_process";
import {
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Advisory } from "./advisories.ts";
import { type Answers, answersOf } from "./answers.ts";
import type { UriLibrary } from "./uri-libraries.ts";

/** One run of the tests. */
export interface TestRun {
  /** The exit status; null if the run was ended from outside. */
  readonly status: number | null;
  readonly seconds: number;
  /** The end of what it printed. */
  readonly output: string;
}

/** The result of the trial. */
export interface Trial {
  /** The libraries that were replaced, each with how many copies of it. */
  readonly replaced: readonly { readonly name: string; readonly by: string; readonly copies: number }[];
  /** The advisories that no version in the copy has any more. */
  readonly closed: readonly string[];
  readonly before: TestRun;
  readonly after: TestRun;
  /** The answers of the libraries to the references, before and after. */
  readonly answers: readonly AnswerChange[];
  /** Whether the tests passed before, and do not pass after. */
  readonly breaks: boolean;
}

/** The answers of one library to references, and how long it takes for one. */
export interface AnswerChange {
  readonly name: string;
  readonly references: number;
  /** For one reference, on this machine, in nanoseconds. */
  readonly before: number;
  readonly after: number;
  /** The references to which it answers otherwise; `undefined` stands for a refusal. */
  readonly differences: readonly {
    readonly reference: string;
    readonly before: string | undefined;
    readonly after: string | undefined;
  }[];
}

/** The subject and the place of a trial. */
export interface TrialOptions {
  readonly folder: string;
  readonly libraries: readonly (UriLibrary & { readonly advisories: readonly Advisory[] })[];
  /** The folder of the replacements, each by the name of what it replaces. */
  readonly replacements: string;
  /** The references that the libraries are asked to resolve. */
  readonly references: readonly string[];
  progress(text: string): void;
}

/** Copies the repository, runs its tests, replaces its libraries, and runs them again. The copy is removed. */
export async function trial({
  folder,
  libraries,
  replacements,
  references,
  progress,
}: TrialOptions): Promise<Trial> {
  const parent = mkdtempSync(join(tmpdir(), "urikit-check-"));
  const copy = join(parent, basename(folder) || "repository");
  try {
    progress("copying the repository …\n");
    // Where the file system can, files share their octets until one of them is changed.
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
    progress("npm test, as it is …\n");
    const before = await npmTest(copy);
    const places = placesOf(copy, libraries);
    const asked = references.length > 0 ? references : EXAMPLES;
    const answersBefore = await Promise.all(
      places.map(({ name, paths }) => answersOf(name, paths[0], asked)),
    );
    for (const { name, paths } of places) for (const path of paths) replace(path, join(replacements, name));
    const answersAfter = await answersInTurn(places, asked);
    progress("npm test, with urikit …\n");
    const after = await npmTest(copy);
    const closed = libraries
      .filter(({ name }) => places.some((place) => place.name === name && place.paths.length > 0))
      .flatMap(({ advisories }) => advisories.map(({ id }) => id));
    const breaks = before.status === 0 && after.status !== 0;
    return {
      replaced: places.map(({ name, by, paths }) => ({ name, by, copies: paths.length })),
      closed: [...new Set(closed)],
      before,
      after,
      answers: places.flatMap(({ name }, at) => changeOf(name, asked, answersBefore[at], answersAfter[at])),
      breaks,
    };
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** The references of RFC 3986 §5.4.1, for a repository without references. */
const EXAMPLES = [
  "g",
  "./g",
  "g/",
  "/g",
  "//g",
  "?y",
  "g?y",
  "#s",
  "g#s",
  ";x",
  "..",
  "../g",
  "../..",
  "../../g",
];

/** Where a library lies that has a replacement. */
interface Place {
  readonly name: string;
  readonly by: string;
  readonly paths: readonly string[];
}

/** The libraries that have a replacement, and where they lie in the copy. */
function placesOf(copy: string, libraries: readonly UriLibrary[]): Place[] {
  const wanted = new Map<string, string>();
  for (const { name, replacement } of libraries) if (replacement !== undefined) wanted.set(name, replacement);
  const paths = packageFoldersIn(copy).map((path) => ({ path, name: nameIn(path) }));
  return [...wanted].map(([name, by]) => ({
    name,
    by,
    paths: paths.filter((found) => found.name === name).map(({ path }) => path),
  }));
}

/** The answers of each library, one after another: two at the same time would slow each other. */
async function answersInTurn(
  places: readonly Place[],
  references: readonly string[],
): Promise<(Answers | undefined)[]> {
  const answers: (Answers | undefined)[] = [];
  for (const { name, paths } of places) answers.push(await answersOf(name, paths[0], references));
  return answers;
}

function replace(path: string, replacement: string): void {
  rmSync(path, { recursive: true });
  cpSync(replacement, path, { recursive: true });
  renameSync(join(path, "manifest.json"), join(path, "package.json"));
}

/** The changes in the answers, if both are known. */
function changeOf(
  name: string,
  references: readonly string[],
  before: Answers | undefined,
  after: Answers | undefined,
): AnswerChange[] {
  if (before === undefined || after === undefined) return [];
  const differences = references.flatMap((reference, at) => {
    const change = {
      reference,
      before: before.targets[at] ?? undefined,
      after: after.targets[at] ?? undefined,
    };
    return change.before === change.after ? [] : [change];
  });
  const distinct = [...new Map(differences.map((difference) => [difference.reference, difference])).values()];
  return [
    {
      name,
      references: references.length,
      before: before.nanoseconds,
      after: after.nanoseconds,
      differences: distinct,
    },
  ];
}

/** The folders of the packages in every `node_modules` below a folder; links are not followed. */
function packageFoldersIn(folder: string): string[] {
  const found: string[] = [];
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of readdirSync(next, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const path = join(next, entry.name);
      const isPackage = /[/\\]node_modules(?:[/\\]@[^/\\]+)?$/.test(next) && !/^[.@]/.test(entry.name);
      if (isPackage) found.push(path);
      waiting.push(path);
    }
  }
  return found;
}

/** The name and the version in the `package.json` of a folder. */
function nameIn(folder: string): string | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  try {
    const { name } = JSON.parse(readFileSync(file, "utf8"));
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined; // it is not JSON, and not a package
  }
}

/** The part of the output that is kept. */
const KEPT = 4_000;

/** `npm test`, without the marks by which a package manager tells a script that it runs in one. */
function npmTest(cwd: string): Promise<TestRun> {
  const environment = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const from = performance.now();
  return new Promise((done, fail) => {
    const child = spawn("npm", ["test", "--silent"], {
      cwd,
      env: Object.fromEntries(environment),
      shell: process.platform === "win32", // npm is a script there
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (octets: Buffer) => {
      output = (output + octets.toString()).slice(-KEPT);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", fail);
    child.once("close", (status) => done({ status, seconds: (performance.now() - from) / 1000, output }));
  });
}
