/** The questions that an edition answers, asked of a program: whether it accepts a reference, what it reads, where it goes. */

import type { Edition, EditionComponents, EditionDestination, EditionError } from "../edition.ts";
import type { HabitIdea } from "./idea.ts";

/** What a program reads in a reference. A component is undefined where it is absent or not told apart from absent. */
export interface ProgramReading {
  readonly scheme: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | false | undefined;
  readonly path: string;
  readonly query: string | undefined;
}

/** What an edition and a program are both asked about one reference, read without a base. */
export type ReaderQuestions = Pick<Edition, "check" | "components" | "destination">;

interface RefusingHabit {
  readonly idea: HabitIdea;
  readonly says: string;
  readonly source: string;
}

/** Why a program refuses a reference: the habit that does. It does not say where. */
export function refusalError(name: string, { idea, says, source }: RefusingHabit): EditionError {
  return {
    index: undefined,
    rule: idea,
    section: source,
    message: `${name} refuses it: it ${says} (${source})`,
  };
}

/** What a program reads, as components. A port for which it throws an error is none. */
export function readComponents(reading: ProgramReading | undefined): EditionComponents | undefined {
  return reading && { ...reading, port: reading.port === false ? undefined : reading.port };
}

/** Where a program goes by what it reads. Where it tells no host, there is none: its user gets no other answer. */
export function readDestination(reading: ProgramReading | undefined): EditionDestination | undefined {
  if (reading === undefined) return undefined;
  const { scheme, host, port } = reading;
  return { scheme: scheme?.toLowerCase(), host, port: port === false ? undefined : port, hostKnown: true };
}
