/**
 * The readers: editions, programs, each by its id unless an edition has it, and a program that only splits a text by
 * the expression of Appendix B of RFC 3986.
 */

import { PROGRAMS, type Program, type ProgramId } from "@urikit/programs";
import type { OptionNames } from "urikit/foundation";
import type { Statement } from "urikit/words";
import { type EditionResolveOptions, resolveOptions } from "../../edition.ts";
import { EDITIONS, type EditionId } from "../../editions.ts";
import { statement } from "../../statement.ts";

/**
 * The name of a program among the readers: Python's library `rfc3986` is not the edition that it is named after.
 */
export type ProgramReader = Exclude<ProgramId, EditionId> | `python-${Extract<ProgramId, EditionId>}`;

/** The name of a program among the readers. */
export function readerOf({ id }: Pick<Program<ProgramId>, "id">): ProgramReader {
  const isTaken = EDITIONS.some((edition) => edition.id === id);
  return (isTaken ? `python-${id}` : id) as ProgramReader; // as the type says
}

const BY_READER = new Map<string, Program<ProgramId>>(PROGRAMS.map((one) => [readerOf(one), one]));

/** The error for a reader that nobody knows. */
export function unknownReader(reader: string): TypeError {
  return new TypeError(
    `there is no reader ${typeof reader === "string" ? JSON.stringify(reader) : typeof reader}`,
  );
}

/** The program of that name among the readers; undefined if it is not a program. */
export function programNamed(reader: string): Program<ProgramId> | undefined {
  return BY_READER.get(reader);
}

/**
 * A reader: an edition, a program in use, or a program that only splits a text by the expression of Appendix B.
 */
export type ReaderId = EditionId | ProgramReader | "appendix-b";

/** The name of a program that follows Appendix B of RFC 3986. */
export const SPLITTER_NAME = statement("appendix-b-parser");

/** The name of a reader, as sentences have it. */
export function readerName(reader: ReaderId): string | Statement {
  if (reader === "appendix-b") return SPLITTER_NAME;
  return programNamed(reader)?.name ?? EDITIONS.find(({ id }) => id === reader)?.name ?? reader;
}

/** All editions, and a program that only splits. */
export const READERS_OF_STANDARDS: readonly ReaderId[] = [...EDITIONS.map(({ id }) => id), "appendix-b"];

/**
 * Everyone who reads: all editions, a program that only splits (RFC 3986 Appendix B), and all programs.
 */
export const READERS: readonly ReaderId[] = [...READERS_OF_STANDARDS, ...PROGRAMS.map(readerOf)];

/** A reader. */
export interface ReadersOptions {
  /** Editions, programs, and `appendix-b`. */
  readonly readers?: readonly ReaderId[];
}

/**
 * The readers in use today: all programs of `@urikit/programs`, RFC 3986, which many others follow, and the URL Standard,
 * which browsers, Node and undici do.
 */
export const READERS_IN_USE: readonly ReaderId[] = [
  ...EDITIONS.map(({ id }) => id).filter((id) => id === "rfc3986" || id === "whatwg"),
  ...PROGRAMS.map(readerOf),
];

/**
 * Whether a reader is in use: a program, an edition that new programs follow, or one that only splits. A program that
 * reads by an older edition is a reader of its own.
 */
export function isInUse(reader: ReaderId): boolean {
  return reader === "appendix-b" || READERS_IN_USE.includes(reader);
}

/** One of some readers that agree, to speak of: a program before an edition, and one in use before an older edition. */
export function spokesmanOf({ readers }: { readonly readers: readonly ReaderId[] }): ReaderId {
  const known = readers.find((reader) => programNamed(reader) !== undefined);
  return (known ?? readers.find(isInUse) ?? readers[0]) as ReaderId; // a set has a reader
}

/** The options of a function that asks readers, and no editions how they resolve. */
export const READERS_OPTIONS: OptionNames<ReadersOptions> = { readers: true };

/** Options with readers, checked. */
export function readersOptions<Options extends ReadersOptions & EditionResolveOptions>(
  options: Options,
  names: OptionNames<Options>,
): Options {
  const own = resolveOptions(options, names);
  if (own.readers !== undefined) requireReaders(own.readers);
  return own;
}

/** Refuses what is not a list of readers, and a reader that nobody knows. */
function requireReaders(readers: readonly ReaderId[]): void {
  if (!Array.isArray(readers)) throw new TypeError("readers must be an array of names");
  const unknown = readers.find((reader) => !READERS_OF_STANDARDS.includes(reader) && !programNamed(reader));
  if (unknown !== undefined) throw unknownReader(unknown);
}
