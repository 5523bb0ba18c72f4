/** Programs in the comparison: the reading of each, and how it differs from those of others. */

import { type Destination, decodesHosts, destinationFor, destinationOf } from "../confusion/places.ts";
import { type ProgramReader, programNamed, readerOf } from "../confusion/program-readers.ts";
import {
  type Agreement,
  agreementsBy,
  type Confusion,
  confusionsBetween,
  judgedPairs,
  spokesmanOf,
} from "../confusions.ts";
import type { Program } from "../programs/habit.ts";
import type { ProgramReading } from "../programs/questions.ts";
import { PROGRAMS, type ProgramId } from "../programs.ts";
import { type Difference, marks } from "./differences.ts";
import type { Comparison, Reader } from "./reading.ts";

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
function askProgram(program: Program<ProgramId>, reference: string, base: string | undefined): AskedProgram {
  if (base === undefined || program.resolve === undefined)
    return { program, reading: program.read(reference), target: undefined };
  const target = program.resolve(reference, base);
  if (target.kind === "none") return { program, reading: undefined, target: undefined };
  return { program, reading: program.read(target.text), target: target.text };
}

/** Asks every program among the readers. */
export function askAll(
  reference: string,
  base: string | undefined,
  readers: readonly Reader[],
): readonly AskedProgram[] {
  return PROGRAMS.filter((one) => readers.includes(readerOf(one))).map((program) =>
    askProgram(program, reference, base),
  );
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
  return confusionsBetween(reference, setsOf(reference, readers, asked))
    .filter(hasProgram)
    .map(differenceOf);
}

/** The same without the reasons, which take most of the time. */
export function programVerdicts(
  { reference, written }: Pick<Comparison, "reference" | "written">,
  readers: readonly Reader[],
  asked: readonly AskedProgram[],
): readonly AspectVerdict[] {
  const pairs = judgedPairs(setsOf(reference, readers, asked), written).filter(hasProgram);
  return pairs.map(({ what, verdict }) => ({ what, ...marks(verdict) }));
}

/** In what two readers differ, and how bad that is. */
export type AspectVerdict = Pick<Difference, "what" | "dangerous" | "caution">;

/** The readers that agree, each program by what it has read. */
function setsOf(
  reference: string,
  readers: readonly Reader[],
  asked: readonly AskedProgram[],
): readonly Agreement[] {
  const destinations = new Map<Reader, Destination | undefined>(
    asked.map(({ program, reading }) => [readerOf(program), destinationOf(reading, decodesHosts(program))]),
  );
  return agreementsBy(readers, (reader) =>
    destinations.has(reader) ? destinations.get(reader) : destinationFor(reader, reference),
  );
}

function hasProgram({ between }: Pick<Confusion, "between">): boolean {
  return between.some((set) => programNamed(spokesmanOf(set)) !== undefined);
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
