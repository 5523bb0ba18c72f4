/**
 * A program reads by its habits: small steps, each one idea, in the order in which the program takes them. Programs that
 * share a habit share the value; where two programs part, it is by a habit that one of them has and the other lacks.
 */

import { requireObject, requireString } from "urikit/foundation";
import type { Statement } from "urikit/words";
import type { HabitIdea } from "./idea.ts";
import {
  type ProgramAnswers,
  type ProgramReading,
  readComponents,
  readDestination,
  refusalError,
} from "./questions.ts";
import { type ProgramTarget, type ResolutionHabit, targetBy } from "./resolution.ts";

/**
 * The components that have been read so far, and the text that is left. A component is undefined until it is found.
 */
export interface HabitProgress {
  /** The text that no habit has taken yet; in the end, the path. */
  readonly rest: string;
  readonly scheme: string | undefined;
  /** The authority until it is split. */
  readonly authority: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  /** `false`: the program throws an error when it is asked for the port. */
  readonly port: string | false | undefined;
  readonly query: string | undefined;
}

/** One way of a program with references. */
export interface Habit {
  /** The subject of the habit. */
  readonly idea: HabitIdea;
  /** A sentence about the program: *it* … */
  readonly says: Statement;
  /** Where it is written: the standard that has it, or the function of the program. */
  readonly source: string;
  /** Takes the next step; undefined if the program refuses the reference. */
  apply(progress: HabitProgress): HabitProgress | undefined;
}

/**
 * A program in use, as a model: its habits. It answers the questions of an edition: `check` says which habit refuses a
 * reference, `components` are those of `read`, and `destination` is where it goes by them. `resolve` does not take the
 * choices that documents leave.
 */
export interface Program<Id extends string = string> extends ProgramAnswers {
  readonly id: Id;
  /** Its usual name, such as `Go net/url`. */
  readonly name: string;
  /** The version whose answers the model was made from. */
  readonly version: string;
  /** Present if it asks the `URL` of the platform that runs the model: another platform may answer otherwise. */
  readonly isPlatform?: true;
  readonly habits: readonly Habit[];
  /** The habits by which it resolves; undefined if it does not resolve. */
  readonly resolution?: readonly ResolutionHabit[];
  /** The habits by which its client of HTTP finds the address that it connects to; undefined if it has no client. */
  readonly dialling?: readonly Habit[];
  /** The components that it reads in a reference, without a base; undefined if it refuses the reference. */
  read(reference: string): ProgramReading | undefined;
  /** The target of a reference against a base, as an edition tells it; undefined if the program does not resolve. */
  readonly resolve?: (reference: string, base: string) => ProgramTarget;
  /**
   * The host that its client of HTTP looks up or connects to, for a reference without a base: it need not be what the
   * program reads. It gives undefined where the client connects to nothing; and is undefined if the program has no
   * client.
   */
  readonly dials?: (reference: string) => DialledAddress | undefined;
}

/**
 * An address of a client: the name as it is looked up, or the address; an IPv6 address in brackets only if they are sent.
 */
export interface DialledAddress {
  readonly host: string;
  /** Never absent: a client knows the default. */
  readonly port: string;
}

/** A program that reads by these habits, one after another. */
export function program<Id extends string>(
  description: Omit<Program<Id>, "read" | "resolve" | "dials" | keyof ProgramAnswers>,
): Program<Id> {
  const { habits, resolution, dialling, name } = requireObject(description, "the description");
  if (!Array.isArray(habits)) throw new TypeError("the description must have habits, an array");
  const read = (reference: string) => {
    requireString(reference, "the reference");
    return readBy(habits, reference);
  };
  return {
    ...description,
    read,
    check(reference) {
      requireString(reference, "the reference");
      const refusing = refusingHabit(habits, reference);
      return refusing && refusalError(name, refusing);
    },
    components: (reference) => readComponents(read(reference)),
    destination: (reference) => readDestination(read(reference)),
    ...(resolution && {
      resolve: (reference, base) => {
        requireString(reference, "the reference");
        requireString(base, "the base");
        return targetBy(resolution, reference, base);
      },
    }),
    ...(dialling && {
      dials: (reference) => {
        requireString(reference, "the reference");
        return addressBy(dialling, reference);
      },
    }),
  };
}

function readBy(habits: readonly Habit[], reference: string): ProgramReading | undefined {
  const progress = progressBy(habits, reference);
  if (progress === undefined) return undefined;
  const { rest, scheme, userinfo, host, port, query } = progress;
  return { scheme, userinfo, host, port, path: rest, query };
}

function addressBy(habits: readonly Habit[], reference: string): DialledAddress | undefined {
  const progress = progressBy(habits, reference);
  if (progress?.host === undefined || !progress.port) return undefined;
  const { host, port } = progress;
  return { host, port };
}

/** The result of these habits for a text, one after another; undefined if one of them refuses it. */
export function progressBy(habits: readonly Habit[], text: string): HabitProgress | undefined {
  let progress: HabitProgress | undefined = started(text);
  for (const habit of habits) {
    progress = habit.apply(progress);
    if (progress === undefined) return undefined;
  }
  return progress;
}

/** The habit that refuses a text; undefined if none does. */
function refusingHabit(habits: readonly Habit[], text: string): Habit | undefined {
  let progress = started(text);
  for (const habit of habits) {
    const next = habit.apply(progress);
    if (next === undefined) return habit;
    progress = next;
  }
  return undefined;
}

/** Nothing has been read yet. */
export function started(reference: string): HabitProgress {
  return {
    rest: reference,
    scheme: undefined,
    authority: undefined,
    userinfo: undefined,
    host: undefined,
    port: undefined,
    query: undefined,
  };
}
