/** What `uri report` learns about a list, reference by reference: the figures, without their presentation. */

import { maskPassword, normalize, parse, printable, type UriReference } from "urikit";
import { BY_SCHEME } from "../../by-scheme.ts";
import { shorten } from "../../display/width.ts";
import { type Fault, faultOf } from "../../lines/line-error.ts";
import type { PairCount, Readers } from "./disagreements.ts";
import { Distinct, type DistinctCounts } from "./distinct.ts";

/** One reason for which lines are invalid, with the first line that shows it. */
export interface Reason {
  readonly code: string;
  readonly count: number;
  readonly line: number;
  readonly message: string;
  /** Printable, shortened, without its password. */
  readonly example: string;
}

/** How often a name came. */
export interface Frequency {
  readonly name: string;
  readonly count: number;
}

/** The result; the lists begin with the most frequent. */
export interface Figures {
  readonly lines: number;
  /** Valid ones, the empty reference apart. */
  readonly valid: number;
  readonly invalid: number;
  /** Empty references: each refers to the document it stands in. */
  readonly empty: number;
  readonly reasons: readonly Reason[];
  /** URIs, and the forms of relative references. */
  readonly kinds: readonly Frequency[];
  readonly absoluteUris: number;
  readonly schemes: readonly Frequency[];
  /** All that came in lower case; `hosts` has the ten most frequent. */
  readonly distinctHosts: number;
  readonly hosts: readonly Frequency[];
  /** Of the valid ones; absent if they were not counted. */
  readonly distinct: DistinctCounts | undefined;
  /** Pairs of editions that read some lines differently; absent if they were not asked. */
  readonly standards: readonly PairCount[] | undefined;
}

/** What a survey counts beside the rest. */
export interface SurveyOptions {
  readonly distinct: boolean;
  /** The editions of the standard, if they are to be asked. */
  readonly readers?: Readers | undefined;
}

const TOP_HOSTS = 10;
const EXAMPLE_LENGTH = 200;

/** Takes references in, and gives the figures. */
export class Survey {
  #lines = 0;
  #valid = 0;
  #empty = 0;
  #absoluteUris = 0;
  readonly #reasons = new Map<string, Reason>();
  readonly #kinds = new Counter();
  readonly #schemes = new Counter();
  readonly #hosts = new Counter();
  readonly #distinct: Distinct | undefined;

  readonly #readers: Readers | undefined;

  constructor(options: SurveyOptions) {
    this.#distinct = options.distinct ? new Distinct() : undefined;
    this.#readers = options.readers;
  }

  /** Takes in the next line. */
  add(text: string): void {
    this.#lines++;
    if (text === "") {
      this.#empty++;
      return;
    }
    this.#readers?.add(text);
    try {
      this.#addValid(parse(text));
    } catch (error) {
      this.#addInvalid(text, faultOf(error));
    }
  }

  /** Takes in a line that was not read. */
  addUnread(fault: Fault): void {
    this.#lines++;
    this.#addInvalid("", fault);
  }

  #addValid(reference: UriReference): void {
    this.#valid++;
    if (reference.isAbsoluteUri) this.#absoluteUris++;
    this.#kinds.add(reference.form ?? "uri");
    if (reference.scheme !== undefined) this.#schemes.add(reference.scheme.toLowerCase());
    if (reference.host) this.#hosts.add(reference.host.toLowerCase());
    this.#distinct?.add(reference.text, () => ({
      syntax: normalize(reference),
      scheme: normalize(reference, BY_SCHEME),
    }));
  }

  #addInvalid(text: string, { code, message }: Fault): void {
    const known = this.#reasons.get(code);
    const example = shorten(printable(maskPassword(text)), EXAMPLE_LENGTH);
    this.#reasons.set(
      code,
      known ? { ...known, count: known.count + 1 } : { code, count: 1, line: this.#lines, message, example },
    );
  }

  get figures(): Figures {
    return {
      lines: this.#lines,
      valid: this.#valid,
      invalid: this.#lines - this.#valid - this.#empty,
      empty: this.#empty,
      reasons: [...this.#reasons.values()].sort((a, b) => b.count - a.count),
      kinds: this.#kinds.mostFrequent(),
      absoluteUris: this.#absoluteUris,
      schemes: this.#schemes.mostFrequent(),
      distinctHosts: this.#hosts.size,
      hosts: this.#hosts.mostFrequent(TOP_HOSTS),
      distinct: this.#distinct?.counts,
      standards: this.#readers?.pairs,
    };
  }
}

/** Counts names. */
class Counter {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  get size(): number {
    return this.#counts.size;
  }

  mostFrequent(most = this.#counts.size): Frequency[] {
    return [...this.#counts]
      .sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
      .slice(0, most)
      .map(([name, count]) => ({ name, count }));
  }
}
