/** The requirement of tests on an example: the page shows the values that are noted. */

import { expect } from "vitest";
import { display } from "./display.ts";
import { withoutNotes } from "./notes.ts";
import { run, type Told } from "./run.ts";

/** A noted value, by the engine that runs the test. */
export const native = (value: string): string => display(new Function(`return (${value})`)());

/** Runs an example by the interpreter, and compares. */
export async function expectNotedValues(example: string): Promise<void> {
  const { code, notes } = withoutNotes(example);
  const all: Told[] = [];
  await run(code, (one) => all.push(one));
  expect(all.filter(({ kind }) => kind === "error")).toEqual([]);
  expect(notes.length).toBeGreaterThan(0);
  const values = new Map(all.flatMap((one) => (one.kind === "value" ? [[one.line, one.text] as const] : [])));
  for (const { line, value } of notes) expect(values.get(line), code.split("\n")[line]).toBe(native(value));
}
