/** The lines of a list that `--only` leaves, one by one: the same as those of `uri where`. */

import { isUtf8 } from "node:buffer";
import type { WhereFields } from "@urikit/where";
import { lineSieve } from "@urikit/where/lines";
import { type Line, textOf } from "../../lines/line-text.ts";
import { LONGEST_EXPLAINED, LONGEST_LINE } from "../../lines/longest.ts";
import { askedOf } from "./asked.ts";
import { isExplaining, judgesOf } from "./judges.ts";

/** What else an expression asks. */
export interface TakenOptions {
  /** The policy of the command, which `denied` alone asks. */
  readonly deniedBy?: object | undefined;
  /** Whether IRIs are asked about, each as its URI. */
  readonly iri?: true | undefined;
  /** The names of the fields that the command knows of each line. */
  readonly fields?: readonly string[] | undefined;
}

/**
 * Whether an expression is true of a line, or of one that is invalid for the reason with this code.
 *
 * @throws {UsageError} If the expression is wrong.
 */
export async function takenLines(
  given: string,
  { deniedBy, iri, fields: names }: TakenOptions = {},
): Promise<(line: Line, code?: string, fields?: WhereFields) => boolean> {
  const { expression, uriOf } = await askedOf(given, iri);
  const sieve = lineSieve(
    expression,
    await judgesOf(expression, { givenAs: "--only", deniedBy, fields: names }),
  );
  const takes: typeof sieve = (text, code, fields) =>
    sieve(text === undefined ? undefined : uriOf(text), code, fields);
  const longest = isExplaining(expression) ? LONGEST_EXPLAINED : LONGEST_LINE;
  return (line, code, fields) => {
    if (code !== undefined) return takes(undefined, code, fields);
    if (line.length > longest) return takes(undefined, "line-too-long", fields);
    const { ascii } = line;
    if (ascii !== undefined) return takes(ascii, undefined, fields);
    const { octets } = line;
    return takes(isUtf8(octets) ? textOf(octets) : undefined, undefined, fields);
  };
}
