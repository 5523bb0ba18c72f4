/** The details of a survey, counted if they are asked for: ports, lengths, and how many lines are in their normal form. */

import type { Engine } from "../engine.ts";
import type { ListPlace } from "../list-window.ts";
import { type CountedNames, NameCounts } from "../name-counts.ts";

/** The details of a list. */
export interface ListDetails {
  /** As they are written; one may be empty (§3.2.3). */
  readonly ports: CountedNames;
  /** How many of the valid lines are in their normal form by syntax (§6.2.2), and by scheme (§6.2.3). */
  readonly normal: { readonly syntax: number; readonly scheme: number };
  /** Of all lines that are not empty, and not too long to be read. */
  readonly lengths: {
    /** How many octets the lines have. */
    readonly octets: number;
    /** How many lines there are of each length from 2 to the power of the index on, up to twice that. */
    readonly counts: readonly number[];
    /** The longest, and the first line that is so long. */
    readonly longest: { readonly octets: number; readonly line: number };
  };
}

/** The words of the details, as `assembly/works/survey.ts` has them. */
const DETAILS = {
  lengths: 32,
  octets: 32,
  longest: 33,
  beforeLongest: 34,
  syntax: 35,
  scheme: 36,
  words: 40,
};

const DIGITS = 0x30;

export class SurveyDetails implements ListDetails {
  readonly ports = new NameCounts();
  readonly normal = { syntax: 0, scheme: 0 };
  readonly lengths = {
    octets: 0,
    counts: Array.from({ length: DETAILS.lengths }, () => 0),
    longest: { octets: 0, line: 0 },
  };

  /** Takes what the code counted of lines at a place. */
  take({ code, words }: Engine, place: ListPlace): void {
    const at = code.DETAILS.value / 4;
    const counted = words.subarray(at, at + DETAILS.words);
    const word = (index: number) => (counted[index] as number) >>> 0; // it has all its words
    const { normal, lengths } = this;
    for (const [length, before] of lengths.counts.entries()) lengths.counts[length] = before + word(length);
    lengths.octets += word(DETAILS.octets);
    const octets = word(DETAILS.longest);
    if (octets > lengths.longest.octets)
      lengths.longest = { octets, line: place.lines + word(DETAILS.beforeLongest) + 1 };
    normal.syntax += word(DETAILS.syntax);
    normal.scheme += word(DETAILS.scheme);
    counted.fill(0);
  }

  /** Counts a port, by its digits. */
  addPort(digits: Uint8Array): void {
    let port = "";
    for (const digit of digits) port += digit - DIGITS; // §3.2.3: digits alone
    this.ports.count(this.ports.numberOf(port), 1);
  }
}
