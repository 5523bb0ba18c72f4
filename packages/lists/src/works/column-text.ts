/** RFC 3986 §3: the components of lines as text: values with tabs between them, a line for each line. */

import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader } from "../list-reader.ts";
import { NULL_VALUE, OctetBuffer, type ValueColumn } from "../values/answers.ts";
import { type ColumnLinesOptions, type ColumnName, type ColumnRows, columnLines } from "./columns.ts";

/** The columns that are written, and how. */
export interface ColumnTextOptions extends ColumnLinesOptions {
  /** Their names, in the order in which they are written. */
  readonly columns: readonly ColumnName[];
  /** The replacement for an invalid line: a row of values that are undefined, unless asked otherwise; or nothing. */
  readonly invalid?: "empty" | "drop" | undefined;
  /** Called for each invalid line, before the rows that it is one of are given. An error that it throws ends the reading. */
  readonly onInvalid?: ((line: InvalidLine) => void) | undefined;
}

const TAB = 0x09;
const LF = 0x0a;

/**
 * A reader that gives the components of lines as values that tabs separate. An undefined value is `\N`: a component,
 * and all values of an invalid line, `line` too. So no value has a tab, a backslash or a line end in it.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { columnText } from "@urikit/lists";
 *
 * const list = columnText({ columns: ["host", "port", "path"] });
 * const [octets] = list.write(new TextEncoder().encode("http://a:80/b\n../c\n"));
 * new TextDecoder().decode(octets); // => "a\t80\t/b\n\\N\t\\N\t../c\n"
 * ```
 */
export function columnText(options: ColumnTextOptions): ListReader<Uint8Array> {
  const { columns, invalid = "empty" } = options;
  if (invalid !== "empty" && invalid !== "drop") throw new TypeError("invalid must be one of empty, drop");
  if (columns.length === 0) throw new TypeError("columns must name one column at least");
  // Whether a row is invalid, is asked of its path.
  return new ColumnText(columnLines({ ...options, columns: [...columns, "path"] }), options);
}

class ColumnText implements ListReader<Uint8Array> {
  readonly #rows: ListReader<ColumnRows>;
  readonly #options: ColumnTextOptions;
  readonly #out = new OctetBuffer();

  constructor(rows: ListReader<ColumnRows>, options: ColumnTextOptions) {
    this.#rows = rows;
    this.#options = options;
  }

  get lines(): number {
    return this.#rows.lines;
  }

  write(octets: Uint8Array): Iterable<Uint8Array> {
    return this.#texts(this.#rows.write(octets));
  }

  room(): Uint8Array {
    return this.#rows.room();
  }

  advance(count: number): Iterable<Uint8Array> {
    return this.#texts(this.#rows.advance(count));
  }

  end(): Iterable<Uint8Array> {
    return this.#texts(this.#rows.end());
  }

  *#texts(given: Iterable<ColumnRows>): Generator<Uint8Array> {
    const { columns, invalid = "empty", onInvalid } = this.#options;
    for (const { rows, columns: values, invalid: lines } of given) {
      if (onInvalid !== undefined) for (const line of lines) onInvalid(line);
      const written = columns.map((name) => values[name] as ValueColumn); // it was asked for
      const paths = values.path as ValueColumn;
      for (let row = 0; row < rows; row++) {
        if (paths.from[row] !== NULL_VALUE) this.#row(written, row);
        else if (invalid === "empty") this.#undefinedRow();
      }
      yield this.#out.taken();
    }
  }

  #row(columns: readonly ValueColumn[], row: number): void {
    const out = this.#out;
    for (let index = 0; index < columns.length; index++) {
      const { octets, from, to } = columns[index] as ValueColumn; // a row has all its columns
      const begin = from[row] as number;
      if (index > 0) out.octet(TAB);
      if (begin === NULL_VALUE) out.text("\\N");
      else out.part(octets, begin, to[row] as number);
    }
    out.octet(LF);
  }

  /** The row of an invalid line: even the line itself is undefined, because it may have a tab or a backslash. */
  #undefinedRow(): void {
    const row = this.#options.columns.map(() => "\\N").join("\t");
    this.#out.text(`${row}\n`);
  }
}
