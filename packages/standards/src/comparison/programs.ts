/** Programs in the comparison: the reading of each, and how it differs from those of others. */

import { type Destination, decodesHosts, destinationFor, destinationOf } from "../confusion/places.ts";
import { type ProgramReader, programNamed, readerOf } from "../confusion/program-readers.ts";
import { agreementsBy, type Confusion, confusionsBetween, spokesmanOf } from "../confusions.ts";
import type { Program, ProgramReading } from "../programs/habit.ts";
import type { ProgramId } from "../programs.ts";
import { type Difference, marks } from "./differences.ts";
import type { Reader } from "./reading.ts";

/** The reading of a reference by a program, or with a base of its target, as its accessors tell it. A property is absent where there is nothing to say. */
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
  /** The target with the base; absent if the program resolves nothing, or has none. */
  readonly target?: string;
}

/** A program, and what it reads. */
export interface AskedProgram {
  readonly program: Program<ProgramId>;
  /** Of the target, if there is one, or of the reference; undefined if it refuses that, or has no target with the base. */
  readonly reading: ProgramReading | undefined;
  /** Undefined without a base, and if the program resolves nothing. */
  readonly target: string | undefined;
}

/** Asks a program about a reference, with the base if there is one and the program resolves references. */
export function askProgram(
  program: Program<ProgramId>,
  reference: string,
  base: string | undefined,
): AskedProgram {
  if (base === undefined || program.resolve === undefined)
    return { program, reading: program.read(reference), target: undefined };
  const target = program.resolve(reference, base);
  if (target.kind === "none") return { program, reading: undefined, target: undefined };
  return { program, reading: program.read(target.text), target: target.text };
}

/** The reading of a program as data. */
export function programRow({ program, reading, target }: AskedProgram): ProgramRow {
  const { version } = program;
  const id = readerOf(program);
  if (reading === undefined && target === undefined) return { id, version, valid: false };
  const { scheme, host, port, path } = reading ?? {};
  return {
    id,
    version,
    valid: true,
    ...(scheme === undefined ? {} : { scheme }),
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(path === undefined ? {} : { path }),
    ...(target === undefined ? {} : { target }),
  };
}

/** The differences of sets of readers, one of which has a program; those of editions alone are told edition by edition. */
export function programDifferences(
  reference: string,
  readers: readonly Reader[],
  asked: readonly AskedProgram[],
): readonly Difference[] {
  const destinations = new Map<Reader, Destination | undefined>(
    asked.map(({ program, reading }) => [readerOf(program), destinationOf(reading, decodesHosts(program))]),
  );
  const sets = agreementsBy(readers, (reader) =>
    destinations.has(reader) ? destinations.get(reader) : destinationFor(reader, reference),
  );
  return confusionsBetween(reference, sets)
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
