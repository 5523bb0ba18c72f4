/**
 * The counts of a list: how many of its lines are of each kind (RFC 3986 §4), scheme and host, and distinct on each
 * rung (§6).
 */

import { HTTP_SCHEMES, type NormalizeOptions, normalize, type RelativeForm } from "urikit";
import { requireOptions } from "urikit/foundation";
import { Engine, OUTCOME } from "../engine.ts";
import { type InvalidLine, textOf } from "../invalid-line.ts";
import { KeyedNames } from "../keyed-names.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { type CountedNames, NameCounts, UNCOUNTED } from "../name-counts.ts";
import { type CodeRung, codeRungOf, PLAIN_ON } from "../rung.ts";
import { type DistinctCounts, RUNG_MARK, RungSet } from "../rung-set.ts";
import { overlongLine } from "./check.ts";
import { KEY_LENGTH, setSecret } from "./keys.ts";

/** The options of a survey. */
export interface SurveyLinesOptions extends ListReaderOptions {
  /** Whether distinct references are counted, as they are unless `false` is given. That takes memory for each of them. */
  readonly distinct?: boolean | undefined;
  /**
   * How many octets the keys of distinct references may take, without end unless a number is given: then no more of them
   * are counted, and `isDistinctFull` is true.
   */
  readonly mostDistinctOctets?: number | undefined;
  /** The schemes whose rules the rung of schemes has, as in `normalize`: `http` and `https` unless others are given. */
  readonly schemes?: NormalizeOptions["schemes"];
  /** A reader that has read a list before this one, with the same options: what it counted is counted on. */
  readonly after?: SurveyLines | undefined;
}

/** The kinds of references: URIs, and the forms of relative references (§4.2). */
export type SurveyedKind = "uri" | RelativeForm;

/** The counts of a list. */
export interface ListCounts {
  readonly lines: number;
  /** The valid ones, without the empty references. */
  readonly valid: number;
  readonly invalid: number;
  /** The empty references: each refers to the document that contains it (§4.4). */
  readonly empty: number;
  /** URIs without a fragment (§4.3). */
  readonly absoluteUris: number;
  /** The valid ones by kind. */
  readonly kinds: Readonly<Record<SurveyedKind, number>>;
  /** In lower case (§3.1). */
  readonly schemes: CountedNames;
  /** In lower case, without those that are empty (§3.2.2). A million are counted. */
  readonly hosts: CountedNames;
  /** Of the valid ones; undefined, if that was not counted. */
  readonly distinct: DistinctCounts | undefined;
  /** Whether there were more of them than `mostDistinctOctets` had room for, so that these are the least there can be. */
  readonly isDistinctFull: boolean;
}

/** A reader that counts. It gives the lines that are invalid. */
export interface SurveyLines extends ListReader<InvalidLine> {
  /** The counts up to now, with those of the readers before it. */
  readonly counts: ListCounts;
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
  options = requireOptions(options);
  const { after, schemes = HTTP_SCHEMES } = options;
  if (after !== undefined && !(after instanceof SurveyWindow))
    throw new TypeError("after must be a reader of surveyLines");
  const byScheme: NormalizeOptions = { level: "scheme", schemes };
  normalize("", byScheme); // refuses options that do not exist
  const sums = after?.sums ?? new SurveySums(options);
  const engine = new Engine(options);
  return new SurveyWindow(engine, new SurveyWork(engine, sums, byScheme), sums, options);
}

/** The words of the counts of a call; `assembly/works/survey.ts`. */
const COUNTED = { empty: 0, absolute: 1, kinds: 2 } as const;
const KINDS: readonly SurveyedKind[] = ["uri", "network-path", "absolute-path", "relative-path"];

/** The counts of all readers. */
class SurveySums {
  invalid = 0;
  empty = 0;
  absoluteUris = 0;
  readonly kinds = KINDS.map(() => 0);
  readonly schemes = new NameCounts();
  readonly hosts = new KeyedNames();
  readonly distinct: RungSet | undefined;
  readonly secret = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));

  constructor({ distinct = true, mostDistinctOctets }: SurveyLinesOptions) {
    this.distinct = distinct ? new RungSet(mostDistinctOctets) : undefined;
  }

  get counts(): ListCounts {
    const { invalid, empty, absoluteUris, schemes, hosts, distinct } = this;
    const [uri = 0, network = 0, absolute = 0, relative = 0] = this.kinds;
    const valid = uri + network + absolute + relative;
    return {
      lines: valid + invalid + empty,
      valid,
      invalid,
      empty,
      absoluteUris,
      kinds: { uri, "network-path": network, "absolute-path": absolute, "relative-path": relative },
      schemes,
      hosts,
      distinct: distinct?.counts,
      isDistinctFull: distinct?.isFull ?? false,
    };
  }

  /** Adds what a call counted. */
  add(counted: Int32Array): void {
    const word = (at: number) => counted[at] as number; // it has all its words
    this.empty += word(COUNTED.empty);
    this.absoluteUris += word(COUNTED.absolute);
    for (const [kind, before] of this.kinds.entries()) this.kinds[kind] = before + word(COUNTED.kinds + kind);
  }
}

class SurveyWindow extends ListWindow<InvalidLine> implements SurveyLines {
  readonly #sums: SurveySums;

  constructor(engine: Engine, work: SurveyWork, sums: SurveySums, options: ListReaderOptions) {
    super(engine, work, options);
    this.#sums = sums;
  }

  /** For the reader after it; no type has it. */
  get sums(): SurveySums {
    return this.#sums;
  }

  get counts(): ListCounts {
    return this.#sums.counts;
  }
}

/** The words of a record, which come after those of what a call counted; `assembly/works/survey.ts`. */
const RECORD = {
  first: 16,
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
} as const;

const MARK = {
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
} as const;

/** The marks of a line of which a normal form is another text. */
const DIFFERS = MARK.syntaxDiffers | MARK.syntaxByText | MARK.schemeDiffers | MARK.schemeByText;

class SurveyWork implements LineWork<InvalidLine> {
  readonly #engine: Engine;
  readonly #sums: SurveySums;
  readonly #byScheme: NormalizeOptions;
  readonly #rung: CodeRung;
  readonly #encoder = new TextEncoder();
  /** The first record, in words. */
  readonly #records: number;
  /** The numbers of the schemes that the code counts, by the numbers that it has for them. */
  readonly #schemes: number[] = [];

  constructor(engine: Engine, sums: SurveySums, byScheme: NormalizeOptions) {
    this.#engine = engine;
    this.#sums = sums;
    this.#byScheme = byScheme;
    this.#rung = codeRungOf(byScheme);
    this.#records = engine.code.FINDINGS.value / 4 + RECORD.first;
    setSecret(engine, { secret: sums.secret });
    engine.setPlain(sums.distinct === undefined ? 0 : PLAIN_ON[this.#rung]);
  }

  *lines(from: number, to: number, place: ListPlace): Generator<InvalidLine> {
    const { code } = this.#engine;
    code.beginLines(from, to);
    for (let count = this.#survey(); count > 0; count = this.#survey()) {
      for (let index = this.#take(0, count); index < count; index = this.#take(index + 1, count))
        yield this.#invalidLine(index, from, place);
    }
    for (const [number, scheme] of this.#schemes.entries())
      this.#sums.schemes.count(scheme, code.takeSchemeCount(number));
  }

  *piece(octets: Uint8Array, { first }: LinePiece, place: ListPlace): Generator<InvalidLine> {
    if (!first) return;
    this.#sums.invalid++;
    yield overlongLine(octets, place);
  }

  /** Reads lines. Returns how many records there are of them. */
  #survey(): number {
    const { code, words } = this.#engine;
    const { distinct, hosts } = this.#sums;
    const count = code.survey(this.#rung, distinct !== undefined);
    this.#sums.add(words.subarray(this.#records - RECORD.first, this.#records));
    hosts.fetch(words, this.#records + RECORD.hostHash, RECORD.words, count);
    distinct?.fetch(words, this.#records + RECORD.lineHash, RECORD.words, count);
    return count;
  }

  /** Takes records from one on, up to one of a line that is invalid, whose number it returns. */
  #take(first: number, count: number): number {
    for (let index = first; index < count; index++) {
      const at = this.#records + index * RECORD.words;
      const marks = this.#engine.words[at + RECORD.marks] as number; // a record has all its words
      if ((marks & MARK.invalid) !== 0) return index;
      if ((marks & MARK.newScheme) !== 0) this.#addScheme(at);
      if ((marks & MARK.hasHost) !== 0) this.#addHost(at, marks);
      if ((marks & MARK.hashed) !== 0) this.#addLine(at, marks);
    }
    return count;
  }

  #invalidLine(index: number, window: number, place: ListPlace): InvalidLine {
    const at = this.#records + index * RECORD.words;
    const [from, to] = [this.#word(at + RECORD.from), this.#word(at + RECORD.to)];
    this.#sums.invalid++;
    return {
      number: place.lines + this.#word(at + RECORD.linesBefore) + 1,
      from: place.octets + from - window,
      to: place.octets + to - window,
      reason: this.#word(at + RECORD.marks) === OUTCOME.notUtf8 ? "not-utf-8" : "not-a-reference",
      octets: this.#engine.octets.subarray(from, to),
    };
  }

  /** A scheme that the code does not count yet: from now on it does, if it and JavaScript have room. */
  #addScheme(at: number): void {
    const { code, octets } = this.#engine;
    const [from, to] = [this.#word(at + RECORD.from), this.#word(at + RECORD.schemeTo)];
    const scheme = this.#sums.schemes.numberOf(textOf(octets.subarray(from, to)).toLowerCase());
    this.#sums.schemes.count(scheme, 1);
    if (scheme === UNCOUNTED || this.#schemes.includes(scheme)) return;
    const number = code.knowScheme(from, to);
    if (number >= 0) this.#schemes[number] = scheme;
  }

  #addHost(at: number, marks: number): void {
    const { hosts } = this.#sums;
    if ((marks & MARK.sameHost) !== 0) {
      hosts.countAgain();
      return;
    }
    if ((marks & MARK.longHost) !== 0) this.#putHash(at + RECORD.hostHash, this.#hostAt(at));
    if (hosts.count(this.#engine.words, at + RECORD.hostHash)) return;
    const length = this.#word(at + RECORD.hostTo) - this.#word(at + RECORD.hostFrom);
    if (hosts.hasRoom(length)) hosts.countNew(this.#engine.words, at + RECORD.hostHash, this.#hostAt(at));
  }

  /** The host of a record, in lower case. */
  #hostAt(at: number): string {
    const { octets } = this.#engine;
    return textOf(
      octets.subarray(this.#word(at + RECORD.hostFrom), this.#word(at + RECORD.hostTo)),
    ).toLowerCase();
  }

  /** Counts a line on each rung. */
  #addLine(at: number, marks: number): void {
    const distinct = this.#sums.distinct as RungSet; // otherwise no line has a hash
    const { words } = this.#engine;
    if ((marks & DIFFERS) === 0) {
      distinct.mark(words, at + RECORD.lineHash, RUNG_MARK.identical | RUNG_MARK.syntax | RUNG_MARK.scheme);
      return;
    }
    // The forms of a text that was seen were seen, too.
    if (distinct.mark(words, at + RECORD.lineHash, RUNG_MARK.identical) === 0) return;
    const text = (marks & (MARK.syntaxByText | MARK.schemeByText)) === 0 ? "" : this.#textAt(at);
    if ((marks & MARK.syntaxByText) !== 0) this.#putHash(at + RECORD.syntaxHash, normalize(text));
    if ((marks & MARK.schemeByText) !== 0)
      this.#putHash(at + RECORD.schemeHash, normalize(text, this.#byScheme));
    const bySyntax = (marks & (MARK.syntaxDiffers | MARK.syntaxByText)) !== 0;
    const byScheme = (marks & (MARK.schemeDiffers | MARK.schemeByText)) !== 0;
    const hashes = this.#engine.words; // others, if the memory has grown
    distinct.mark(hashes, at + (bySyntax ? RECORD.syntaxHash : RECORD.lineHash), RUNG_MARK.syntax);
    distinct.mark(hashes, at + (byScheme ? RECORD.schemeHash : RECORD.lineHash), RUNG_MARK.scheme);
  }

  #textAt(at: number): string {
    return textOf(this.#engine.octets.subarray(this.#word(at + RECORD.from), this.#word(at + RECORD.to)));
  }

  /** Puts the hash of a text to a place of the words. */
  #putHash(word: number, text: string): void {
    const octets = this.#encoder.encode(text);
    const at = this.#engine.put(octets);
    this.#engine.code.hashTo(4 * word, at, at + octets.length);
  }

  #word(at: number): number {
    return this.#engine.words[at] as number; // a record has all its words
  }
}
