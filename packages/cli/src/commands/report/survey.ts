/** The figures of `uri report`, gathered reference by reference, without their presentation. */

import { normalize, tryParse, type UriReference } from "urikit";
import { shorten } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import { type LineError, lineErrorOf } from "../../lines/line-error.ts";
import { BY_SCHEME } from "../by-scheme.ts";
import { Counter, type Frequency } from "./counter.ts";
import type { DisagreementCounter, PairCount } from "./disagreements.ts";
import { Distinct, type DistinctCounts } from "./distinct.ts";
import type { FindingCounter, FindingCounts } from "./finding-counter.ts";

/** One reason why lines are invalid, with the first line that is an example of it. */
export interface Reason {
  readonly code: string;
  readonly count: number;
  readonly line: number;
  readonly message: string;
  /** Printable, shortened, without its password. */
  readonly example: string;
}

/** The figures. The lists begin with the most frequent. */
export interface Figures {
  readonly lines: number;
  /** The valid ones, without the empty references. */
  readonly valid: number;
  readonly invalid: number;
  /** The empty references: each refers to the document that contains it. */
  readonly empty: number;
  readonly reasons: readonly Reason[];
  /** URIs, and the forms of relative references. */
  readonly kinds: readonly Frequency[];
  readonly absoluteUris: number;
  readonly schemes: readonly Frequency[];
  /** All hosts, in lower case; `hosts` has the ten most frequent. */
  readonly distinctHosts: number;
  readonly hosts: readonly Frequency[];
  /** The references with hosts that were not counted, since memory allows no more distinct ones; absent if none. */
  readonly uncountedHosts: number | undefined;
  /** The same of schemes. */
  readonly uncountedSchemes: number | undefined;
  /** How many of the valid ones are distinct; absent if that was not counted. */
  readonly distinct: DistinctCounts | undefined;
  /** The pairs of editions that read some lines differently; absent if that was not asked for. */
  readonly standards: readonly PairCount[] | undefined;
  /** What the audit found; absent if that was not asked for. */
  readonly audit: FindingCounts | undefined;
}

/** What a survey counts only if it is asked to. */
export interface SurveyOptions {
  readonly distinct: boolean;
  readonly disagreements?: DisagreementCounter | undefined;
  readonly findings?: FindingCounter | undefined;
}

const TOP_HOSTS = 10;
const EXAMPLE_LENGTH = 200;

/** Counts references, and gives the figures. */
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
  readonly #disagreements: DisagreementCounter | undefined;
  readonly #findings: FindingCounter | undefined;

  constructor(options: SurveyOptions) {
    this.#distinct = options.distinct ? new Distinct() : undefined;
    this.#disagreements = options.disagreements;
    this.#findings = options.findings;
  }

  /** The number of lines so far. */
  get lines(): number {
    return this.#lines;
  }

  /** Counts the next line. */
  add(text: string): void {
    this.#lines++;
    if (text === "") {
      this.#empty++;
      return;
    }
    this.#disagreements?.add(text);
    this.#findings?.add(text, this.#lines);
    const result = tryParse(text);
    if (result.valid) this.#addValid(result.reference);
    else this.#addInvalid(text, lineErrorOf(result.error));
  }

  /** Counts a line that was not read. */
  addUnread(error: LineError): void {
    this.#lines++;
    this.#addInvalid("", error);
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

  #addInvalid(text: string, { code, message }: LineError): void {
    const known = this.#reasons.get(code);
    const example = shorten(safeText(text), EXAMPLE_LENGTH);
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
      uncountedHosts: this.#hosts.uncounted || undefined,
      uncountedSchemes: this.#schemes.uncounted || undefined,
      distinct: this.#distinct?.counts,
      standards: this.#disagreements?.pairs,
      audit: this.#findings?.counts,
    };
  }
}
