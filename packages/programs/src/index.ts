/**
 * @urikit/programs: models of programs in use, each as a list of its habits, and the habits in which they differ.
 *
 * @experimental
 * @packageDocumentation
 */

export type { ReadDestination, ReaderError } from "./answers.ts";
export {
  type DialledAddress,
  type Habit,
  type HabitProgress,
  type Program,
  program,
  started,
} from "./habit.ts";
export {
  HABITS,
  type HabitAnswer,
  type HabitDescription,
  type HabitExample,
  type HabitIdea,
  type HabitStep,
  habitAnswers,
  habitSteps,
} from "./habits.ts";
export { hasPlatformUrl, type PlatformUrl, platformUrl } from "./platform-url.ts";
export { PROGRAMS, type ProgramId, TARGET_READERS } from "./programs.ts";
export type { ProgramAnswers, ProgramComponents, ProgramReading } from "./questions.ts";
export type { ProgramTarget } from "./resolution.ts";
