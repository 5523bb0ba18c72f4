/** Programs in the comparison: the reading of each, and how it differs from those of others. */

import { type ProgramReader, programNamed, readerOf } from "../confusion/program-readers.ts";
import { agreements, type Confusion, confusionsBetween, spokesmanOf } from "../confusions.ts";
import type { Program } from "../programs/habit.ts";
import type { ProgramId } from "../programs.ts";
import { type Difference, marks } from "./differences.ts";
import type { Reader } from "./reading.ts";

/** The reading of a reference by a program, as its accessors tell it. A property is absent where there is nothing to say. */
export interface ProgramRow {
  /** Its name among the readers. */
  readonly id: ProgramReader;
  readonly version: string;
  /** Whether the program accepts the reference. */
  readonly valid: boolean;
  readonly scheme?: string;
  readonly host?: string;
  /** `false`: the program throws an error when it is asked for the port. */
  readonly port?: string | false;
  readonly path?: string;
}

/** What a program reads in a reference. */
export function programRow(program: Program<ProgramId>, reference: string): ProgramRow {
  const { version } = program;
  const id = readerOf(program);
  const reading = program.read(reference);
  if (reading === undefined) return { id, version, valid: false };
  const { scheme, host, port, path } = reading;
  return {
    id,
    version,
    valid: true,
    ...(scheme === undefined ? {} : { scheme }),
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    path,
  };
}

/** The differences of sets of readers, one of which has a program; those of editions alone are told edition by edition. */
export function programDifferences(reference: string, readers: readonly Reader[]): readonly Difference[] {
  return confusionsBetween(reference, agreements(reference, { readers }))
    .filter(({ between }) => between.some((set) => programNamed(spokesmanOf(set)) !== undefined))
    .map(differenceOf);
}

function differenceOf({
  verdict,
  what,
  between: [one, other],
  partings,
  reason,
  why,
}: Confusion): Difference {
  return {
    between: [spokesmanOf(one), spokesmanOf(other)],
    what,
    why,
    ...(reason === undefined ? {} : { reason }),
    sections: [...new Set(partings.map(({ source }) => source))],
    ...marks(verdict),
  };
}
