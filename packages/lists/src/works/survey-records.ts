/**
 * What the code says of the lines of a list that is surveyed: counts, and a record for each line that JavaScript must know.
 * Another thread may count them, which has neither the lines nor the memory of this one.
 */

import { HTTP_SCHEMES, type NormalizeOptions, normalize } from "urikit";
import { NORMALIZE_OPTIONS, pickOptions, requireOptions } from "urikit/foundation";
import { Engine, OUTCOME } from "../engine.ts";
import { type InvalidLine, textOf } from "../invalid-line.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { type CodeRung, codeRungOf, PLAIN_ON } from "../rung.ts";
import { overlongLine } from "./check.ts";
import { type InvalidPlace, requireCallback } from "./invalid-place.ts";
import { type KeyOptions, setSecret } from "./keys.ts";

/**
 * The words of a call before its records: counts, as `assembly/works/survey.ts` has them. The others are for another
 * thread: how many records follow, at which address the lines begin that no records came of before, and how long they
 * are; of a piece of a line that is too long, {@link PIECE} and its length.
 */
export const HEAD = {
  empty: 0,
  absolute: 1,
  kinds: 2,
  records: 6,
  from: 7,
  length: 8,
  piece: 9,
  words: 16,
} as const;

/** Marks of a piece in a head; a call of lines has none. */
export const PIECE = { any: 1, first: 2, last: 4 } as const;

/** The words of a record; `assembly/works/survey.ts`. */
export const RECORD = {
  words: 20,
  marks: 0,
  linesBefore: 1,
  from: 2,
  to: 3,
  schemeTo: 4,
  hostFrom: 5,
  hostTo: 6,
  hostHash: 7,
  lineHash: 10,
  syntaxHash: 13,
  schemeHash: 16,
  portTo: 19,
} as const;

/** The words of a record that tells another thread how often the code counted a scheme. */
export const SCHEME_RECORD = { times: 1, length: 2, name: 3 } as const;

export const MARK = {
  invalid: 3,
  hasHost: 4,
  sameHost: 8,
  longHost: 16,
  newScheme: 32,
  syntaxDiffers: 64,
  syntaxByText: 128,
  schemeDiffers: 256,
  schemeByText: 512,
  hashed: 1024,
  /** Not of a line: {@link SCHEME_RECORD}. */
  schemeCount: 2048,
  hasPort: 4096,
} as const;

/** The marks of records for {@link SurveyCode.lookAt}. */
export const FOR_CODE = MARK.invalid | MARK.newScheme;

/**
 * How records are made: as the reader that counts them would read.
 */
export interface SurveyRecordsOptions extends ListReaderOptions, Pick<InvalidPlace, "onInvalid"> {
  /** Whether distinct references are counted. */
  readonly distinct?: boolean | undefined;
  readonly schemes?: NormalizeOptions["schemes"];
  /** That of the reader that counts the records. */
  readonly secret: Uint8Array;
}

/**
 * A reader that gives what `addRecords` of a `SurveyLines` counts, in another thread perhaps.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 */
export function surveyRecords(options: SurveyRecordsOptions): ListReader<Uint8Array> {
  options = requireOptions(options, {
    ...LIST_READER_OPTIONS,
    distinct: true,
    schemes: true,
    secret: true,
    onInvalid: true,
  });
  const { distinct = true, schemes = HTTP_SCHEMES, secret } = options;
  const engine = new Engine(options);
  const byScheme: KeyOptions = { level: "scheme", schemes, secret };
  const code = new SurveyCode(engine, byScheme, { distinct: Boolean(distinct), details: false });
  return new ListWindow(engine, new SurveyRecordsWork(code, options), options);
}

/** What a survey counts in addition to kinds, schemes and hosts. */
export interface SurveyExtent {
  readonly distinct: boolean;
  readonly details: boolean;
}

/** The code of a survey, and the schemes that it counts. */
export class SurveyCode {
  readonly engine: Engine;
  /** Where the head of a call begins, in words. */
  readonly head: number;
  readonly #rung: CodeRung;
  readonly #extent: SurveyExtent;
  /** The schemes that the code counts, in lower case, by the numbers that it has for them. */
  readonly #schemes: string[] = [];

  /** @throws {TypeError} If an option has a value that does not exist. */
  constructor(engine: Engine, byScheme: KeyOptions, extent: SurveyExtent) {
    normalize("", pickOptions(byScheme, NORMALIZE_OPTIONS)); // refuses values that do not exist
    setSecret(engine, byScheme);
    this.engine = engine;
    this.head = engine.code.FINDINGS.value / 4;
    this.#rung = codeRungOf(byScheme);
    this.#extent = extent;
    engine.setPlain(extent.distinct || extent.details ? PLAIN_ON[this.#rung] : 0);
  }

  /** Looks at the next lines. Returns how many records there are of them; 0 at the end of those that were begun. */
  survey(): number {
    const { distinct, details } = this.#extent;
    return this.engine.code.survey(this.#rung, distinct, details);
  }

  /** The schemes that the code counts, and how often it did since that was asked last. */
  *schemeCounts(): Generator<readonly [scheme: string, times: number]> {
    for (const [number, scheme] of this.#schemes.entries()) {
      const times = this.engine.code.takeSchemeCount(number);
      if (times > 0) yield [scheme, times];
    }
  }

  /**
   * Looks at this many records of lines that begin at an address. Gives those that are invalid, and has new schemes
   * counted by the code from now on.
   */
  *lookAt(count: number, first: number, place: ListPlace): Generator<InvalidLine> {
    for (let index = 0; index < count; index++) {
      const at = this.head + HEAD.words + index * RECORD.words;
      const marks = this.#word(at + RECORD.marks);
      if ((marks & MARK.invalid) !== 0) yield this.#invalidLine(at, first, place);
      else if ((marks & MARK.newScheme) !== 0) this.#know(at);
    }
  }

  /** The invalid line of a record, among lines that begin at an address. */
  #invalidLine(at: number, first: number, place: ListPlace): InvalidLine {
    const [from, to] = [this.#word(at + RECORD.from), this.#word(at + RECORD.to)];
    return {
      number: place.lines + this.#word(at + RECORD.linesBefore) + 1,
      from: place.octets + from - first,
      to: place.octets + to - first,
      reason: this.#word(at + RECORD.marks) === OUTCOME.notUtf8 ? "not-utf-8" : "not-a-reference",
      octets: this.engine.octets.subarray(from, to),
    };
  }

  /** Has a new scheme, which a record has, counted by the code, if there is room. */
  #know(at: number): void {
    const { code, octets } = this.engine;
    const [from, to] = [this.#word(at + RECORD.from), this.#word(at + RECORD.schemeTo)];
    const scheme = textOf(octets.subarray(from, to)).toLowerCase();
    if (this.#schemes.includes(scheme)) return; // twice in one call
    const number = code.knowScheme(from, to);
    if (number >= 0) this.#schemes[number] = scheme;
  }

  #word(at: number): number {
    return this.engine.words[at] as number; // a record has all its words
  }
}

/** What is done with the records that another thread counts. */
class SurveyRecordsWork implements LineWork<Uint8Array> {
  readonly #code: SurveyCode;
  readonly #onInvalid: InvalidPlace["onInvalid"];
  readonly #encoder = new TextEncoder();

  constructor(code: SurveyCode, { onInvalid }: SurveyRecordsOptions) {
    requireCallback("onInvalid", onInvalid);
    this.#code = code;
    this.#onInvalid = onInvalid;
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const { engine } = this.#code;
    engine.code.beginLines(from, to);
    let length = to - from; // the lines go with the first head
    for (let count = this.#code.survey(); count > 0; count = this.#code.survey()) {
      for (const line of this.#code.lookAt(count, from, place)) this.#onInvalid?.(line);
      yield this.#records({ count, from, length });
      length = 0;
    }
    yield this.#records({ count: this.#writeSchemes(), from, length });
  }

  *piece(octets: Uint8Array, { first, last }: LinePiece, place: ListPlace): Generator<Uint8Array> {
    if (first) this.#onInvalid?.(overlongLine(octets, place));
    const head = new Int32Array(HEAD.words);
    head[HEAD.length] = octets.length;
    head[HEAD.piece] = PIECE.any | (first ? PIECE.first : 0) | (last ? PIECE.last : 0);
    yield new Uint8Array(head.buffer);
  }

  /** Writes how often the code counted schemes, in the place of records. Returns how many. */
  #writeSchemes(): number {
    const { words, octets } = this.#code.engine;
    let count = 0;
    for (const [scheme, times] of this.#code.schemeCounts()) {
      const at = this.#code.head + HEAD.words + count++ * RECORD.words;
      const name = this.#encoder.encode(scheme);
      words[at + RECORD.marks] = MARK.schemeCount;
      words[at + SCHEME_RECORD.times] = times;
      words[at + SCHEME_RECORD.length] = name.length;
      octets.set(name, 4 * (at + SCHEME_RECORD.name));
    }
    return count;
  }

  /** The head and the records. */
  #records({ count, from, length }: { count: number; from: number; length: number }): Uint8Array {
    const { engine, head } = this.#code;
    engine.words.set([count, from, length, 0], head + HEAD.records);
    return engine.octets.subarray(4 * head, 4 * (head + HEAD.words + count * RECORD.words));
  }
}
