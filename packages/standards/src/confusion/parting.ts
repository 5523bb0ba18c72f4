/**
 * The habit that parts two readers: programs are lists of habits, so it is found by taking a habit from one of them, or
 * exchanging it for one of the other, and looking whether they now agree.
 */

import type { Reader } from "../comparison/reading.ts";
import { EDITIONS } from "../editions.ts";
import { type Habit, type Program, type Progress, program, started } from "../programs/habit.ts";
import type { HabitIdea } from "../programs/idea.ts";
import { type Destination, decodesHosts, destinationFor, destinationOf } from "./places.ts";
import { programNamed } from "./program-readers.ts";

/** What one of two readers does otherwise than the other. */
export interface Parting {
  readonly reader: Reader;
  /** A sentence about the reader, without its subject, as `says` of a habit; printable, and without a password. */
  readonly says: string;
  /** Where it is written. */
  readonly source: string;
  /** The idea of the habit, as in `HABITS`; absent for an edition. */
  readonly idea?: HabitIdea;
}

/** What two readers differ in. */
export type PartingAspect = keyof Destination;

/** What parts two readers of a reference that both accept, by what they differ in; empty where no habit is known. */
export function partingsOf(
  reference: string,
  [one, other]: readonly [Reader, Reader],
  what: PartingAspect,
): readonly Parting[] {
  const pair: Pair = { one: examined(one, reference), other: examined(other, reference), what };
  const back: Pair = { ...pair, one: pair.other, other: pair.one };
  return hidden(pair) ?? hidden(back) ?? removed(pair) ?? removed(back) ?? exchanged(pair) ?? [];
}

/** The habits by which each has come to what they differ in, where no single one parts them. */
export function settlingHabits(
  reference: string,
  readers: readonly [Reader, Reader],
  what: PartingAspect,
): readonly Parting[] {
  return readers.flatMap((reader) => {
    const { steps } = examined(reader, reference);
    const settling = steps.filter(({ before, after }) => after !== undefined && before[what] !== after[what]);
    return settling.slice(-1).map(({ habit }) => partingBy(reader, habit));
  });
}

/** Why a reader refuses a reference. */
export function refusalOf(reference: string, reader: Reader): readonly Parting[] {
  const last = examined(reader, reference).steps.at(-1);
  if (last?.after === undefined && last !== undefined) return [partingBy(reader, last.habit)];
  const error = EDITIONS.find(({ id }) => id === reader)?.check(reference);
  return error === undefined ? [] : [{ reader, says: `refuses it: ${error.message}`, source: error.section }];
}

/** Two readers, and what they differ in. */
interface Pair {
  readonly one: Examined;
  readonly other: Examined;
  readonly what: PartingAspect;
}

interface Examined {
  readonly reader: Reader;
  readonly reference: string;
  readonly program: Program | undefined;
  readonly destination: Destination | undefined;
  /** The steps that change something; if the program refuses the reference, the last one refuses it. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly habit: Habit;
  readonly before: Progress;
  readonly after: Progress | undefined;
}

function examined(reader: Reader, reference: string): Examined {
  const found = programNamed(reader);
  const destination = destinationFor(reader, reference);
  return { reader, reference, program: found, destination, steps: found ? stepsOf(found, reference) : [] };
}

function stepsOf({ habits }: Program, reference: string): Step[] {
  const steps: Step[] = [];
  let before = started(reference);
  for (const habit of habits) {
    const after = habit.apply(before);
    if (after === undefined) return [...steps, { habit, before, after }];
    if (changes(before, after)) steps.push({ habit, before, after });
    before = after;
  }
  return steps;
}

const PARTS = ["rest", "scheme", "authority", "userinfo", "host", "port", "query"] as const;

function changes(before: Progress, after: Progress): boolean {
  return PARTS.some((part) => before[part] !== after[part]);
}

function partingBy(reader: Reader, { says, source, idea }: Habit): Parting {
  return { reader, says, source, idea };
}

/** The habits that do something, and that the other has not. */
function ownHabits({ steps }: Examined, { program: other }: Examined): readonly Habit[] {
  return steps.map(({ habit }) => habit).filter((habit) => !other?.habits.includes(habit));
}

/** The habit by which the one has an authority and no host: it took the host away, or is the one that finds hosts. */
function hidden({ one, what }: Pair): readonly Parting[] | undefined {
  if (what !== "host" || one.program === undefined || one.destination?.host !== "") return undefined;
  const hides = one.steps.find(({ before, after }) => hasPlace(before) && after && !hasPlace(after));
  if (hides !== undefined) return [partingBy(one.reader, hides.habit)];
  if (!one.steps.some(({ after }) => after?.authority !== undefined)) return undefined;
  const finds = stepsOf(one.program, "http://a.example/").find(({ after }) => after?.host !== undefined);
  return finds && [partingBy(one.reader, finds.habit)];
}

function hasPlace({ authority, host }: Progress): boolean {
  return Boolean(authority || host);
}

/** A habit without which the one agrees with the other. */
function removed({ one, other, what }: Pair): readonly Parting[] | undefined {
  const habit = ownHabits(one, other).find((each) => agrees({ one, other, what }, each, []));
  return habit && [partingBy(one.reader, habit)];
}

/**
 * A habit of each, where the one would agree with the other if it had the habit of the other. The last such habit does
 * least besides: an earlier one may read a scheme for the other as well.
 */
function exchanged({ one, other, what }: Pair): readonly Parting[] | undefined {
  for (const habit of [...ownHabits(one, other)].reverse())
    for (const another of [...ownHabits(other, one)].reverse()) {
      const agree =
        agrees({ one, other, what }, habit, [another]) ||
        agrees({ one: other, other: one, what }, another, [habit]);
      if (agree) return [partingBy(one.reader, habit), partingBy(other.reader, another)];
    }
  return undefined;
}

/** Whether the one, with some habits in the place of one, agrees with the other. */
function agrees({ one, other, what }: Pair, habit: Habit, instead: readonly Habit[]): boolean {
  if (one.program === undefined) return false;
  const habits = one.program.habits.flatMap((each) => (each === habit ? instead : [each]));
  const changed = program({ ...one.program, habits });
  const destination = destinationOf(changed.read(one.reference), decodesHosts(one.program));
  return destination !== undefined && destination[what] === other.destination?.[what];
}
