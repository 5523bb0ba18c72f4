// The counts of a proof; `npm run prove` prints them in a table when all are done.
import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How many of what the test has looked at. */
    counts?: Record<string, number>;
  }
}

/** Adds to the number of `what` that the current test has looked at. */
export function counted(what: string, count: number): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta === undefined) throw new Error("only a test can count");
  meta.counts ??= {};
  meta.counts[what] = (meta.counts[what] ?? 0) + count;
}
