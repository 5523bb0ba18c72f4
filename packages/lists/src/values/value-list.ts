/**
 * Values as a list: each is a line, which a reader of lists reads in its own memory. A value that no line can hold, since
 * it has a line end in it, and one that is very long, is answered by text.
 */

import type { Engine } from "../engine.ts";
import type { ListReader } from "../list-reader.ts";
import { LONGEST_LINE } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import { ANSWER, NULL_VALUE, OctetBuffer, type ValueAnswers, type ValueColumn } from "./answers.ts";

/** A longer value does not become a line. */
const LONGEST_AS_LINE = 32 * 1024;

/**
 * Values that lie within this many octets go to the memory of the reader together, with what is between them. Others
 * are put side by side before, if there are not that many in a stretch.
 */
const STRETCH = 256 * 1024;
const MANY = 64;

/** The reading of values that are lines. */
export interface ValueReading<Result> {
  /** It must not read from the start of a list, where a value might be taken for a byte order mark. */
  readonly reader: ListReader<Result>;
  /** Gets the lines of a window before they are read. */
  begin?(lines: GatheredLines): void;
  /** Takes what the reader gives of the lines of a window. */
  take(given: Iterable<Result>, window: LineWindow): void;
  /** Answers a value by its text, which is valid UTF-8. */
  answerText(answers: ValueAnswers, row: number, text: string): void;
}

/** The values that were gathered as lines. */
export interface GatheredLines {
  /** The row of each line. */
  readonly rows: Uint32Array;
  /** How many lines there are. */
  readonly lines: number;
}

/** Some values that are lines in the memory of a reader. */
export interface LineWindow extends GatheredLines {
  readonly answers: ValueAnswers;
  /** The memory: lines, each with a line end, from its beginning on. */
  readonly octets: Uint8Array;
  /** Where each line ends in `octets`, after its line end. */
  readonly ends: Uint32Array;
  /** How many lines the reader read before. */
  readonly linesBefore: number;
}

/** Has values read as lines, window by window. */
export class ValueList<Result> {
  readonly #reading: ValueReading<Result>;
  readonly #engine: Engine;
  readonly #most: number;
  readonly #rows: Uint32Array;
  readonly #ends: Uint32Array;
  /** Values that lay far from each other, and where they lie now. */
  readonly #scattered = new OctetBuffer();
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;

  constructor(reading: ValueReading<Result>) {
    const { reader } = reading;
    if (!(reader instanceof ListWindow)) throw new TypeError("the reader must have an engine of its own");
    this.#reading = reading;
    this.#engine = reader.engine;
    this.#most = this.#engine.code.GATHERED.value;
    this.#rows = new Uint32Array(this.#most);
    this.#ends = new Uint32Array(this.#most);
    this.#from = new Uint32Array(this.#most);
    this.#to = new Uint32Array(this.#most);
  }

  /** Answers all values. */
  read(values: ValueColumn, answers: ValueAnswers): void {
    for (let row = 0; row < values.rows; ) {
      const near = this.#near(values, row);
      if (near.from.length === 0) this.#byText(values, answers, row++);
      else if (near.from.length >= MANY || !near.isCut) row = this.#window(values, answers, row, near);
      else row = this.#window(values, answers, row, this.#sideBySide(values, row));
    }
  }

  /** The values from a row on that lie near each other; an empty run if the first is very long. */
  #near({ octets, from, to, rows }: ValueColumn, first: number): NearValues {
    const most = Math.min(rows, first + this.#most);
    let [begin, end] = [octets.length, 0];
    let isCut = false;
    let row = first;
    for (; row < most; row++) {
      const valueFrom = from[row] as number;
      if (valueFrom === NULL_VALUE) continue;
      const valueTo = to[row] as number;
      if (valueTo - valueFrom > LONGEST_AS_LINE) break;
      isCut = Math.max(end, valueTo) - Math.min(begin, valueFrom) > STRETCH;
      if (isCut) break;
      begin = Math.min(begin, valueFrom);
      end = Math.max(end, valueTo);
    }
    begin = Math.min(begin, end);
    return {
      octets: octets.subarray(begin, end),
      begin,
      from: from.subarray(first, row),
      to: to.subarray(first, row),
      isCut,
    };
  }

  /** The same of values that lie far from each other: they are copied. */
  #sideBySide({ octets, from, to, rows }: ValueColumn, first: number): NearValues {
    const count = Math.min(rows - first, this.#most);
    const out = this.#scattered;
    let index = 0;
    for (; index < count; index++) {
      const begin = from[first + index] as number; // a column has all its rows
      this.#from[index] = begin === NULL_VALUE ? NULL_VALUE : out.length;
      if (begin === NULL_VALUE) continue;
      const end = to[first + index] as number;
      if (end - begin > LONGEST_AS_LINE || out.length + end - begin > STRETCH) break;
      out.part(octets, begin, end);
      this.#to[index] = out.length;
    }
    const places = { from: this.#from.subarray(0, index), to: this.#to.subarray(0, index) };
    return { ...places, octets: out.taken(), begin: 0, isCut: false };
  }

  /** Answers near values, as many as the memory of the reader holds. Returns the row after them. */
  #window(values: ValueColumn, answers: ValueAnswers, first: number, near: NearValues): number {
    const { code } = this.#engine;
    const at = this.#engine.put(near.octets);
    const room = this.#reading.reader.room();
    const places = code.FINDINGS.value;
    const count = near.from.length;
    this.#engine.unsigned(places, count).set(near.from);
    this.#engine.unsigned(places + 4 * this.#most, count).set(near.to);
    const window = { from: room.byteOffset, to: room.byteOffset + room.length };
    const lines = code.gather(count, (at - near.begin) | 0, window.from, window.to);
    const end = first + code.gathered.value;
    const numbers = this.#engine.unsigned(places + 8 * this.#most, lines);
    for (let line = 0; line < lines; line++) this.#rows[line] = first + (numbers[line] as number);
    this.#ends.set(this.#engine.unsigned(places + 12 * this.#most, lines));
    for (let row = first; row < end; row++)
      if (values.from[row] === NULL_VALUE) answers.kinds[row] = ANSWER.NONE;
    if (lines > 0) this.#take(answers, window, lines);
    if (lines > 0 || end === first + count) return end;
    this.#byText(values, answers, end); // no line can hold it
    return end + 1;
  }

  #take(answers: ValueAnswers, { from, to }: { from: number; to: number }, lines: number): void {
    const { reader } = this.#reading;
    const gathered = { rows: this.#rows, lines };
    this.#reading.begin?.(gathered); // the memory may be another after that
    const window = {
      ...gathered,
      answers,
      octets: this.#engine.octets.subarray(from, to),
      ends: this.#ends,
      linesBefore: reader.lines,
    };
    this.#reading.take(reader.advance(this.#ends[lines - 1] as number), window);
  }

  /** Answers a value that does not become a line. */
  #byText({ octets, from, to }: ValueColumn, answers: ValueAnswers, row: number): void {
    const value = octets.subarray(from[row], to[row]);
    if (value.length > LONGEST_LINE) {
      answers.kinds[row] = ANSWER.TOO_LONG;
      return;
    }
    const text = textIfAny(value);
    if (text === undefined) answers.kinds[row] = ANSWER.NOT_UTF_8;
    else this.#reading.answerText(answers, row, text);
  }
}

/** Values from a row on that lie near each other. */
interface NearValues {
  /** The octets in which they lie, and where these begin: places are counted from this many octets before. */
  readonly octets: Uint8Array;
  readonly begin: number;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Whether the next value lies far away. */
  readonly isCut: boolean;
}

const STRICT_UTF8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of octets; undefined, if they are not UTF-8. */
export function textIfAny(octets: Uint8Array): string | undefined {
  try {
    return STRICT_UTF8.decode(octets);
  } catch {
    return undefined;
  }
}
