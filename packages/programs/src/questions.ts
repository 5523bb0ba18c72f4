/** The questions that an edition answers, asked of a program: whether it accepts a reference, what it reads, where it goes. */

import { type Statement, statement } from "urikit/words";
import type { ReadDestination, ReaderError } from "./answers.ts";
import type { HabitIdea } from "./idea.ts";

/**
 * The components that a program reads in a reference. One is undefined where it is absent, or not distinguished from
 * absent.
 */
export interface ProgramReading {
  readonly scheme: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | false | undefined;
  readonly path: string;
  readonly query: string | undefined;
}

/** The components that a program reads, by their names; undefined is not empty. */
export type ProgramComponents = Readonly<Record<string, string | undefined>>;

/** The questions about one reference, read without a base, that a program answers as an edition does. */
export interface ProgramAnswers {
  check(reference: string): ReaderError | undefined;
  components(reference: string): ProgramComponents | undefined;
  destination(reference: string): ReadDestination | undefined;
}

/** Why a program refuses a reference: the habit that does. It does not say where. */
export function refusalError(name: string, { idea, says, source }: RefusingHabit): ReaderError {
  return {
    index: undefined,
    rule: idea,
    section: source,
    problem: statement("program-refuses", name, says, source),
  };
}

interface RefusingHabit {
  readonly idea: HabitIdea;
  readonly says: Statement;
  readonly source: string;
}

/** The reading of a program, as components. A port for which it throws an error is absent. */
export function readComponents(reading: ProgramReading | undefined): ProgramComponents | undefined {
  return reading && { ...reading, port: reading.port === false ? undefined : reading.port };
}

/**
 * The place that a program goes to by what it reads. Where it reports no host, there is no host: its user gets no other
 * answer.
 */
export function readDestination(reading: ProgramReading | undefined): ReadDestination | undefined {
  if (reading === undefined) return undefined;
  const { scheme, host, port } = reading;
  return { scheme: scheme?.toLowerCase(), host, port: port === false ? undefined : port, hostKnown: true };
}
