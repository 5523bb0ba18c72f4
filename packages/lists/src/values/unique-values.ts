/** RFC 3986 §6: the first of the values that are equivalent on a rung. */

import { isUriReference } from "urikit";
import { type OptionNames, requireOptions } from "urikit/foundation";
import { KEY_OPTIONS } from "../works/keys.ts";
import { type KeyOverflow, type UniqueLines, type UniqueLinesOptions, uniqueLines } from "../works/unique.ts";
import { ANSWER, ValueAnswers } from "./answers.ts";
import { INVALID_KINDS, type ValueWork } from "./check-values.ts";
import { type LineWindow, ValueList } from "./value-list.ts";

/** The choice of values that are answered. */
export type UniqueValuesOptions = Omit<
  UniqueLinesOptions,
  "invalid" | "onInvalid" | "longestLine" | "fromStart"
>;

const UNIQUE_VALUES_OPTIONS: OptionNames<UniqueValuesOptions> = {
  ...KEY_OPTIONS,
  memory: true,
  overflow: true,
  after: true,
  vectors: true,
  sharedMemory: true,
};

/** From values to those of them that are the first. */
export interface UniqueValues extends ValueWork {
  /** The reader that knows what was answered; another may come after it. */
  readonly reader: UniqueLines;
  /** The keys of the values that were answered last, if some of them had no room. */
  takeOverflow(): OverflowKeys | undefined;
}

/**
 * Answers the first of the values that are equivalent by itself, and the others by nothing. It is so among all values that
 * it is asked of.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 * @throws {RangeError} When it is asked, if the memory is full and nothing takes what overflows.
 *
 * @example
 * ```ts
 * import { ANSWER, uniqueValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("HTTP://Ahttp://ab");
 * const values = { octets, rows: 3, from: Uint32Array.of(0, 8, 16), to: Uint32Array.of(8, 16, 17) };
 * const { kinds } = uniqueValues().answers(values);
 * [...kinds].map((kind) => kind === ANSWER.SAME); // => [true, false, true]
 * ```
 */
export function uniqueValues(options: UniqueValuesOptions = {}): UniqueValues {
  options = requireOptions(options, UNIQUE_VALUES_OPTIONS);
  let window: LineWindow | undefined;
  const waiting = options.overflow && new WaitingKeys(options.overflow);
  const reader = uniqueLines({
    ...options,
    overflow: waiting,
    fromStart: false,
    onInvalid({ number, reason }) {
      if (window === undefined) return;
      const row = window.rows[number - window.linesBefore - 1] as number;
      window.answers.kinds[row] = INVALID_KINDS[reason];
    },
  });
  const list = new ValueList<Uint8Array>({
    reader,
    take(given, current) {
      window = current;
      takeFirst(given, current);
      window = undefined;
    },
    answerText(answers, row, text) {
      answers.kinds[row] = isUriReference(text) ? kindOfText(reader, text) : ANSWER.INVALID;
    },
  });
  return {
    reader,
    takeOverflow: () => waiting?.take(),
    answers(values) {
      const answers = new ValueAnswers(values.rows);
      list.read(values, answers);
      return answers;
    },
  };
}

const WORDS = 4;

/**
 * The keys that had no room, of some values that are the first: the last ones of those that were asked for.
 */
export interface OverflowKeys {
  readonly count: number;
  /** Has the next of them taken, before its value is given. */
  next(): void;
  /** Whether no value was taken before: all results so far must be given before the first is taken. */
  readonly isFirst: boolean;
}

/** Keeps keys that have no room until their values are given, one by one. */
class WaitingKeys implements KeyOverflow {
  readonly #overflow: KeyOverflow;
  #keys: number[] = [];
  #hasBegun = false;

  constructor(overflow: KeyOverflow) {
    this.#overflow = overflow;
  }

  begin(): void {} // with the first key

  add(keys: Int32Array, at: number): void {
    this.#keys.push(...keys.subarray(at, at + WORDS));
  }

  /** The keys that wait. */
  take(): OverflowKeys | undefined {
    const keys = Int32Array.from(this.#keys);
    this.#keys = [];
    let at = 0;
    if (keys.length === 0) return undefined;
    return {
      count: keys.length / WORDS,
      isFirst: !this.#hasBegun,
      next: () => {
        if (!this.#hasBegun) this.#overflow.begin();
        this.#hasBegun = true;
        this.#overflow.add(keys, at);
        at += WORDS;
      },
    };
  }
}

/** Marks the rows of a window whose lines are not given: the reader gives runs of the others from their places. */
function takeFirst(given: Iterable<Uint8Array>, { answers, octets, rows, ends, lines }: LineWindow): void {
  const memory = octets.byteOffset;
  let line = 0;
  for (const piece of given) {
    const from = piece.byteOffset - memory;
    while (line < lines && (ends[line] as number) <= from) repeated(answers, rows[line++] as number);
    while (line < lines && (ends[line] as number) <= from + piece.length) line++;
  }
  while (line < lines) repeated(answers, rows[line++] as number);
}

function repeated({ kinds }: ValueAnswers, row: number): void {
  if (kinds[row] === ANSWER.SAME) kinds[row] = ANSWER.NONE;
}

/** The answer to a valid text. */
function kindOfText(reader: UniqueLines, text: string): number {
  let kind: number = ANSWER.NONE;
  for (const _ of reader.write(new TextEncoder().encode(`${text}\n`))) kind = ANSWER.SAME;
  return kind;
}
