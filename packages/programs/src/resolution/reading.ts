/** Where reading decides about resolution: what a program does not read, it does not resolve. */

import { type Habit, progressBy } from "../habit.ts";
import { type ResolutionHabit, reads } from "../resolution.ts";
import { step } from "../step.ts";

/** The habit of a program that reads both texts by these habits first. */
export function refusesWhatItDoesNotRead(habits: readonly Habit[], source: string): ResolutionHabit {
  return reads({
    ...step("host-characters", "refuses-what-it-does-not-read", source),
    read: (pieces) => progressBy(habits, pieces.path) && pieces,
  });
}
