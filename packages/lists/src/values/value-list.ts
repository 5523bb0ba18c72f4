/**
 * Values as a list: each is a line, which a reader of lists reads in its own memory. A value that no line can hold, since
 * it has a line end in it, and one that is very long, is answered by text.
 */

import type { ListReader } from "../list-reader.ts";
import { LONGEST_LINE } from "../list-reader.ts";
import { ANSWER, type Answers, NULL_VALUE, type Values } from "./answers.ts";

const LF = 0x0a;
const CR = 0x0d;

/** A longer value does not become a line. */
const LONGEST_AS_LINE = 32 * 1024;

/** A copy of so few octets takes less time than to call what copies many. */
const FEW = 96;

/** What becomes of values that are lines. */
export interface ValueReading<Result> {
  readonly reader: ListReader<Result>;
  /** Takes what the reader gives of the lines of a window. */
  take(given: Iterable<Result>, window: LineWindow): void;
  /** Answers a value by its text, which is valid UTF-8. */
  answerText(answers: Answers, row: number, text: string): void;
}

/** Some values that stand as lines in the memory of a reader. */
export interface LineWindow {
  readonly answers: Answers;
  /** The memory: lines, each with a line end, from its beginning on. */
  readonly octets: Uint8Array;
  /** The row of each line. */
  readonly rows: Uint32Array;
  /** Where each line ends in `octets`, after its line end. */
  readonly ends: Uint32Array;
  /** How many lines there are. */
  readonly lines: number;
  /** How many lines the reader read before. */
  readonly linesBefore: number;
}

/** Has values read as lines, window by window. */
export class ValueList<Result> {
  readonly #reading: ValueReading<Result>;
  #rows = new Uint32Array(1024);
  #ends = new Uint32Array(1024);

  constructor(reading: ValueReading<Result>) {
    this.#reading = reading;
    // So that no value stands at the beginning of the list, where it might be taken for a byte order mark.
    for (const _ of reading.reader.write(Uint8Array.of(LF)));
  }

  /** Answers all values. */
  read(values: Values, answers: Answers): void {
    for (let row = 0; row < values.rows; ) row = this.#window(values, answers, row);
  }

  /** Answers values from a row on, as many as the memory of the reader holds. Returns the row after them. */
  #window({ octets, from, to, rows }: Values, answers: Answers, first: number): number {
    const { reader } = this.#reading;
    const memory = reader.room();
    if (this.#rows.length < rows) {
      this.#rows = new Uint32Array(rows);
      this.#ends = new Uint32Array(rows);
    }
    let lines = 0;
    let end = 0;
    let row = first;
    for (; row < rows; row++) {
      const begin = from[row] as number;
      const size = (to[row] as number) - begin;
      if (begin === NULL_VALUE) {
        answers.kinds[row] = ANSWER.NONE;
        continue;
      }
      if (size > LONGEST_AS_LINE) {
        this.#byText(octets.subarray(begin, begin + size), answers, row);
        continue;
      }
      if (end + size >= memory.length) break;
      const next = copyLine(octets, begin, begin + size, memory, end);
      if (next === undefined) {
        this.#byText(octets.subarray(begin, begin + size), answers, row);
        continue;
      }
      memory[next] = LF;
      end = next + 1;
      this.#rows[lines] = row;
      this.#ends[lines++] = end;
    }
    const window = {
      answers,
      octets: memory,
      rows: this.#rows,
      ends: this.#ends,
      lines,
      linesBefore: reader.lines,
    };
    this.#reading.take(reader.advance(end), window);
    return row;
  }

  #byText(octets: Uint8Array, answers: Answers, row: number): void {
    if (octets.length > LONGEST_LINE) {
      answers.kinds[row] = ANSWER.TOO_LONG;
      return;
    }
    const text = textIfAny(octets);
    if (text === undefined) answers.kinds[row] = ANSWER.NOT_UTF_8;
    else this.#reading.answerText(answers, row, text);
  }
}

/** Copies a value. Returns where it ends; undefined, if a line cannot hold it. */
function copyLine(
  source: Uint8Array,
  from: number,
  to: number,
  target: Uint8Array,
  at: number,
): number | undefined {
  if (from < to && source[to - 1] === CR) return undefined;
  const end = at + to - from;
  if (to - from > FEW) {
    const value = source.subarray(from, to);
    if (value.includes(LF)) return undefined;
    target.set(value, at);
    return end;
  }
  let seen = 0;
  for (let read = from, write = at; read < to; ) {
    const octet = source[read++] as number;
    if (octet === LF) seen = 1;
    target[write++] = octet;
  }
  return seen === 0 ? end : undefined;
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
