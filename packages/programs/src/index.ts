/**
 * @urikit/programs: models of programs in use, each as a list of its habits, and the habits in which they differ.
 * The models change with the programs: it is for urikit's own packages, and promises nothing.
 *
 * @packageDocumentation
 */

export type { ReadDestination, ReaderError } from "./answers.ts";
export { type Habit, type HabitProgress, type Program, program, started } from "./habit.ts";
export {
  HABITS,
  type HabitAnswer,
  type HabitDescription,
  type HabitExample,
  type HabitIdea,
  habitAnswers,
  habitSteps,
} from "./habits.ts";
export { hasPlatformUrl, type PlatformUrl, platformUrl } from "./platform-url.ts";
export { PROGRAMS, type ProgramId, TARGET_READERS } from "./programs.ts";
export type { ProgramReading } from "./questions.ts";
