/** Lines of fields, as in TSV, CDX, or CSV without quotes: a command works on one field, and leaves the others. */

import { Buffer } from "node:buffer";
import { type LineError, lineErrorOf, noField } from "@urikit/explain";
import { type Command, Option } from "commander";
import { wholeNumber } from "../declaration.ts";
import { UsageError } from "../exit.ts";
import { LIST_OPTIONS } from "../help-layout.ts";
import { encodingError, viewOf } from "./line-text.ts";
import type { LineCommand, LinePlace, ReferenceCommand } from "./results.ts";
import type { Work } from "./work.ts";

/** The options for fields. */
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

/** @throws {UsageError} If the text is not one character. */
function separator(text: string): string {
  if (text === "\\t") return "\t";
  if ([...text].length !== 1 || text === "\n") throw new UsageError("one-character");
  return text;
}

/** The options for the output of a row. */
export interface RowOptions {
  /** Whether the result replaces the field; otherwise only the result is given. */
  readonly isReplaced: boolean;
}

/**
 * Whether a field is asked for.
 *
 * @throws {UsageError} If only the separator of fields is given.
 */
export function isOfField<Options extends FieldOptions>(
  options: Options,
): options is Options & { readonly field: number } {
  const { field, separator: given } = options;
  if (field === undefined && given !== undefined) throw new UsageError("separator-without-field");
  return field !== undefined;
}

/** The command on the field that is asked for; the command itself, if no field is. Its JSON is that of the field. */
export function inField(
  whole: LineCommand,
  options: FieldOptions & { readonly json?: true },
  { isReplaced }: RowOptions,
): LineCommand {
  if (!isOfField(options)) return whole;
  const { field, separator = "\t" } = options;
  const command = withoutThrowing(whole, options);
  const onField = (work: Work | undefined) =>
    work && FIELD_WORKS.has(work.name) ? { ...work, field: { field, separator } } : undefined;
  return {
    ...command,
    work: onField(command.work),
    jsonWork: onField(command.jsonWork),
    takes: "fields",
    alike: undefined,
    invalidLine: undefined,
    errorOf: (text, place) => {
      const row = rowOf(text, place);
      const at = placeOf(row, field, separator);
      if ("fields" in at) return noField(row.toString().length, { field, fields: at.fields });
      return errorAt(row, at, (value) => command.errorOf(value, place));
    },
    line: (text, place) => {
      const row = rowOf(text, place);
      const at = placeOf(row, field, separator) as FieldPlace; // it has no error
      const result = command.line(partOf(row, at.from, at.to).toString(), place);
      return result !== undefined && isReplaced ? replaced(row, at, result) : result;
    },
    json: (text, place) => {
      const row = rowOf(text, place);
      const { from, to } = placeOf(row, field, separator) as FieldPlace; // it has no error
      return command.json(partOf(row, from, to).toString(), place);
    },
  };
}

/** The works that are done on fields, too. */
const FIELD_WORKS: ReadonlySet<Work["name"]> = new Set([
  "check",
  "normalize",
  "key",
  "resolve",
  "columns",
  "unique",
]);

/** The command with its errors as values. One that throws is asked for its result then, which is kept until it is used. */
function withoutThrowing(command: LineCommand, { json }: { readonly json?: true }): ReferenceCommand {
  const { errorOf } = command;
  if (errorOf !== undefined) return { ...command, errorOf };
  let result: ReturnType<LineCommand["line"]>;
  let object: ReturnType<LineCommand["json"]>;
  return {
    ...command,
    errorOf: (text, place) => {
      try {
        if (json) object = command.json(text, place);
        else result = command.line(text, place);
        return undefined;
      } catch (error) {
        return lineErrorOf(error);
      }
    },
    line: () => result,
    json: () => object,
  };
}

/** A row: as text, if it is UTF-8. */
type Row = string | Buffer;

/** Where there is U+FFFD, the text may be another than that of the octets. */
function rowOf(text: string, place: LinePlace): Row {
  return text.includes("\ufffd") ? viewOf(place.octets) : text;
}

/** A part of a row. */
function partOf(row: Row, from: number, to?: number): Row {
  return typeof row === "string" ? row.slice(from, to) : row.subarray(from, to);
}

/** Where a field lies. */
interface FieldPlace {
  readonly from: number;
  readonly to: number;
}

/** Where the field of this number lies; or how many fields the row has, if that is fewer. */
function placeOf(row: Row, field: number, separator: string): FieldPlace | { readonly fields: number } {
  const between = typeof row === "string" ? separator.length : Buffer.byteLength(separator);
  let from = 0;
  for (let number = 1; number < field; number++) {
    const end = row.indexOf(separator, from);
    if (end < 0) return { fields: number };
    from = end + between;
  }
  const end = row.indexOf(separator, from);
  return { from, to: end < 0 ? row.length : end };
}

/** An error in the text of a field is an error in the row, at its place there. */
function errorAt(
  row: Row,
  { from, to }: FieldPlace,
  errorOf: (text: string) => LineError | undefined,
): LineError | undefined {
  const value = partOf(row, from, to);
  const text = value.toString();
  const foreign = typeof value === "string" ? undefined : encodingError(value, text);
  const error = foreign ?? errorOf(text);
  return error && { ...error, index: partOf(row, 0, from).toString().length + error.index };
}

/** The row with a result in the place of the field. */
function replaced(row: Row, { from, to }: FieldPlace, result: string | Uint8Array): string | Buffer {
  const [before, after] = [partOf(row, 0, from), partOf(row, to)];
  if (typeof before === "string" && typeof result === "string") return `${before}${result}${after}`;
  return Buffer.concat(
    [before, result, after].map((part) => (typeof part === "string" ? Buffer.from(part) : part)),
  );
}
