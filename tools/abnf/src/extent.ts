// How much a test tries: a part of it in `npm test`, all of it in `npm run prove`, which runs the tests that import this
// once more.
import { test } from "vitest";

const triesAll = process.env.TRY_ALL !== undefined;

/** How many are tried: a few, or all. */
export function extent(few: number, all: number): number {
  return triesAll ? all : few;
}

/** Each `nth` of some values, from the first on, or all. */
export function eachOf<Value>(nth: number, values: readonly Value[]): readonly Value[] {
  return triesAll ? values : values.filter((_, at) => at % nth === 0);
}

/** Declares a test of which `npm test` has no part. */
export function proof(name: string, run: () => void | Promise<void>): void {
  if (triesAll) test(name, run);
}
