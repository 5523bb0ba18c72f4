/** What a model tells otherwise than its program, of readings, targets and dialled addresses. */

import type { Program, ProgramReading } from "@urikit/programs";
import { keyOf, type Recorded } from "@urikit/recordings";

/** The questions that the program answered alike when it was asked twice: of any other, no answer is recorded. */
const steady = (id: string, list: readonly Recorded[]) =>
  list.filter(({ answers }) => answers.get(id)?.failed !== "unsteady");

/** The references that a model reads differently. */
export function missedReadings({ id, read }: Program, list: readonly Recorded[]): readonly string[] {
  return steady(id, list)
    .filter(({ reference, answers }) => {
      const reads = answers.get(id)?.reads;
      // An absent path is one that the program does not tell apart from an empty one.
      const expected = reads ? { ...reads, path: reads.path ?? "" } : undefined;
      return JSON.stringify(ordered(expected)) !== JSON.stringify(ordered(read(reference)));
    })
    .map(({ reference }) => reference);
}

/** The components in one order; undefined ones as null, which JSON keeps. */
function ordered(reading: ProgramReading | undefined): readonly unknown[] | undefined {
  if (reading === undefined) return undefined;
  const { scheme, userinfo, host, port, path, query } = reading;
  return [scheme, userinfo, host, port, path, query];
}

/** The references with their bases for which it gives another target. */
export function missedTargets({ id, resolve }: Program, list: readonly Recorded[]): readonly string[] {
  return withBase(steady(id, list))
    .filter(({ reference, base = "", answers }) => {
      const target = resolve?.(reference, base);
      return (target?.kind === "uri" && target.text) !== answers.get(id)?.target;
    })
    .map(keyOf);
}

export const withBase = (list: readonly Recorded[]) => list.filter(({ base }) => base !== undefined);

/** The references for which it dials another address; with a base, the program was let dial its target. */
export function missedDials(program: Program, list: readonly Recorded[]): readonly string[] {
  const { id, dials } = program;
  return askedToDial(program, steady(id, list))
    .filter(({ reference, base, answers }) => {
      const url = base === undefined ? reference : answers.get(id)?.target;
      const address = typeof url === "string" ? dials?.(url) : undefined;
      return (address === undefined ? false : `${address.host} ${address.port}`) !== answers.get(id)?.dials;
    })
    .map(keyOf);
}

/** A program that does not resolve is not asked where it goes with a base. */
export const askedToDial = ({ resolve }: Program, list: readonly Recorded[]) =>
  list.filter(({ base }) => base === undefined || resolve !== undefined);
