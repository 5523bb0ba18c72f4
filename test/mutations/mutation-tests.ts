// Mutation tests: the tests of a target run once as they are, and then for each mutant, until one of those that reach it
// fails. A mutant that no test notices must be in the list of survivors, with the reason.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { counted } from "@urikit/abnf/counted";
import fc from "fast-check";
import {
  afterEach,
  beforeEach,
  expect,
  type RunnerTask,
  type RunnerTestCase,
  TestRunner,
  test,
} from "vitest";
import { SURVIVORS } from "./survivors.ts";
import { mutantsOf, type PlacedMutant, root, type TargetName, testsOf, wantedOf } from "./targets.ts";

/** A test that takes longer, in milliseconds, is not asked about mutants. */
const SLOW = 400;

interface Known {
  readonly test: RunnerTestCase;
  readonly ticks: number;
  readonly milliseconds: number;
}

/** Declares the tests of a target, and the test of its mutants. */
export async function mutationTests(name: TargetName): Promise<void> {
  const switches = globalThis.__mutation;
  const reaching = new Map<number, Known[]>();
  let from = 0;
  // A law that a mutant breaks is broken: the least counterexample is not asked for.
  beforeEach(() => {
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
    switches.seen = new Set();
    switches.begin(Number.POSITIVE_INFINITY);
    from = performance.now();
  });
  afterEach(({ task }) => {
    const known = { test: task, ticks: switches.ticks, milliseconds: performance.now() - from };
    const seen = switches.seen ?? new Set();
    // A test that loads another copy of the modules has seen what is evaluated there, and cannot see it again.
    const isLoader = [...atLoad].filter((id) => seen.has(id)).length > atLoad.size / 2;
    for (const id of seen)
      if (known.milliseconds < SLOW && !(isLoader && atLoad.has(id)))
        reaching.set(id, [...(reaching.get(id) ?? []), known]);
  });
  // beforeEach and afterEach are called long after this is known.
  let atLoad: ReadonlySet<number> = new Set();
  for (const file of testsOf(name)) await import(/* @vite-ignore */ `${root}${file}`);
  atLoad = new Set(switches.seen);
  test("the mutants", { timeout: 10 * 3_600_000 }, async ({ task }) => {
    switches.seen = undefined;
    const all = mutantsOf(name);
    const reachable = all.filter(({ id }) => reaching.has(id) || !atLoad.has(id));
    const asked = sampled(name, reachable);
    const survivors: PlacedMutant[] = [];
    for (const mutant of asked) {
      const tests = (reaching.get(mutant.id) ?? []).sort((a, b) => a.milliseconds - b.milliseconds);
      if (!(await isNoticed(mutant, tests, task))) survivors.push(mutant);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const unknown = survivors.filter((mutant) => SURVIVORS[nameOf(mutant)] === undefined);
    report(name, { all: all.length, asked: asked.length, survivors, unknown, reaching });
    counted("mutants", all.length);
    counted("mutants of what is evaluated at load, which are not tried", all.length - reachable.length);
    counted("mutants that were tried", asked.length);
    counted("mutants that a test noticed", asked.length - survivors.length);
    counted("mutants that are the same program, by a reason given", survivors.length - unknown.length);
    const score = 1 - unknown.length / (asked.length - survivors.length + unknown.length);
    expect(score).toBeGreaterThanOrEqual(wantedOf(name));
  });
}

/**
 * As many as MUTANTS says, by the seed MUTANTS_SEED; those that survived the last run if it is `survivors`; all unless it is
 * given.
 */
function sampled(name: TargetName, mutants: readonly PlacedMutant[]): readonly PlacedMutant[] {
  if (process.env.MUTANTS === "survivors") {
    const last = readFileSync(reportOf(name), "utf8").split("\n");
    return mutants.filter((mutant) => last.some((line) => line.endsWith(` ${nameOf(mutant)}`)));
  }
  const most = Number(process.env.MUTANTS ?? mutants.length);
  const chance = new Chance(Number(process.env.MUTANTS_SEED ?? 3986));
  const rest = [...mutants];
  const taken: PlacedMutant[] = [];
  while (taken.length < most && rest.length > 0) taken.push(...rest.splice(chance.below(rest.length), 1));
  return taken.sort((a, b) => a.id - b.id);
}

/** Whether a test fails where the mutant is on. */
async function isNoticed(mutant: PlacedMutant, tests: readonly Known[], task: RunnerTask): Promise<boolean> {
  const switches = globalThis.__mutation;
  const errors = () => task.result?.errors?.length ?? 0;
  switches.active = mutant.id;
  try {
    for (const { test, ticks } of tests) {
      switches.begin(10 * ticks + 100_000);
      await TestRunner.getTestFn(test)();
      if (errors() > 0) throw new Error("a soft expectation failed");
    }
    return false;
  } catch {
    return true;
  } finally {
    switches.active = -1;
    switches.begin(Number.POSITIVE_INFINITY);
    // A soft expectation has made this test one that failed.
    if (task.result !== undefined) Object.assign(task.result, { errors: [], state: "run" });
  }
}

/** A mutant by its file, its text and what takes its place: its line may change. */
function nameOf({ file, before, after }: PlacedMutant): string {
  return `${file}: ${before.replace(/\s+/g, " ")} → ${after.replace(/\s+/g, " ") || "nothing"}`;
}

const reportOf = (name: TargetName) => `${root}.cache/mutants-${name}.txt`;

interface Report {
  readonly all: number;
  readonly asked: number;
  readonly survivors: readonly PlacedMutant[];
  readonly unknown: readonly PlacedMutant[];
  readonly reaching: ReadonlyMap<number, readonly Known[]>;
}

/** Writes who survived into .cache, for those who look for a test. */
function report(name: TargetName, { all, asked, survivors, unknown, reaching }: Report): void {
  const line = (mutant: PlacedMutant) =>
    `${mutant.file}:${mutant.line} (${reaching.get(mutant.id)?.length ?? 0} tests) ${nameOf(mutant)}`;
  const head = `${all} mutants, ${asked} tried, ${survivors.length} survived, ${unknown.length} without a reason`;
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(reportOf(name), [head, ...unknown.map(line), ""].join("\n"));
}
