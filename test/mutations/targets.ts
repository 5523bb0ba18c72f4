// The sources that have mutants, and the tests that are to notice them.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Mutant, mutated } from "./mutants.ts";

export const root: string = fileURLToPath(new URL("../../", import.meta.url));

/** A part of the house: which of its files have mutants, and which have tests; by the path from the root. */
interface Target {
  readonly folder: string;
  readonly sources: RegExp;
  readonly tests: RegExp;
  /** The part of the mutants that must be noticed: 0.9, unless the tests are not there yet. */
  readonly wanted?: number;
}

export const TARGETS = {
  urikit: {
    folder: "packages/urikit",
    sources: /^src\/(?:syntax\/[^/]+|resolve|normalize|compare)\.ts$/,
    tests:
      /^(?:src\/(?:syntax\/|iri\/|display\/|foundation\/|web\/)?[^/]+|test\/(?:grammar\/|oracle\/)?[^/]+)\.test\.ts$/,
  },
  guard: {
    folder: "packages/guard",
    sources: /^src\/[^/]+\.ts$/,
    tests: /^(?:src\/.*|test\/[^/]*)\.test\.ts$/,
  },
  secrets: {
    folder: "packages/audit",
    sources: /^src\/secrets\/[^/]+\.ts$/,
    tests: /^(?:src\/secrets\/.*|src\/(?:audit|plain)|test\/.*)\.test\.ts$/,
    wanted: 0.7,
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof TARGETS;

/** The catalogues of sentences and lists of names: tests compare them with themselves. */
const DATA = /\/(?:english|codes|index|inspect|errors\.test)\.ts$/;

function filesOf(target: Target, which: "sources" | "tests"): readonly string[] {
  return readdirSync(`${root}${target.folder}`, { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => target[which].test(file) && (which === "tests" || !/\.test\.ts$/.test(file)))
    .map((file) => `${target.folder}/${file}`)
    .filter((file) => !DATA.test(file))
    .sort();
}

export function wantedOf(name: TargetName): number {
  const { wanted = 0.9 }: Target = TARGETS[name];
  return wanted;
}

export const testsOf = (name: TargetName): readonly string[] => filesOf(TARGETS[name], "tests");

/** The numbers of a file's mutants begin with a multiple of it. */
const NUMBERS = 100_000;

const SOURCES = Object.values(TARGETS).flatMap((target) => filesOf(target, "sources"));

/** A mutant, its file and the number of its switch. */
export interface PlacedMutant extends Mutant {
  readonly file: string;
  readonly id: number;
}

/** The source of a file with its mutants; undefined if it has no mutants. */
export function mutatedFile(path: string, text: string): string | undefined {
  const at = SOURCES.indexOf(path);
  return at < 0 ? undefined : mutated(text, at * NUMBERS).text;
}

/** Every mutant of a target. */
export function mutantsOf(name: TargetName): readonly PlacedMutant[] {
  const own = filesOf(TARGETS[name], "sources");
  return SOURCES.flatMap((file, at) =>
    own.includes(file)
      ? mutated(readFileSync(`${root}${file}`, "utf8"), at * NUMBERS).mutants.map((mutant, index) => ({
          ...mutant,
          file,
          id: at * NUMBERS + index,
        }))
      : [],
  );
}
