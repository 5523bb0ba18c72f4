/**
 * The counts of a list: how many of its lines are of each kind (RFC 3986 §4), scheme and host, and distinct on each
 * rung (§6).
 */

import { HTTP_SCHEMES, type NormalizeOptions } from "urikit";
import { NORMALIZE_OPTIONS, pickOptions, requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { overlongLine } from "./check.ts";
import type { KeyOptions } from "./keys.ts";
import { type ListCounts, type SurveyCall, SurveyCounter, SurveySums } from "./survey-counter.ts";
import { type ListOctets, SurveyParts } from "./survey-parts.ts";
import { FOR_CODE, SurveyCode } from "./survey-records.ts";

/** The options of a survey. */
export interface SurveyLinesOptions extends ListReaderOptions {
  /** Whether distinct references are counted, as they are unless `false` is given. That takes memory for each of them. */
  readonly distinct?: boolean | undefined;
  /**
   * Whether to count ports, lengths, and lines in their normal form, too. That takes a little longer.
   */
  readonly details?: boolean | undefined;
  /**
   * How many octets the keys of distinct references may take, without end unless a number is given: then no more of them
   * are counted, and `isDistinctFull` is true.
   */
  readonly mostDistinctOctets?: number | undefined;
  /** The schemes whose rules the rung of schemes has, as in `normalize`: `http` and `https` unless others are given. */
  readonly schemes?: NormalizeOptions["schemes"];
  /** That of the keys by which references are distinguished, as in `keyLines`: chance makes one unless it is given. */
  readonly secret?: KeyOptions["secret"];
  /**
   * A reader that has read a list before this one, with the same options: what it counted is counted on, under its secret.
   */
  readonly after?: SurveyLines | undefined;
}

/** A reader that counts. It gives the lines that are invalid. */
export interface SurveyLines extends ListReader<InvalidLine> {
  /** The counts up to now, with those of the readers before it. */
  readonly counts: ListCounts;
  /**
   * Counts lines that another thread has read, by what its `surveyRecords` gives, cut anywhere, with the secret and the
   * options of this reader. The list is read from its beginning on, where only its text says what is counted.
   */
  addRecords(records: Uint8Array, list: ListOctets): void;
}

/**
 * A reader that counts what a list has, and gives its invalid lines.
 *
 * References are distinguished by keys of 71 bits, under a secret that chance makes: 11 to 14 octets for each text that a
 * reference or one of its normal forms is.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { surveyLines } from "@urikit/lists";
 *
 * const list = surveyLines();
 * const chunk = new TextEncoder().encode("http://a/\nHTTP://a:80/\na b\n../c\n");
 * const invalid = [...list.write(chunk), ...list.end()].map(({ number }) => number);
 * invalid; // => [3]
 * const { valid, kinds, hosts, distinct } = list.counts;
 * [valid, kinds.uri, kinds["relative-path"]]; // => [3, 2, 1]
 * [hosts.names, hosts.counts]; // => [["a"], [2]]
 * distinct; // => { identical: 3, syntax: 3, scheme: 2 }
 * ```
 */
export function surveyLines(options: SurveyLinesOptions = {}): SurveyLines {
  options = requireOptions(options, {
    ...LIST_READER_OPTIONS,
    distinct: true,
    details: true,
    mostDistinctOctets: true,
    schemes: true,
    secret: true,
    after: true,
  });
  const { after, schemes = HTTP_SCHEMES } = options;
  if (after !== undefined && !(after instanceof SurveyWindow))
    throw new TypeError("after must be a reader of surveyLines");
  const sums = after?.sums ?? new SurveySums(options);
  const byScheme: KeyOptions = { level: "scheme", schemes, secret: sums.secret };
  const engine = new Engine(options);
  const code = new SurveyCode(engine, byScheme, {
    distinct: sums.distinct !== undefined,
    details: sums.details !== undefined,
  });
  const counter = new SurveyCounter(engine, sums, pickOptions(byScheme, NORMALIZE_OPTIONS));
  return new SurveyWindow(engine, new SurveyWork(code, counter), counter, options);
}

class SurveyWindow extends ListWindow<InvalidLine> implements SurveyLines {
  readonly #counter: SurveyCounter;
  #parts: SurveyParts | undefined;

  constructor(engine: Engine, work: SurveyWork, counter: SurveyCounter, options: ListReaderOptions) {
    super(engine, work, options);
    this.#counter = counter;
  }

  /** For the reader after it; no type has it. */
  get sums(): SurveySums {
    return this.#counter.sums;
  }

  get counts(): ListCounts {
    return this.sums.counts;
  }

  addRecords(records: Uint8Array, list: ListOctets): void {
    this.#parts ??= new SurveyParts(this.#counter);
    this.#parts.add(records, list);
  }
}

class SurveyWork implements LineWork<InvalidLine> {
  readonly #code: SurveyCode;
  readonly #counter: SurveyCounter;
  /** The call of the code, in its memory. */
  readonly #call: SurveyCall;

  constructor(code: SurveyCode, counter: SurveyCounter) {
    const { engine, head } = code;
    this.#code = code;
    this.#counter = counter;
    this.#call = {
      get words() {
        return engine.words;
      },
      head,
      octets: (from, to) => engine.octets.subarray(from, to),
    };
  }

  *lines(from: number, to: number, place: ListPlace): Generator<InvalidLine> {
    const [code, counter, call] = [this.#code, this.#counter, this.#call];
    code.engine.code.beginLines(from, to);
    for (let count = this.#survey(); count > 0; count = this.#survey()) {
      if ((counter.take(call, count) & FOR_CODE) !== 0) yield* code.lookAt(count, from, place);
    }
    for (const [scheme, times] of code.schemeCounts()) counter.sums.addScheme(scheme, times);
    counter.sums.details?.take(code.engine, place);
  }

  *piece(octets: Uint8Array, { first }: LinePiece, place: ListPlace): Generator<InvalidLine> {
    if (!first) return;
    this.#counter.sums.invalid++;
    yield overlongLine(octets, place);
  }

  /** Reads lines, and counts those without a record. Returns how many records there are. */
  #survey(): number {
    const count = this.#code.survey();
    this.#counter.begin(this.#call, count);
    return count;
  }
}
