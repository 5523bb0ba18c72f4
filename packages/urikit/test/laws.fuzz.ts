// Every law, asked of new values for as long as there is time. See scripts/run/fuzz.js, which runs this file.
import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_LAWS } from "./laws/index.ts";
import { writeRegression } from "./laws/regressions.ts";

declare module "vitest" {
  interface TaskMeta {
    /** How many values the law was asked of. */
    runs?: number;
    /** The file of the counterexample, if there was one. */
    regression?: string;
  }
}

const seed = Number(process.env.FUZZ_SEED);
const milliseconds = (Number(process.env.FUZZ_MINUTES) * 60_000) / ALL_LAWS.length;

test.for(ALL_LAWS.map((law) => [law.name, law] as const))("%s", ([name, { property }], { task }) => {
  const result = fc.check(property, {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: milliseconds,
  });
  task.meta.runs = result.numRuns;
  if (result.counterexample === null) return;
  const [values] = result.counterexample;
  task.meta.regression = writeRegression({ law: name, seed, values });
  expect.fail(fc.defaultReportMessage(result) ?? "");
});
