/**
 * The habit that distinguishes two readers: programs are lists of habits, so it is found by taking a habit from one of
 * them, or exchanging it for one of the other, and checking whether they now agree.
 */

import {
  type Habit,
  type HabitIdea,
  type HabitProgress,
  type Program,
  program,
  started,
} from "@urikit/programs";
import type { Statement } from "urikit/words";
import { EDITIONS } from "../../editions.ts";
import { statement } from "../../statement.ts";
import {
  type Destination,
  decodesHosts,
  destinationBy,
  destinationFor,
  isDialledApart,
} from "../reading/destination.ts";
import { programNamed, type ReaderId } from "../reading/readers.ts";

/** A habit of one of two readers, which the other does not have. */
export interface ReaderParting {
  readonly reader: ReaderId;
  /** A sentence about the reader, without its subject, as `says` of a habit. */
  readonly says: Statement;
  /** Where it is written. */
  readonly source: string;
  /** The idea of the habit, as in `HABITS`; absent for an edition. */
  readonly idea?: HabitIdea;
}

/** The aspect in which two readers differ. */
export type PartingAspect = keyof Destination;

/**
 * The habits that distinguish two readers of a reference that both accept, by where they differ; empty where no habit
 * is known.
 */
export function partingsOf(
  reference: string,
  [one, other]: readonly [ReaderId, ReaderId],
  what: PartingAspect,
): readonly ReaderParting[] {
  const pair: Pair = { one: examined(one, reference), other: examined(other, reference), what };
  const back: Pair = { ...pair, one: pair.other, other: pair.one };
  return hidden(pair) ?? hidden(back) ?? removed(pair) ?? removed(back) ?? exchanged(pair) ?? [];
}

/** The habits by which each has come to its reading, where no single one distinguishes them. */
export function settlingHabits(
  reference: string,
  readers: readonly [ReaderId, ReaderId],
  what: PartingAspect,
): readonly ReaderParting[] {
  return readers.flatMap((reader) => {
    const { steps } = examined(reader, reference);
    const settling = steps.filter(({ before, after }) => after !== undefined && before[what] !== after[what]);
    return settling.slice(-1).map(({ habit }) => partingBy(reader, habit));
  });
}

/** Why a reader refuses a reference. */
export function refusalOf(reference: string, reader: ReaderId): readonly ReaderParting[] {
  const last = examined(reader, reference).steps.at(-1);
  if (last?.after === undefined && last !== undefined) return [partingBy(reader, last.habit)];
  const error = EDITIONS.find(({ id }) => id === reader)?.check(reference);
  return error === undefined
    ? []
    : [{ reader, says: statement("refuses-because", error.problem), source: error.section }];
}

/** Two readers, and what they differ in. */
interface Pair {
  readonly one: Examined;
  readonly other: Examined;
  readonly what: PartingAspect;
}

interface Examined {
  readonly reader: ReaderId;
  readonly reference: string;
  readonly program: Program | undefined;
  /** Those by which the program goes where it goes: of its reading, or of its client. */
  readonly habits: readonly Habit[];
  readonly destination: Destination | undefined;
  /** The steps that change something; if the program refuses the reference, the last one refuses it. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly habit: Habit;
  readonly before: HabitProgress;
  readonly after: HabitProgress | undefined;
}

function examined(reader: ReaderId, reference: string): Examined {
  const found = programNamed(reader);
  const destination = destinationFor(reader, reference);
  const habits = found ? habitsOfGoing(found, reference) : [];
  return { reader, reference, program: found, habits, destination, steps: stepsOf(habits, reference) };
}

/** The habits of the client where that looks up another host than was read. */
function habitsOfGoing({ habits, dialling, read, dials }: Program, reference: string): readonly Habit[] {
  const reading = read(reference);
  const isApart =
    reading !== undefined && isDialledApart(reading, reference) && dials?.(reference) !== undefined;
  return isApart ? (dialling ?? habits) : habits;
}

function stepsOf(habits: readonly Habit[], reference: string): Step[] {
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

function changes(before: HabitProgress, after: HabitProgress): boolean {
  return PARTS.some((part) => before[part] !== after[part]);
}

function partingBy(reader: ReaderId, { says, source, idea }: Habit): ReaderParting {
  return { reader, says, source, idea };
}

/** The habits that do something, and that the other has not. */
function ownHabits({ steps }: Examined, { habits: others }: Examined): readonly Habit[] {
  return steps.map(({ habit }) => habit).filter((habit) => !others.includes(habit));
}

/** The habit by which the one has an authority and no host: it took the host away, or is the one that finds hosts. */
function hidden({ one, what }: Pair): readonly ReaderParting[] | undefined {
  const { program, reference, reader, destination } = one;
  // Without a host, a client may go to localhost: the habit that hides the host is the reason all the same.
  if (what !== "host" || destination === undefined || !program || program.read(reference)?.host)
    return undefined;
  const steps = stepsOf(program.habits, reference);
  const hides = steps.find(({ before, after }) => hasPlace(before) && after && !hasPlace(after));
  if (hides !== undefined) return [partingBy(reader, hides.habit)];
  if (!steps.some(({ after }) => after?.authority !== undefined)) return undefined;
  const finds = stepsOf(program.habits, "http://a.example/").find(({ after }) => after?.host !== undefined);
  return finds && [partingBy(reader, finds.habit)];
}

function hasPlace({ authority, host }: HabitProgress): boolean {
  return Boolean(authority || host);
}

/** A habit without which the one agrees with the other. */
function removed({ one, other, what }: Pair): readonly ReaderParting[] | undefined {
  const habit = ownHabits(one, other).find((each) => agrees({ one, other, what }, each, []));
  return habit && [partingBy(one.reader, habit)];
}

/**
 * A habit of each, where the one would agree with the other if it had the habit of the other. The last such habit does
 * least besides: an earlier one may read a scheme for the other as well.
 */
function exchanged({ one, other, what }: Pair): readonly ReaderParting[] | undefined {
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
  const replaced = (habits: readonly Habit[]) =>
    habits.flatMap((each) => (each === habit ? instead : [each]));
  const { habits, dialling } = one.program;
  const changed = program({
    ...one.program,
    habits: replaced(habits),
    ...(dialling && { dialling: replaced(dialling) }),
  });
  // By reading, it would go where it reads, which is not what distinguishes the two.
  if (one.habits === dialling && changed.dials?.(one.reference) === undefined) return false;
  const isDecoded = decodesHosts(one.program);
  const destination = destinationBy(changed, one.reference, { isDecoded });
  return destination !== undefined && destination[what] === other.destination?.[what];
}
