/** The marks of a habit: its idea, its effect as a statement (a sentence about the program, *it* …), its source. */

import { statement } from "urikit/words";
import type { Habit } from "./habit.ts";
import type { HabitIdea } from "./idea.ts";
import type { STEPS } from "./words/en-steps.ts";

type StepName = keyof typeof STEPS extends `step-${infer Name}` ? Name : never;

/** All of a habit but what it does: the sentence is that of the catalogue whose id is `step-` and the name. */
export function step(idea: HabitIdea, name: StepName, source: string): Omit<Habit, "apply"> {
  return { idea, says: statement(`step-${name}`), source };
}
