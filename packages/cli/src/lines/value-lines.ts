/** The values of the rows of one input, each as a line: of fields, of CSV, of JSON Lines (`row-value.ts`). */

import { Buffer } from "node:buffer";
import type { LineError } from "@urikit/explain";
import { type Line, lineOf, textOf } from "./line-text.ts";
import type { ValueOptions } from "./list-options.ts";
import { Row } from "./row.ts";
import { isPlace, valueFinder } from "./row-value.ts";

/** The value of a row; why it has none; undefined, if it is the header of CSV. */
export type LineValue = Line | LineError | undefined;

/** Gives the value of one row after another. */
export function valueLines(options: ValueOptions): (line: Line) => LineValue {
  const finder = valueFinder(options);
  return (line) => {
    const { octets } = line;
    const row = Row.of(line.ascii ?? textOf(octets), octets);
    const found = finder.placeIn(row);
    if (found === undefined || !isPlace(found)) return found;
    return lineOf(found.text === undefined ? row.octets(found.from, found.to) : Buffer.from(found.text));
  };
}
