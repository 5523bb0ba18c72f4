/** Lines of fields, as in TSV, CDX, or CSV without quotes: a command works on one field, and leaves the others. */

import { type Command, InvalidArgumentError, Option } from "commander";
import { wholeNumber } from "../declaration.ts";
import { UsageError } from "../exit.ts";
import { LIST_OPTIONS } from "../help-layout.ts";
import { encodingError } from "./encoding-error.ts";
import { fromLatin1, toLatin1 } from "./latin1.ts";
import { InvalidLine, type LineError, lineErrorOf } from "./line-error.ts";
import type { LineCommand } from "./results.ts";

/** What is asked for of fields. */
export interface FieldOptions {
  /** Counted from 1. */
  readonly field?: number;
  readonly separator?: string;
}

/** Declares the options of a command that can work on a field. */
export function declareField(command: Command): Command {
  return command
    .addOption(
      new Option("--field <N>", "read the field with this number, from 1, and leave the others")
        .argParser(wholeNumber)
        .helpGroup(LIST_OPTIONS),
    )
    .addOption(
      new Option("--separator <CHARACTER>", "what stands between fields; a TAB unless given")
        .argParser(separator)
        .helpGroup(LIST_OPTIONS),
    );
}

/** @throws {InvalidArgumentError} If the text is not one character. */
function separator(text: string): string {
  if (text === "\\t") return "\t";
  if ([...text].length !== 1 || text === "\n")
    throw new InvalidArgumentError("It must be one character, or \\t.");
  return text;
}

/** What becomes of a row. */
export interface RowOptions {
  /** Whether the result stands in the place of the field; otherwise the result is all that is given. */
  readonly isReplaced: boolean;
}

/**
 * Whether a field is asked for.
 *
 * @throws {UsageError} If only what stands between fields is given.
 */
export function isOfField(options: FieldOptions): options is FieldOptions & { readonly field: number } {
  const { field, separator: given } = options;
  if (field === undefined && given !== undefined) throw new UsageError("--separator needs --field");
  return field !== undefined;
}

/** The command on the field that is asked for; the command itself, if none is. Its JSON is that of the field. */
export function inField(
  command: LineCommand,
  options: FieldOptions,
  { isReplaced }: RowOptions,
): LineCommand {
  if (!isOfField(options)) return command;
  const { field, separator = "\t" } = options;
  const between = toLatin1(separator);
  const { work, needsWork: _needsWork, ...others } = command;
  return {
    ...others,
    ...(work && { work: { ...work, field: { field, separator } } }),
    takesOctets: true,
    givesOctets: true,
    hasFields: true,
    line: (_text, row, place) => {
      const { from, to } = placeOf(row, field, between);
      const result = asField(row, { from, to }, (text) => command.line(text, row.slice(from, to), place));
      return result !== undefined && isReplaced
        ? row.slice(0, from) + toLatin1(result) + row.slice(to)
        : result;
    },
    json: (_text, row) => {
      const { from, to } = placeOf(row, field, between);
      return asField(row, { from, to }, (text) => command.json(text, row.slice(from, to)));
    },
  };
}

/** Where a field lies. */
interface FieldPlace {
  readonly from: number;
  readonly to: number;
}

/** @throws {InvalidLine} If the row has no field of this number. */
function placeOf(row: string, field: number, between: string): FieldPlace {
  let from = 0;
  for (let number = 1; number < field; number++) {
    const end = row.indexOf(between, from);
    if (end < 0) throw new InvalidLine(noField(row, field, number));
    from = end + between.length;
  }
  const end = row.indexOf(between, from);
  return { from, to: end < 0 ? row.length : end };
}

function noField(row: string, field: number, fields: number): LineError {
  return {
    index: fromLatin1(row).length,
    code: "no-field",
    rule: "line",
    section: "uri",
    message: `the line has no field ${field}; it has ${fields}`,
  };
}

/** What comes of the text of a field. An error in it is an error in the row, at its place there. */
function asField<Result>(row: string, { from, to }: FieldPlace, use: (text: string) => Result): Result {
  const octets = row.slice(from, to);
  const text = fromLatin1(octets);
  const foreign = encodingError(octets, text);
  try {
    if (foreign !== undefined) throw new InvalidLine(foreign);
    return use(text);
  } catch (error) {
    const { index, ...lineError } = lineErrorOf(error);
    throw new InvalidLine({ ...lineError, index: fromLatin1(row.slice(0, from)).length + index });
  }
}
