// @ts-check
// `npm run record-programs`: asks the programs that are on this machine what they read in the references of
// tools/programs, and writes their answers into the repository. Names of programs as arguments: only these are asked.
// `--set-up`, with names of sets or for all: installs the readers that come from registries, and asks nobody.
// `--versions`, with names of readers or for all: asks their releases, and writes which of them changed what.
// `--suites FOLDER`, `--real FILE`, `--smallest`: ask the readers, and write the lists of tools/programs/asked found so.
// tools/programs/README.md says what it needs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setUp as setUpRepository } from "./build/setup.js";
import { root } from "./root.js";
import { withRecording } from "./with-recording.js";

const recorders = join(root, "tools/programs/recorders");
const [first, ...rest] = process.argv.slice(2);
if (first === "--set-up") setUp(rest);
else if (first === "--versions") await recordVersions(rest);
else if (first === "--smallest")
  await (await withRecording("tools/programs/src/asking.ts")).askSmallest(root, console.log);
else if (first === "--suites" || first === "--real") await ask(first, rest);
else await record(process.argv.slice(2));

/**
 * Installs sets of readers into `.cache/readers`. One whose registry cannot be reached is left out.
 *
 * @param {readonly string[]} asked
 */
function setUp(asked) {
  const sets = readdirSync(recorders).filter((name) => existsSync(join(recorders, name, "set-up.sh")));
  for (const set of sets.filter((name) => asked.length === 0 || asked.includes(name))) {
    const folder = join(root, ".cache/readers", set);
    mkdirSync(folder, { recursive: true });
    const { status } = spawnSync("bash", [join(recorders, set, "set-up.sh"), folder], {
      cwd: join(recorders, set),
      stdio: "inherit",
    });
    console.log(`${set}: ${{ 0: "installed", 3: "cannot be had here, left out" }[status ?? 1] ?? "failed"}`);
    if (status !== 0 && status !== 3) process.exitCode = 1;
  }
}

/** @param {readonly string[]} only The programs that are asked, if not all. */
async function record(only) {
  /** @type {{ record: Work }} */
  const { record } = await withRecording("tools/programs/src/record.ts");
  await record(root, console.log, only);
}

/** @param {readonly string[]} only The readers whose releases are asked, if not all. */
async function recordVersions(only) {
  await setUpRepository();
  /** @type {{ recordVersions: Work }} */
  const { recordVersions } = await withRecording("tools/programs/src/versions/record.ts");
  await recordVersions(root, console.log, only);
}

/**
 * @param {"--suites" | "--real"} option
 * @param {readonly string[]} given Where the packages or the links are.
 */
async function ask(option, [given]) {
  if (given === undefined) throw new Error(`${option} needs a path: tools/programs/README.md says of what`);
  const { askSuites, askReal } = await withRecording("tools/programs/src/asking.ts");
  await (option === "--suites" ? askSuites : askReal)(root, given, console.log);
}

/** @typedef {(root: string, say: (line: string) => void, only: readonly string[]) => Promise<void>} Work */
