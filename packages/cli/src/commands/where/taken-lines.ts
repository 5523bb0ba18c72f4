/** The lines of a list that `--only` leaves, one by one: the same as those of `uri where`. */

import { isUtf8 } from "node:buffer";
import { lineSieve } from "@urikit/where/lines";
import { type Line, textOf } from "../../lines/line-text.ts";
import { LONGEST_EXPLAINED, LONGEST_LINE } from "../../lines/longest.ts";
import { isExplaining, judgesOf } from "./judges.ts";

/**
 * Whether an expression is true of a line.
 *
 * @param deniedBy The policy of the command, which `denied` alone asks.
 * @throws {UsageError} If the expression is wrong.
 */
export async function takenLines(expression: string, deniedBy?: object): Promise<(line: Line) => boolean> {
  const takes = lineSieve(expression, await judgesOf(expression, { givenAs: "--only", deniedBy }));
  const longest = isExplaining(expression) ? LONGEST_EXPLAINED : LONGEST_LINE;
  return (line) => {
    if (line.length > longest) return takes(undefined, "line-too-long");
    const { ascii } = line;
    if (ascii !== undefined) return takes(ascii);
    const { octets } = line;
    return takes(isUtf8(octets) ? textOf(octets) : undefined);
  };
}
