/** Programs in the comparison: the reading of each, and how it differs from those of others. */

import { PROGRAMS, type Program, type ProgramId, type ProgramReading } from "@urikit/programs";
import { type ProgramReader, type ReaderId, readerOf } from "./readers.ts";

/**
 * The reading of a reference by a program, or with a base of its target, as its accessors tell it. A property is absent where there is nothing to say.
 */
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
  /** The target with the base; absent if the program resolves nothing, or has no target. */
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
  readers: readonly ReaderId[],
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
