/** Programs among the readers: each by its id, except one that bears the id of an edition. */

import type { EditionId } from "../editions.ts";
import { EDITIONS } from "../editions.ts";
import type { Program } from "../programs/habit.ts";
import { PROGRAMS, type ProgramId } from "../programs.ts";

/** The name of a program among the readers: Python's library `rfc3986` is not the edition that it is named after. */
export type ProgramReader = Exclude<ProgramId, EditionId> | `python-${Extract<ProgramId, EditionId>}`;

/** The name of a program among the readers. */
export function readerOf({ id }: Pick<Program<ProgramId>, "id">): ProgramReader {
  const isTaken = EDITIONS.some((edition) => edition.id === id);
  return (isTaken ? `python-${id}` : id) as ProgramReader; // as the type says
}

const BY_READER = new Map<string, Program<ProgramId>>(PROGRAMS.map((one) => [readerOf(one), one]));

/** The error for a reader that nobody knows. */
export function unknownReader(reader: string): TypeError {
  return new TypeError(`there is no reader ${JSON.stringify(reader)}`);
}

/** The program of that name among the readers; undefined if it is not a program. */
export function programNamed(reader: string): Program<ProgramId> | undefined {
  return BY_READER.get(reader);
}
