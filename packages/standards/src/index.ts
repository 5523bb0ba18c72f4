/**
 * @urikit/standards: one reference as RFC 1738, RFC 1808, the drafts of 1997 and 2003, RFC 2396, RFC 3986 and the
 * platform's URL read it, each by the letter of its own document, and how their readings differ.
 *
 * @packageDocumentation
 */

export { type AppendixBGroups, appendixBGroups } from "./appendix-b.ts";
export { compareIn, type EditionComparison } from "./compare-in.ts";
export { destinations, type ReaderDestination } from "./comparison/destinations.ts";
export type { Difference, DifferenceAspect } from "./comparison/differences.ts";
export { hiddenPieces, holdsAny } from "./comparison/hidden-pieces.ts";
export { isHostGuessed } from "./comparison/judgement.ts";
export type { ProgramRow } from "./comparison/programs.ts";
export type { EditionReading, Reader } from "./comparison/reading.ts";
export {
  type Disagreement,
  disagreements,
  READERS,
  type SideBySide,
  type SideBySideOptions,
  sideBySide,
  type Verdict,
} from "./comparison/side-by-side.ts";
export type { SplitterReading } from "./comparison/splitter.ts";
export { type ReferenceVerdict, verdictOf } from "./comparison/verdict.ts";
export { type ConfusingReference, confusingReferences } from "./confusing-references.ts";
export type { Parting } from "./confusion/parting.ts";
export { type ProgramReader, readerOf } from "./confusion/program-readers.ts";
export { isReadAlike } from "./confusion/read-alike.ts";
export {
  type Agreement,
  agreements,
  type Confusion,
  confusions,
  READERS_IN_USE,
  type ReadersOptions,
} from "./confusions.ts";
export type {
  CharacterClasses,
  Edition,
  EditionComponents,
  EditionDestination,
  EditionError,
  EditionNormalizeOptions,
  EditionResolveOptions,
  EditionRung,
  EditionSections,
  EditionTarget,
  ReservedIn,
} from "./edition.ts";
export { rfc1738 } from "./editions/rfc1738.ts";
export { rfc1808 } from "./editions/rfc1808.ts";
export { rfc2396 } from "./editions/rfc2396.ts";
export { rfc2396bis01 } from "./editions/rfc2396bis-01.ts";
export { rfc3986 } from "./editions/rfc3986.ts";
export { urlSyntax05 } from "./editions/url-syntax-05.ts";
export { whatwg } from "./editions/whatwg.ts";
export { EDITIONS, type EditionId } from "./editions.ts";
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
export type { DialledAddress, Habit, Program, Progress } from "./programs/habit.ts";
export type { ProgramReading, ReaderQuestions } from "./programs/questions.ts";
export type { Pieces, ProgramTarget, Resolution, ResolutionHabit } from "./programs/resolution.ts";
export { PROGRAMS, type ProgramId } from "./programs.ts";
export type { SegmentParam, SegmentWithParams, SegmentWithValues } from "./segments.ts";
