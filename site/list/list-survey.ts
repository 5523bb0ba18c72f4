/**
 * The figures of a list, without their presentation: what `uri report` counts, by the same reader, and its details. Only a line
 * that is invalid, or whose scheme has rules that the engine does not know, becomes a string. Nothing here needs Node.
 *
 * Memory has a bound, whatever the list: a window with lines; a million hosts, schemes and ports, each with 64 million
 * characters; and {@link MOST_KEY_OCTETS} for the keys of what is distinct. All counts are exact until a bound is
 * reached, and then it is said.
 */

import { BY_SCHEME, type Frequency, mostFrequent } from "@urikit/explain";
import { type CountedNames, type DistinctCounts, type ListCounts, surveyLines } from "@urikit/lists";
import { MOST_KEY_OCTETS } from "./bounds.ts";
import { type LengthCount, rangesOf } from "./lengths.ts";
import { type InvalidReasonCount, Reasons, type ReasonWords } from "./reasons.ts";

/** The figures of a list. What is listed begins with the most frequent. */
export interface ListFigures {
  readonly lines: number;
  /** The valid ones, without the empty references. */
  readonly valid: number;
  readonly invalid: number;
  /** The empty references: each refers to the document that contains it. */
  readonly empty: number;
  readonly reasons: readonly InvalidReasonCount[];
  /** URIs, and the forms of relative references. */
  readonly kinds: readonly Frequency[];
  readonly absoluteUris: number;
  readonly schemes: Names;
  /** In lower case. */
  readonly hosts: Names;
  /** As they are written; one may be empty. */
  readonly ports: Names;
  /** How many of the valid ones are in their normal form. */
  readonly normal: { readonly syntax: number; readonly scheme: number };
  /** How many of the valid ones are distinct; absent if that was not counted. */
  readonly distinct: (DistinctCounts & { readonly isFull: boolean }) | undefined;
  /** Of all lines that are not empty. */
  readonly lengths: {
    readonly ranges: readonly LengthCount[];
    readonly mean: number;
    /** The longest of the lines, and the first that is so long. */
    readonly longest: { readonly octets: number; readonly line: number };
  };
}

/** The most frequent names, and what is known of all. */
export interface Names {
  readonly listed: readonly Frequency[];
  readonly distinct: number;
  /** How often a name occurred that was not counted, for want of memory. */
  readonly uncounted: number;
}

const MOST_LISTED = 20;

/** How a list is counted. */
export interface SurveyOptions {
  /** Whether distinct references are. */
  readonly distinct: boolean;
  readonly mostDistinctOctets?: number;
  /** The words about invalid lines: in English, unless others are given. */
  readonly words?: ReasonWords | undefined;
}

/** Counts a list that comes in chunks. */
export class ListSurvey {
  readonly #survey: ReturnType<typeof surveyLines>;
  readonly #reasons: Reasons;

  constructor({ distinct, words, mostDistinctOctets = MOST_KEY_OCTETS }: SurveyOptions) {
    this.#reasons = new Reasons(words);
    this.#survey = surveyLines({ schemes: BY_SCHEME.schemes, distinct, mostDistinctOctets, details: true });
  }

  /** The number of lines by now. */
  get lines(): number {
    return this.#survey.lines;
  }

  /** Counts the next chunk. */
  write(octets: Uint8Array): void {
    for (const invalid of this.#survey.write(octets)) this.#reasons.add(invalid);
  }

  /** Counts the last line, if it has no line end. */
  end(): void {
    for (const invalid of this.#survey.end()) this.#reasons.add(invalid);
  }

  get figures(): ListFigures {
    const { counts } = this.#survey;
    const { ports, lengths, normal } = counts.details as NonNullable<ListCounts["details"]>; // they were asked for
    return {
      lines: counts.lines,
      valid: counts.valid,
      invalid: counts.invalid,
      empty: counts.empty,
      reasons: this.#reasons.counts,
      kinds: mostFrequent({ names: Object.keys(counts.kinds), counts: Object.values(counts.kinds) }),
      absoluteUris: counts.absoluteUris,
      schemes: namesOf(counts.schemes),
      hosts: namesOf(counts.hosts),
      ports: namesOf(ports),
      normal: { ...normal },
      distinct: counts.distinct && { ...counts.distinct, isFull: counts.isDistinctFull },
      lengths: {
        ranges: rangesOf(lengths.counts),
        mean: lengths.octets / Math.max(1, sum(lengths.counts)),
        longest: lengths.longest,
      },
    };
  }
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

function namesOf(counted: CountedNames): Names {
  const { names, uncounted } = counted;
  return { listed: mostFrequent(counted, MOST_LISTED), distinct: names.length, uncounted };
}
