/** RFC 3986 §3: the components of lines, column by column, as places: for Arrow, Parquet or a data frame. */

import { requireOptions } from "urikit/foundation";
import { Engine, OUTCOME } from "../engine.ts";
import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { NULL_VALUE, type ValueColumn } from "../values/answers.ts";
import { overlongLine } from "./check.ts";

/** The columns, in the order in which `assembly/components.ts` numbers them: `line` is the line itself. */
const COLUMNS = ["line", "scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** The name of a column: a component of RFC 3986 §3, without its delimiters; or the line. */
export type ColumnName = (typeof COLUMNS)[number];

/** The columns that are read. */
export interface ColumnLinesOptions extends ListReaderOptions {
  /** Their names; all, unless some are asked for. */
  readonly columns?: readonly ColumnName[] | undefined;
}

/** The components of some lines: a row for each. All of it is lent: it is valid until the next rows are asked for. */
export interface ColumnRows {
  /** How many rows there are. */
  readonly rows: number;
  /** The number of the line of the first row, counted from 1. */
  readonly first: number;
  /** The columns that were asked for. A component that is not defined begins at `NULL_VALUE`. */
  readonly columns: Readonly<Partial<Record<ColumnName, ValueColumn>>>;
  /** The lines among them that are invalid: all their components are undefined, the path too. */
  readonly invalid: readonly InvalidLine[];
}

/**
 * A reader that gives the components of lines as places in typed arrays.
 *
 * @throws {TypeError} If a column does not exist.
 *
 * @example
 * ```ts
 * import { columnLines, NULL_VALUE } from "@urikit/lists";
 *
 * const list = columnLines({ columns: ["host", "port"] });
 * const hosts = [];
 * for (const { rows, columns } of list.write(new TextEncoder().encode("http://a:80/\n../b\n"))) {
 *   const { octets, from, to } = columns.host;
 *   for (let row = 0; row < rows; row++)
 *     hosts.push(from[row] === NULL_VALUE ? null : new TextDecoder().decode(octets.subarray(from[row], to[row])));
 * }
 * hosts; // => ["a", null]
 * ```
 */
export function columnLines(options: ColumnLinesOptions = {}): ListReader<ColumnRows> {
  options = requireOptions(options, { ...LIST_READER_OPTIONS, columns: true });
  const engine = new Engine(options);
  engine.setPlain(0);
  return new ListWindow(engine, new ColumnWork(engine, options), options);
}

/** Refuses what is not a list of columns. */
export function requireColumns(columns: readonly ColumnName[]): void {
  if (!Array.isArray(columns) || columns.length === 0)
    throw new TypeError("columns must name one column at least");
}

/** The number of a column. */
export function columnNumber(name: ColumnName): number {
  const number = COLUMNS.indexOf(name);
  if (number < 0) throw new TypeError(`a column must be one of ${COLUMNS.join(", ")}`);
  return number;
}

/** The column of lines, which says where invalid ones lie. */
const LINE = 0;

/** Gives the rows of lines, by the memory of an engine. */
export class ColumnWork implements LineWork<ColumnRows> {
  readonly #engine: Engine;
  /** The columns that are asked for, and their numbers. */
  readonly #columns: ReadonlyMap<ColumnName, number>;
  readonly #asked: number;
  /** Where the outcomes of rows lie, an octet each. */
  readonly #outcomes: number;
  readonly #most: number;

  constructor(engine: Engine, { columns = COLUMNS }: ColumnLinesOptions) {
    if (!Array.isArray(columns)) throw new TypeError("columns must be an array");
    this.#engine = engine;
    this.#columns = new Map(columns.map((name) => [name, columnNumber(name)]));
    this.#asked = [LINE, ...this.#columns.values()].reduce((bits, number) => bits | (1 << number), 0);
    this.#most = engine.code.ROWS.value;
    this.#outcomes = engine.code.FINDINGS.value + COLUMNS.length * this.#most * 8;
  }

  *lines(from: number, to: number, place: ListPlace): Generator<ColumnRows> {
    const { code } = this.#engine;
    const octets = this.#engine.octets.subarray(from, to);
    let first = place.lines + 1;
    code.beginLines(from, to);
    for (let rows = code.columns(this.#asked, from); rows > 0; rows = code.columns(this.#asked, from)) {
      const columns = this.#columnsOf((number) => this.#values(number, octets, rows));
      yield { rows, first, columns, invalid: this.#invalid(octets, rows, first, place.octets) };
      first += rows;
    }
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<ColumnRows> {
    if (!piece.first) return;
    const nothing = { octets, from: Uint32Array.of(NULL_VALUE), to: Uint32Array.of(NULL_VALUE), rows: 1 };
    const columns = this.#columnsOf(() => nothing);
    yield { rows: 1, first: place.lines + 1, columns, invalid: [overlongLine(octets, place)] };
  }

  #columnsOf(values: (number: number) => ValueColumn): ColumnRows["columns"] {
    const columns: Partial<Record<ColumnName, ValueColumn>> = {};
    for (const [name, number] of this.#columns) columns[name] = values(number);
    return columns;
  }

  /** The values of a column. */
  #values(column: number, octets: Uint8Array, rows: number): ValueColumn {
    const at = this.#engine.code.FINDINGS.value + column * this.#most * 8;
    const from = this.#engine.unsigned(at, rows);
    return { octets, from, to: this.#engine.unsigned(at + this.#most * 4, rows), rows };
  }

  /** The invalid lines of rows; `before` is how many octets are before those in which they lie. */
  #invalid(octets: Uint8Array, rows: number, first: number, before: number): InvalidLine[] {
    const invalid: InvalidLine[] = [];
    const outcomes = this.#engine.octets.subarray(this.#outcomes, this.#outcomes + rows);
    const { from, to } = this.#values(LINE, octets, rows);
    for (let row = 0; row < rows; row++) {
      const outcome = outcomes[row];
      if (outcome === 0) continue;
      const [begin, end] = [from[row] as number, to[row] as number]; // a column has all its rows
      invalid.push({
        number: first + row,
        from: before + begin,
        to: before + end,
        reason: outcome === OUTCOME.notUtf8 ? "not-utf-8" : "not-a-reference",
        octets: octets.subarray(begin, end),
      });
    }
    return invalid;
  }
}
