/** The figures of `uri report`, without their presentation. */

import { Buffer } from "node:buffer";
import {
  BY_SCHEME,
  type Frequency,
  type LineError,
  mostFrequent,
  referenceError,
  safeText,
  tooLong,
  type Words,
} from "@urikit/explain";
import { shorten } from "@urikit/explain/layout";
import {
  type DistinctCounts,
  type InvalidLine,
  type ListReaderOptions,
  type SurveyLines,
  type SurveyLinesOptions,
  surveyLines,
} from "@urikit/lists";
import { encodingError, textOf } from "../../lines/line-text.ts";
import { LONGEST_LINE } from "../../lines/longest.ts";
import type { Work } from "../../lines/work.ts";
import { ENGLISH } from "../../words/english.ts";
import type { PairCount } from "./disagreements.ts";
import type { FindingCounts } from "./finding-counter.ts";

/** One reason why lines are invalid, with the first line that is an example of it. */
export interface Reason {
  readonly code: string;
  readonly count: number;
  readonly line: number;
  readonly message: string;
  /** Printable, shortened, without its password. */
  readonly example: string;
}

/** The same, before the error is said. */
type CountedError = Omit<Reason, "message"> & { readonly error: LineError };

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
  /** The findings of the audit; absent if it was not asked for. */
  readonly audit: FindingCounts | undefined;
}

/** The figures that are gathered in addition to those of the lines themselves. */
export interface MoreFigures extends Partial<Pick<Figures, "standards" | "audit">> {
  /** How many of the most frequent hosts are listed. */
  readonly top?: number | undefined;
}

/** How many hosts are listed, if nobody says it. */
const TOP_HOSTS = 10;
const EXAMPLE_LENGTH = 200;

/** Has lists counted by the engine of `@urikit/lists`, one after another, and explains what is invalid in them. */
export class Survey {
  /** What other threads make records of lines by. */
  readonly partWork: Work & { readonly name: "survey" };
  readonly #reasons = new Map<string, CountedError>();
  #reader: SurveyLines | undefined;
  /** The readers of single texts. */
  #texts: SurveyLines | undefined;
  #longest = 0;
  /** The number of lines before those of the reader, and of those among them that it does not see. */
  #before = 0;
  /** How many lines were left out. */
  #leftOut = 0;
  /** Those that no reader saw. */
  #unread = 0;

  /** @param distinct Whether distinct references are counted. */
  constructor(distinct: boolean) {
    this.partWork = { name: "survey", distinct, secret: crypto.getRandomValues(new Uint8Array(16)) };
  }

  get #counting(): Pick<SurveyLinesOptions, "distinct" | "secret"> {
    const { distinct, secret } = this.partWork;
    return { distinct, secret };
  }

  /** A reader for the next list. It gives what is invalid: that is for {@link addInvalid}. */
  next(options: ListReaderOptions & { readonly longestLine: number }): SurveyLines {
    const after = this.#reader;
    this.#before = this.place;
    this.#longest = options.longestLine;
    this.#reader = surveyLines({ ...options, ...this.#counting, schemes: BY_SCHEME.schemes, after });
    return this.#reader;
  }

  /** The number of lines so far. */
  get lines(): number {
    return this.#unread + (this.#reader?.counts.lines ?? 0);
  }

  /** The number of the last line, among all that the lists have. */
  get place(): number {
    return this.lines + this.#leftOut;
  }

  /** Skips the next line, which is not counted; it has its number. */
  leaveOut(): void {
    this.#leftOut++;
    this.#before++;
  }

  /** Counts why a line is invalid. */
  addInvalid({ number, reason, octets }: Pick<InvalidLine, "number" | "reason" | "octets">): void {
    const line = this.#before + number;
    if (reason === "too-long") {
      this.#count(line, tooLong(this.#longest));
      return;
    }
    const text = textOf(octets);
    const error = encodingError(octets, text);
    if (error === undefined) this.#explain(line, text);
    else this.#count(line, error);
  }

  /** Counts a text, after all lists. */
  add(text: string): void {
    this.#texts ??= this.next({ longestLine: LONGEST_LINE, fromStart: false });
    if (!/[\r\n]/.test(text)) {
      for (const line of this.#texts.write(Buffer.from(`${text}\n`))) this.addInvalid(line);
      return;
    }
    // No line can hold it, and no reference either.
    this.#unread++;
    this.#before++;
    this.#explain(this.lines, text);
  }

  /** Counts a line that does not have the value that is asked for, and why. */
  addWithout(error: LineError): void {
    this.#unread++;
    this.#before++;
    this.#count(this.place, error);
  }

  #explain(line: number, text: string): void {
    const error = referenceError(text);
    if (error !== undefined) this.#count(line, error, text);
  }

  #count(line: number, error: LineError, text = ""): void {
    const { code } = error;
    const known = this.#reasons.get(code);
    if (known !== undefined) this.#reasons.set(code, { ...known, count: known.count + 1 });
    else {
      const example = shorten(safeText(text), EXAMPLE_LENGTH);
      this.#reasons.set(code, { code, count: 1, line, error, example });
    }
  }

  /** @param words Those of the reasons. */
  figures({ standards, audit, top = TOP_HOSTS }: MoreFigures = {}, words: Words = ENGLISH): Figures {
    const { counts } = this.#reader ?? surveyLines(this.#counting);
    const { schemes, hosts, kinds } = counts;
    return {
      lines: this.lines,
      valid: counts.valid,
      invalid: counts.invalid + this.#unread,
      empty: counts.empty,
      reasons: [...this.#reasons.values()]
        .sort((a, b) => b.count - a.count)
        .map(({ code, count, line, error, example }) => ({
          code,
          count,
          line,
          message: words.error(error),
          example,
        })),
      kinds: mostFrequent({ names: Object.keys(kinds), counts: Object.values(kinds) }),
      absoluteUris: counts.absoluteUris,
      schemes: mostFrequent(schemes),
      distinctHosts: hosts.names.length,
      hosts: mostFrequent(hosts, top),
      uncountedHosts: hosts.uncounted || undefined,
      uncountedSchemes: schemes.uncounted || undefined,
      distinct: counts.distinct,
      standards,
      audit,
    };
  }
}
