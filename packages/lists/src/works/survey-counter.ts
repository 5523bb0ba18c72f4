/** The counts of a survey, by the records that the code makes of lines: in this thread, or in another. */

import { type NormalizeOptions, normalize, type RelativeForm } from "urikit";
import type { Engine } from "../engine.ts";
import { textOf } from "../invalid-line.ts";
import { KeyedNames } from "../keyed-names.ts";
import { type CountedNames, NameCounts } from "../name-counts.ts";
import { type DistinctCounts, RUNG_MARK, RungSet } from "../rung-set.ts";
import { KEY_LENGTH } from "./keys.ts";
import { type ListDetails, SurveyDetails } from "./survey-details.ts";
import { HEAD, MARK, RECORD, SCHEME_RECORD } from "./survey-records.ts";

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
  /**
   * Undefined, unless they were asked for.
   */
  readonly details: ListDetails | undefined;
}

const KINDS: readonly SurveyedKind[] = ["uri", "network-path", "absolute-path", "relative-path"];

/** What is counted, and by what. */
export interface SurveySumsOptions {
  readonly distinct?: boolean | undefined;
  readonly details?: boolean | undefined;
  readonly mostDistinctOctets?: number | undefined;
  readonly secret?: Uint8Array | undefined;
}

/** The counts of all readers. */
export class SurveySums {
  invalid = 0;
  empty = 0;
  absoluteUris = 0;
  readonly kinds = KINDS.map(() => 0);
  readonly schemes = new NameCounts();
  readonly hosts = new KeyedNames();
  readonly distinct: RungSet | undefined;
  readonly details: SurveyDetails | undefined;
  readonly secret: Uint8Array;

  constructor({ distinct = true, details = false, mostDistinctOctets, secret }: SurveySumsOptions) {
    this.distinct = distinct ? new RungSet(mostDistinctOctets) : undefined;
    this.details = details ? new SurveyDetails() : undefined;
    this.secret = secret ?? crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
  }

  get counts(): ListCounts {
    const { invalid, empty, absoluteUris, schemes, hosts, distinct, details } = this;
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
      details,
    };
  }

  /** Adds what a call counted, by its head. */
  add(head: Int32Array): void {
    const word = (at: number) => head[at] as number; // it has all its words
    this.empty += word(HEAD.empty);
    this.absoluteUris += word(HEAD.absolute);
    for (const [kind, before] of this.kinds.entries()) this.kinds[kind] = before + word(HEAD.kinds + kind);
  }

  /** Counts a scheme, in lower case, of this many lines. */
  addScheme(scheme: string, times: number): void {
    this.schemes.count(this.schemes.numberOf(scheme), times);
  }
}

/** A call of the code: its head, its records, and the lines. */
export interface SurveyCall {
  /** Another array when the memory has grown. */
  readonly words: Int32Array;
  /** Where the head begins; the records follow. */
  readonly head: number;
  /** The octets of the lines between two addresses that a record has. */
  octets(from: number, to: number): Uint8Array;
}

/** The marks of a line of which JavaScript must write a normal form. */
const BY_TEXT = MARK.syntaxByText | MARK.schemeByText;

/** The marks of a line of which a normal form is, or may be, another text. */
const DIFFERS = BY_TEXT | MARK.syntaxDiffers | MARK.schemeDiffers;

/** How many words a hash has. */
const HASH_WORDS = 3;

/** Counts lines by their records. */
export class SurveyCounter {
  readonly sums: SurveySums;
  readonly #engine: Engine;
  readonly #byScheme: NormalizeOptions;
  readonly #encoder = new TextEncoder();
  /** Where the engine puts a hash, in words: in its head, after the counts. */
  readonly #hash: number;

  /** @param engine - Makes hashes, under the secret of the sums. */
  constructor(engine: Engine, sums: SurveySums, byScheme: NormalizeOptions) {
    this.sums = sums;
    this.#engine = engine;
    this.#byScheme = byScheme;
    this.#hash = engine.code.FINDINGS.value / 4 + HEAD.records;
  }

  /** Counts the lines of a call that have no record, and fetches what is known of the others. */
  begin({ words, head }: SurveyCall, count: number): void {
    const { hosts, distinct } = this.sums;
    const records = head + HEAD.words;
    this.sums.add(words.subarray(head, records));
    hosts.fetch(words, records + RECORD.hostHash, RECORD.words, count);
    distinct?.fetch(words, records + RECORD.lineHash, RECORD.words, count);
  }

  /** Counts the lines of this many records. Returns the marks that any of them has. */
  take(call: SurveyCall, count: number): number {
    const { head } = call;
    let all = 0;
    for (let index = 0; index < count; index++) {
      const at = head + HEAD.words + index * RECORD.words;
      const marks = call.words[at + RECORD.marks] as number; // a record has all its words
      all |= marks;
      if ((marks & MARK.invalid) !== 0) {
        this.sums.invalid++;
        continue;
      }
      if ((marks & MARK.newScheme) !== 0)
        this.sums.addScheme(lowerCase(call, at + RECORD.from, at + RECORD.schemeTo), 1);
      if ((marks & MARK.hasHost) !== 0) this.#addHost(call, at, marks);
      if ((marks & MARK.hashed) !== 0) this.#addLine(call, at, marks);
      if (this.sums.details !== undefined) this.#addDetails(this.sums.details, call, at, marks);
      if ((marks & MARK.schemeCount) !== 0) this.#addSchemeCount(call, at);
    }
    return all;
  }

  #addSchemeCount(call: SurveyCall, at: number): void {
    const from = 4 * (at + SCHEME_RECORD.name);
    const name = new Uint8Array(call.words.buffer, from, wordOf(call, at + SCHEME_RECORD.length));
    this.sums.addScheme(textOf(name), wordOf(call, at + SCHEME_RECORD.times));
  }

  #addHost(call: SurveyCall, at: number, marks: number): void {
    const { hosts } = this.sums;
    if ((marks & MARK.sameHost) !== 0) {
      hosts.countAgain();
      return;
    }
    if ((marks & MARK.longHost) !== 0) this.#putHash(call, at + RECORD.hostHash, hostOf(call, at));
    if (hosts.count(call.words, at + RECORD.hostHash)) return;
    const length = wordOf(call, at + RECORD.hostTo) - wordOf(call, at + RECORD.hostFrom);
    if (hosts.hasRoom(length)) hosts.countNew(call.words, at + RECORD.hostHash, hostOf(call, at));
  }

  /** Counts what the code could not. */
  #addDetails(details: SurveyDetails, call: SurveyCall, at: number, marks: number): void {
    if ((marks & MARK.hasPort) !== 0) {
      const colon = wordOf(call, at + RECORD.hostTo);
      details.addPort(call.octets(colon + 1, wordOf(call, at + RECORD.portTo)));
    }
    if ((marks & BY_TEXT) === 0) return;
    const text = textOf(octetsOf(call, at + RECORD.from, at + RECORD.to));
    if ((marks & MARK.syntaxByText) !== 0 && normalize(text) === text) details.normal.syntax++;
    if ((marks & MARK.schemeByText) !== 0 && normalize(text, this.#byScheme) === text)
      details.normal.scheme++;
  }

  /** Counts a line on each rung. */
  #addLine(call: SurveyCall, at: number, marks: number): void {
    const distinct = this.sums.distinct as RungSet; // otherwise no line has a hash
    const line = at + RECORD.lineHash;
    if ((marks & DIFFERS) === 0) {
      distinct.mark(call.words, line, RUNG_MARK.identical | RUNG_MARK.syntax | RUNG_MARK.scheme);
      return;
    }
    // The forms of a text that was seen were seen, too.
    if (distinct.mark(call.words, line, RUNG_MARK.identical) === 0) return;
    const text = (marks & BY_TEXT) !== 0 ? textOf(octetsOf(call, at + RECORD.from, at + RECORD.to)) : "";
    if ((marks & MARK.syntaxByText) !== 0) this.#putHash(call, at + RECORD.syntaxHash, normalize(text));
    if ((marks & MARK.schemeByText) !== 0)
      this.#putHash(call, at + RECORD.schemeHash, normalize(text, this.#byScheme));
    const bySyntax = (marks & (MARK.syntaxDiffers | MARK.syntaxByText)) !== 0;
    const byScheme = (marks & (MARK.schemeDiffers | MARK.schemeByText)) !== 0;
    distinct.mark(call.words, bySyntax ? at + RECORD.syntaxHash : line, RUNG_MARK.syntax);
    distinct.mark(call.words, byScheme ? at + RECORD.schemeHash : line, RUNG_MARK.scheme);
  }

  /** Puts the hash of a text to a place of the words. */
  #putHash(call: SurveyCall, place: number, text: string): void {
    const octets = this.#encoder.encode(text);
    const at = this.#engine.put(octets);
    this.#engine.code.hashTo(4 * this.#hash, at, at + octets.length);
    call.words.set(this.#engine.words.subarray(this.#hash, this.#hash + HASH_WORDS), place);
  }
}

function wordOf({ words }: SurveyCall, at: number): number {
  return words[at] as number; // a record has all its words
}

/** The octets between the addresses that two words have. */
function octetsOf(call: SurveyCall, from: number, to: number): Uint8Array {
  return call.octets(wordOf(call, from), wordOf(call, to));
}

function hostOf(call: SurveyCall, at: number): string {
  return lowerCase(call, at + RECORD.hostFrom, at + RECORD.hostTo);
}

function lowerCase(call: SurveyCall, from: number, to: number): string {
  return textOf(octetsOf(call, from, to)).toLowerCase();
}
