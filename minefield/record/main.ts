// `npm run record`: asks the programs that are on this machine what they read in the references of `asked`, and writes their answers
// into `recorded`. Names of programs as arguments: only these are asked.
// `--set-up`, with names of sets or for all: installs the readers that come from registries, and asks nobody.
// `--versions`, with names of readers or for all: asks their releases, and writes which of them changed what.
// `--suites FOLDER`, `--real FILE`, `--smallest`: ask the readers, and write the lists of `asked` found so.
// README.md says what it needs.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { askReal, askSmallest, askSuites } from "./asking.ts";
import { RECORDERS } from "./folders.ts";
import { record } from "./record.ts";
import { installed } from "./sets.ts";
import { recordVersions } from "./versions/record.ts";

const [first, ...rest] = process.argv.slice(2);
if (first === "--set-up") setUp(rest);
else if (first === "--versions") await recordVersions(console.log, rest);
else if (first === "--smallest") await askSmallest(console.log);
else if (first === "--suites") await askSuites(given(rest), console.log);
else if (first === "--real") await askReal(given(rest), console.log);
else await record(console.log, process.argv.slice(2));

/** Installs sets of readers. One whose registry cannot be reached is left out. */
function setUp(asked: readonly string[]): void {
  const sets = readdirSync(RECORDERS).filter((name) => existsSync(join(RECORDERS, name, "set-up.sh")));
  for (const set of sets.filter((name) => asked.length === 0 || asked.includes(name))) {
    const folder = resolve(installed(set, ""));
    mkdirSync(folder, { recursive: true });
    const { status } = spawnSync("bash", [join(RECORDERS, set, "set-up.sh"), folder], {
      cwd: join(RECORDERS, set),
      stdio: "inherit",
    });
    console.log(`${set}: ${toldOf(status)}`);
    if (status !== 0 && status !== 3) process.exitCode = 1;
  }
}

function toldOf(status: number | null): string {
  if (status === 0) return "installed";
  return status === 3 ? "cannot be had here, left out" : "failed";
}

/** Where the packages or the links are. */
function given([path]: readonly string[]): string {
  if (path === undefined) throw new Error(`${first} needs a path: README.md says of what`);
  return path;
}
