/** Lines of fields, as in TSV, CDX, or CSV without quotes: a work on the values of one field; the others are left as they are. */

import { type OptionNames, requireObject, requireOptions, requireString } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { ANSWER, NULL_VALUE, OctetBuffer, type ValueColumn } from "../values/answers.ts";
import type { ValueWork } from "../values/check-values.ts";
import { type ComponentName, splitValues } from "../values/split-values.ts";
import type { OverflowKeys, UniqueValues } from "../values/unique-values.ts";
import { overlongLine } from "./check.ts";
import { type ColumnName, requireColumns } from "./columns.ts";
import { INVALID_PLACE_OPTIONS, type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";

/** The field of each line that is read. */
export interface FieldOptions {
  /** Its number, counted from 1. */
  readonly field: number;
  /** The text between fields: one character, a TAB unless another is given. */
  readonly separator?: string | undefined;
}

const FIELD_OPTIONS: OptionNames<FieldOptions & ListReaderOptions> = {
  ...LIST_READER_OPTIONS,
  field: true,
  separator: true,
};

/** The options for lines of fields. */
export interface FieldLinesOptions extends FieldOptions, InvalidPlace, ListReaderOptions {
  /** The text in the place of each valid line, with its line end; the line with its answer, unless this is given. */
  readonly verdict?: string | undefined;
}

/**
 * A reader that gives lines with the answer to one of their fields in its place. A line that has no such field is invalid,
 * as one is whose field is. A line whose answer is `NONE` gives nothing.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { fieldLines, normalizeValues } from "@urikit/lists";
 *
 * const list = fieldLines(normalizeValues(), { field: 2, separator: "," });
 * let text = "";
 * for (const octets of list.write(new TextEncoder().encode("1,HTTP://A/,x\n2,http://b/,y\n")))
 *   text += new TextDecoder().decode(octets);
 * text; // => "1,http://a/,x\n2,http://b/,y\n"
 * ```
 */
export function fieldLines(work: ValueWork, options: FieldLinesOptions): ListReader<Uint8Array> {
  options = requireOptions(options, { ...FIELD_OPTIONS, ...INVALID_PLACE_OPTIONS, verdict: true });
  if (typeof work?.answers !== "function") throw new TypeError("the work must be one on values");
  const { verdict } = options;
  if (verdict !== undefined) requireString(verdict, "verdict");
  const toRows = verdict === undefined ? answered(work) : judged(work, verdict);
  return reader(toRows, { ...options, isReplaced: verdict === undefined });
}

/** The columns that replace a field. */
export interface FieldColumnsOptions extends FieldOptions, ListReaderOptions {
  /** Their names, in the order in which they are written. */
  readonly columns: readonly ColumnName[];
  /** The replacement for an invalid field: values that are undefined, unless asked otherwise; or no line at all. */
  readonly invalid?: "empty" | "drop" | undefined;
  /** Called for each invalid line. An error that it throws ends the reading. */
  readonly onInvalid?: ((line: InvalidLine) => void) | undefined;
}

/**
 * A reader that gives lines with the components of one of their fields in its place, with separators between them. A
 * component that is not defined is `\\N`, as all are of a field that is invalid. So is each field that a row lacks before it.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { fieldColumns } from "@urikit/lists";
 *
 * const list = fieldColumns({ field: 2, columns: ["host", "port"] });
 * const [octets] = list.write(new TextEncoder().encode("1\thttp://a/\tx\n"));
 * new TextDecoder().decode(octets); // => "1\ta\t\\N\tx\n"
 * ```
 */
export function fieldColumns(options: FieldColumnsOptions): ListReader<Uint8Array> {
  options = requireOptions(options, { ...FIELD_OPTIONS, ...INVALID_PLACE_OPTIONS, columns: true });
  const { columns, separator = TAB, invalid = "empty", onInvalid } = options;
  if (invalid !== "empty" && invalid !== "drop") throw new TypeError("invalid must be one of empty, drop");
  requireColumns(columns);
  requireString(separator, "separator");
  const place = { invalid: "drop", onInvalid } as const;
  const undefinedValues = invalid === "empty" ? columns.length : undefined;
  return reader(inColumns(columns, separator), { ...options, ...place, undefinedValues, isReplaced: true });
}

const TAB = "\t";
const LF = 0x0a;

/** How rows are made. */
interface RowOptions extends FieldOptions, InvalidPlace, ListReaderOptions {
  /** Whether the answer to a value replaces its field; otherwise only the answer is given. */
  readonly isReplaced: boolean;
  /** How many undefined values replace an invalid field, if the row stays. */
  readonly undefinedValues?: number | undefined;
}

function reader(toRows: ToRows, options: RowOptions): ListReader<Uint8Array> {
  options = requireObject(options);
  const engine = new Engine(options);
  engine.setPlain(0);
  return new ListWindow(engine, new FieldWork(engine, toRows, options), options);
}

/** The answers to the values of some rows. */
interface RowAnswers {
  /** By row, one of `ANSWER`. */
  readonly kinds: Uint8Array;
  /** Writes the answer to a value that is neither its own answer nor invalid. */
  write(row: number, out: OctetBuffer): void;
  /** The keys of the last rows that are given, if these had no room. */
  readonly overflow?: OverflowKeys | undefined;
}

type ToRows = (values: ValueColumn) => RowAnswers;

function answered(work: ValueWork): ToRows {
  return (values) => {
    const { kinds, from, to, made } = work.answers(values);
    return {
      kinds,
      overflow: "takeOverflow" in work ? (work as UniqueValues).takeOverflow() : undefined,
      write(row, out) {
        const source = kinds[row] === ANSWER.MADE ? made.octets : values.octets;
        out.part(source, from[row] as number, to[row] as number); // a row has all its places
      },
    };
  };
}

/** All values that are valid have the same answer. */
function judged(work: ValueWork, verdict: string): ToRows {
  const said = new TextEncoder().encode(verdict);
  return (values) => {
    const { kinds } = work.answers(values);
    isSaid(kinds);
    return { kinds, write: (_row, out) => out.part(said, 0, said.length) };
  };
}

function inColumns(columns: readonly ColumnName[], separator: string): ToRows {
  const names = columns.filter((name): name is ComponentName => name !== "line");
  const splitter = splitValues([...new Set(names)]);
  const between = new TextEncoder().encode(separator);
  return (values) => {
    const { kinds, places } = splitter.components(values);
    const columnPlaces = columns.map((name) => (name === "line" ? values : places[name]));
    isSaid(kinds);
    return {
      kinds,
      write(row, out) {
        for (const [index, column] of columnPlaces.entries()) {
          if (index > 0) out.part(between, 0, between.length);
          const from = column?.from[row] ?? NULL_VALUE;
          if (from === NULL_VALUE) out.text("\\N");
          else out.part(values.octets, from, column?.to[row] ?? from);
        }
      },
    };
  };
}

/** Each value that is valid has an answer of its own. */
function isSaid(kinds: Uint8Array): void {
  for (let row = 0; row < kinds.length; row++) if (kinds[row] === ANSWER.SAME) kinds[row] = ANSWER.MADE;
}

/** The columns of `assembly/works/fields.ts`. */
const COLUMN = { rowFrom: 0, rowTo: 1, rowNext: 2, fieldFrom: 3, fieldTo: 4 } as const;

/** The number of undefined values that are written at once. */
const UNDEFINED_AT_ONCE = 256;

/** A longer run of rows that stay as they are is given from where it was read. */
const LONG_RUN = 4096;

/** Where rows lie in octets, and their fields: a place a row. A field that is absent begins at `NULL_VALUE`. */
interface RowPlaces {
  readonly octets: Uint8Array;
  readonly from: Uint32Array;
  /** Without its line end. */
  readonly to: Uint32Array;
  readonly next: Uint32Array;
  readonly fieldFrom: Uint32Array;
  readonly fieldTo: Uint32Array;
}

class FieldWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #toRows: ToRows;
  readonly #field: number;
  readonly #isReplaced: boolean;
  readonly #invalid: InvalidPlaces;
  /** How many values that are undefined a row has whose field is invalid, if it stays. */
  readonly #values: number | undefined;
  readonly #separator: Uint8Array;
  /** Values that are undefined, with a separator before each. */
  readonly #undefined: Uint8Array;
  readonly #most: number;
  readonly #out = new OctetBuffer();
  /** All octets that were read before this place were given, or are in {@link #out}. */
  #run = 0;

  /** @throws {TypeError} If an option has a value that does not exist. */
  constructor(engine: Engine, toRows: ToRows, options: RowOptions) {
    const { field, separator = TAB, isReplaced, undefinedValues } = options;
    if (!(Number.isInteger(field) && field >= 1 && field < 2 ** 32))
      throw new TypeError(
        `field must be an integer from 1, not ${typeof field === "number" ? field : typeof field}`,
      );
    requireString(separator, "separator");
    const octets = new TextEncoder().encode(separator);
    if ([...separator].length !== 1 || octets[0] === LF)
      throw new TypeError("separator must be one character, and not a line end");
    this.#engine = engine;
    this.#toRows = toRows;
    this.#field = field;
    this.#isReplaced = isReplaced;
    this.#values = undefinedValues;
    this.#separator = octets;
    this.#undefined = new TextEncoder().encode(`${separator}\\N`.repeat(UNDEFINED_AT_ONCE));
    this.#invalid = new InvalidPlaces(options);
    this.#most = engine.code.FIELD_ROWS.value;
    const number = octets.reduceRight((before, octet) => before * 256 + octet, 0);
    engine.code.setSeparator(number | 0, octets.length);
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const { code } = this.#engine;
    code.beginLines(from, to);
    let before = 0;
    for (let rows = code.fields(this.#field, from); rows > 0; rows = code.fields(this.#field, from)) {
      const octets = this.#engine.octets.subarray(from, to);
      yield* this.#rows(octets, rows, { lines: place.lines + before, octets: place.octets });
      before += rows;
    }
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
    if (this.#values === undefined || !piece.last) return;
    yield* this.#undefinedValues(this.#field - 1 + this.#values, true); // nobody has read its fields
    this.#out.octet(LF);
    yield this.#out.taken();
  }

  /** Gives rows: those that stay as they are run by run. */
  *#rows(octets: Uint8Array, rows: number, place: ListPlace): Generator<Uint8Array> {
    const at = this.#places(octets, rows);
    const { from, to, next, fieldFrom } = at;
    const answers = this.#toRows({ octets, from: fieldFrom, to: at.fieldTo, rows });
    const { kinds, overflow } = answers;
    const overflowing = overflow === undefined ? rows : firstOfLast(overflow.count, kinds);
    this.#run = from[0] as number; // a row has all its places
    for (let row = 0; row < rows; row++) {
      const kind = kinds[row] as number; // and an answer
      if (kind === ANSWER.SAME) {
        if (row === overflowing && overflow?.isFirst)
          yield* this.#giveUpTo(octets, from[row] as number, true);
        if (row >= overflowing) overflow?.next();
        if ((to[row] as number) + 1 !== next[row]) this.#cut(at, row);
      } else if (kind === ANSWER.MADE || kind === ANSWER.PART) {
        this.#answer(at, row, answers);
      } else {
        yield* this.#giveUpTo(octets, from[row] as number);
        this.#run = next[row] as number;
        if (kind !== ANSWER.NONE || fieldFrom[row] === NULL_VALUE)
          yield* this.#invalidRow(at, row, kind, place);
      }
    }
    yield* this.#giveUpTo(octets, next[rows - 1] as number);
    yield this.#out.taken();
  }

  /** Gives or writes what was not given up to a place; all of it is given then, if that is asked. */
  *#giveUpTo(octets: Uint8Array, end: number, isAll = false): Generator<Uint8Array> {
    if (end - this.#run < LONG_RUN) this.#out.part(octets, this.#run, end);
    if (isAll || end - this.#run >= LONG_RUN) yield this.#out.taken();
    if (end - this.#run >= LONG_RUN) yield octets.subarray(this.#run, end);
    this.#run = end;
  }

  /** A row whose end is CRLF, and becomes LF. */
  #cut({ octets, to, next }: RowPlaces, row: number): void {
    this.#out.part(octets, this.#run, to[row] as number);
    this.#out.octet(LF);
    this.#run = next[row] as number;
  }

  /** Writes the answer to a value in its place, or in that of its row. */
  #answer(at: RowPlaces, row: number, answers: RowAnswers): void {
    if (!this.#isReplaced) {
      answers.write(row, this.#out);
      this.#run = at.next[row] as number;
      return;
    }
    this.#out.part(at.octets, this.#run, at.fieldFrom[row] as number);
    answers.write(row, this.#out);
    this.#run = at.fieldTo[row] as number;
    if ((at.to[row] as number) + 1 !== at.next[row]) this.#cut(at, row);
  }

  /** A row whose field is invalid, or absent. */
  *#invalidRow(at: RowPlaces, row: number, kind: number, place: ListPlace): Generator<Uint8Array> {
    yield this.#out.taken();
    const [from, to] = [at.from[row] as number, at.to[row] as number];
    const isMissing = at.fieldFrom[row] === NULL_VALUE;
    yield* this.#invalid.stands({
      number: place.lines + row + 1,
      from: place.octets + from,
      to: place.octets + to,
      reason: isMissing ? "no-field" : kind === ANSWER.NOT_UTF_8 ? "not-utf-8" : "not-a-reference",
      octets: at.octets.subarray(from, to),
    });
    if (this.#values !== undefined) yield* this.#undefinedRow(at, row, this.#values);
  }

  /** The row with undefined values in the place of its field; or after the row, if it has no such field. */
  *#undefinedRow(at: RowPlaces, row: number, values: number): Generator<Uint8Array> {
    const { octets, fieldFrom, fieldTo } = at;
    const [from, to] = [at.from[row] as number, at.to[row] as number];
    const out = this.#out;
    if (fieldFrom[row] === NULL_VALUE) {
      out.part(octets, from, to);
      const missing = this.#field - 1 - this.#fieldsIn(octets.subarray(from, to));
      yield* this.#undefinedValues(missing + values, false);
    } else {
      out.part(octets, from, fieldFrom[row] as number);
      yield* this.#undefinedValues(values, true);
      out.part(octets, fieldTo[row] as number, to);
    }
    out.octet(LF);
  }

  /** Writes this many values, with separators between them; some are given then. */
  *#undefinedValues(count: number, isFirst: boolean): Generator<Uint8Array> {
    const values = this.#undefined;
    const step = values.length / UNDEFINED_AT_ONCE;
    const out = this.#out;
    for (let left = count; left > 0; left -= UNDEFINED_AT_ONCE) {
      const from = isFirst && left === count ? this.#separator.length : 0;
      out.part(values, from, step * Math.min(left, UNDEFINED_AT_ONCE));
      if (out.length > LONG_RUN) yield out.taken();
    }
  }

  /** How many fields a row has. */
  #fieldsIn(row: Uint8Array): number {
    const [first = LF] = this.#separator;
    let fields = 1;
    for (let at = row.indexOf(first); at >= 0; at = row.indexOf(first, at + 1))
      if (this.#separator.every((octet, index) => row[at + index] === octet)) fields++;
    return fields;
  }

  #places(octets: Uint8Array, rows: number): RowPlaces {
    const findings = this.#engine.code.FINDINGS.value;
    const column = (number: number) => this.#engine.unsigned(findings + 4 * number * this.#most, rows);
    return {
      octets,
      from: column(COLUMN.rowFrom),
      to: column(COLUMN.rowTo),
      next: column(COLUMN.rowNext),
      fieldFrom: column(COLUMN.fieldFrom),
      fieldTo: column(COLUMN.fieldTo),
    };
  }
}

/** Where the last `count` rows begin that are their own answers. */
function firstOfLast(count: number, kinds: Uint8Array): number {
  let row = kinds.length;
  for (let left = count; left > 0 && row > 0; ) if (kinds[--row] === ANSWER.SAME) left--;
  return row;
}
