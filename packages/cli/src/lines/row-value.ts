/**
 * Where the value of a row lies, which a command works on: in a field (`--field`), in a column of CSV (RFC 4180, `--csv`), or in
 * an object of JSON (RFC 8259, `--json-field`).
 */

import { type LineError, noField, noJsonText, notJsonObject, openQuote } from "@urikit/explain";
import { UsageError } from "../exit.ts";
import { type JsonPath, jsonTextAt, pathText } from "./json-text.ts";
import type { ValueOptions } from "./list-options.ts";
import { Row } from "./row.ts";

/** The place of a value in the characters of a row. */
export interface ValuePlace {
  readonly from: number;
  readonly to: number;
  /** The text of the value, where it is written in another way. */
  readonly text?: string;
  /** Where the value itself begins, after its quotation mark. */
  readonly inner?: number;
}

/** Finds the values of the rows of one input, one after another. */
export interface ValueFinder {
  /** The place of the value; why it has no place; or undefined, if the row is the header. */
  placeIn(row: Row): ValuePlace | LineError | undefined;
}

export function isPlace(found: ValuePlace | LineError): found is ValuePlace {
  return "from" in found;
}

/** The finder of an input. */
export function valueFinder({ field, separator, csv, jsonField }: ValueOptions): ValueFinder {
  if (csv !== undefined) return new CsvColumn(csv, separator ?? ",");
  if (jsonField !== undefined) return { placeIn: (row) => jsonPlace(row, jsonField) };
  return { placeIn: (row) => fieldPlace(row, field ?? 1, row.written(separator ?? "\t")) };
}

/** Where the field of this number lies. */
function fieldPlace(row: Row, field: number, separator: string): ValuePlace | LineError {
  const { characters } = row;
  let from = 0;
  for (let number = 1; number < field; number++) {
    const end = characters.indexOf(separator, from);
    if (end < 0) return noField(row.text(0).length, { field, fields: number });
    from = end + separator.length;
  }
  const end = characters.indexOf(separator, from);
  return { from, to: end < 0 ? characters.length : end };
}

function jsonPlace(row: Row, path: JsonPath): ValuePlace | LineError {
  const found = row.isText ? jsonTextAt(row.characters, path) : undefined;
  if (found === undefined) return notJsonObject();
  return found === "absent" ? noJsonText(pathText(path)) : found;
}

/** The column of a name, which the first row of an input has. */
class CsvColumn implements ValueFinder {
  readonly #name: string;
  readonly #separator: string;
  #column: number | undefined;

  constructor(name: string, separator: string) {
    this.#name = name;
    this.#separator = separator;
  }

  /** @throws {UsageError} If the first row does not have the column. */
  placeIn(row: Row): ValuePlace | LineError | undefined {
    const cells = cellsOf(row, row.written(this.#separator));
    if (this.#column !== undefined) return cellAt(row, cells, this.#column);
    const names = cells.cells.map(({ from, to, text }) => text ?? row.text(from, to));
    this.#column = names.indexOf(this.#name);
    if (this.#column < 0) throw new UsageError("no-column", this.#name, ...names);
    return undefined;
  }
}

/** The cells of a row, up to one whose quotation mark is not closed. */
interface Cells {
  readonly cells: readonly ValuePlace[];
  readonly openQuote?: number;
}

function cellAt(row: Row, { cells, openQuote: open }: Cells, column: number): ValuePlace | LineError {
  if (open !== undefined) return openQuote(row.text(0, open).length);
  const cell = cells[column];
  return cell ?? noField(row.text(0).length, { field: column + 1, fields: cells.length });
}

/** RFC 4180 §2: values with the separator between them; in one between quotation marks, two of them are one. */
function cellsOf(row: Row, separator: string): Cells {
  const { characters } = row;
  const cells: ValuePlace[] = [];
  for (let from = 0; ; ) {
    const quoted = characters[from] === '"';
    const end = quoted ? closingQuote(characters, from + 1) : from;
    if (end < 0) return { cells, openQuote: from };
    const next = characters.indexOf(separator, end);
    const to = next < 0 ? characters.length : next;
    const place = { from, to };
    cells.push(
      quoted ? { ...place, text: row.text(from + 1, end).replaceAll('""', '"'), inner: from + 1 } : place,
    );
    if (next < 0) return { cells };
    from = to + separator.length;
  }
}

/** Where the quotation mark that closes a value is; -1, if no such mark is there. */
function closingQuote(characters: string, from: number): number {
  let at = characters.indexOf('"', from);
  while (at >= 0 && characters[at + 1] === '"') at = characters.indexOf('"', at + 2);
  return at;
}

/** A value as CSV has it. */
export function csvCell(text: string, separator: string): string {
  return text.includes('"') || text.includes(separator) || /[\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** A row with each of its values as `shown` has it. */
export function maskedValues(
  text: string,
  { separator, csv, jsonField }: ValueOptions,
  shown: (text: string) => string,
): string {
  if (jsonField !== undefined) return text.replaceAll(JSON_TEXT, (written) => maskedJson(written, shown));
  const between = separator ?? (csv === undefined ? "\t" : ",");
  if (csv === undefined) return text.split(between).map(shown).join(between);
  const { cells, openQuote: open } = cellsOf(Row.of(text, new Uint8Array(0)), between);
  if (open !== undefined) return shown(text);
  const masked = cells.map(({ from, to, text: quoted }) => {
    const value = quoted ?? text.slice(from, to);
    const masked = shown(value);
    return masked === value ? text.slice(from, to) : csvCell(masked, between);
  });
  return masked.join(between);
}

/** A text in JSON, with its quotation marks; to the end, if the second one is absent, so that no text is looked through twice. */
const JSON_TEXT = /"(?:[^"\\]|\\.)*"?/g;

function maskedJson(written: string, shown: (text: string) => string): string {
  try {
    const text = String(JSON.parse(written));
    const masked = shown(text);
    return masked === text ? written : JSON.stringify(masked);
  } catch {
    return shown(written);
  }
}
