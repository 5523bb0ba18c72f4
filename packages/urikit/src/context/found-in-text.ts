/** RFC 3986 App. C: a reference that was found in running text, and where. */

import { isUriReference } from "../predicates.ts";
import { tryParse } from "../reference.ts";
import type { UriSyntaxError } from "../syntax/errors.ts";

/** What stands around a reference in the text: `<…>`, `<URL:…>`, `"…"`, or nothing of its own. */
export type Delimiters = "angle-brackets" | "url-brackets" | "quotes" | "whitespace";

/** Where something begins in a text. */
export interface TextPosition {
  /** In UTF-16 code units from the start of the text. */
  readonly offset: number;
  /** From 1; a line ends with a line feed. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** Where a find lies in the window of the text that it was found in. */
export interface Extent {
  readonly window: string;
  readonly from: number;
  readonly to: number;
}

/** What few finds have: a text of their own, since white space broke them, or a guess at what they stand for. */
export interface Reading {
  readonly reference: string;
  readonly withoutHyphens: string | undefined;
  readonly guess: string | undefined;
}

/**
 * A reference in running text: where it is, as written and cleaned. See {@link findInText}.
 *
 * It is made small: a text may hold a million of them.
 */
export class FoundInText implements TextPosition {
  /** Where it begins, its delimiters not counted, in UTF-16 code units from the start of the text. */
  readonly offset: number;
  /** Where it ends, likewise. */
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly delimiters: Delimiters;
  /** Whether it begins with a scheme of the set; between delimiters any scheme is found. */
  readonly knownScheme: boolean;
  readonly #window: string;
  readonly #from: number;
  readonly #reading: Reading | undefined;

  /** @internal Use {@link findInText}. */
  constructor(
    { window, from, to }: Extent,
    { offset, line, column }: TextPosition,
    delimiters: Delimiters,
    knownScheme: boolean,
    reading: Reading | undefined,
  ) {
    this.offset = offset;
    this.end = offset + to - from;
    this.line = line;
    this.column = column;
    this.delimiters = delimiters;
    this.knownScheme = knownScheme;
    this.#window = window;
    this.#from = from;
    this.#reading = reading;
  }

  /** As it is written: the text from `offset` to `end`. */
  get raw(): string {
    return this.#window.slice(this.#from, this.#from + this.end - this.offset);
  }

  /** Cleaned of the white space that broke it; a hyphen at a line's end stays. */
  get reference(): string {
    return this.#reading?.reference ?? this.raw;
  }

  /**
   * The other reading of one that is broken behind a hyphen: "the hyphen may or may not actually be part of the
   * URI". Here all hyphens at a line's end are left out. Undefined if there is none.
   */
  get withoutHyphens(): string | undefined {
    return this.#reading?.withoutHyphens;
  }

  /**
   * Of a suffix reference (§4.5), the URI that is probably meant: a guess, and marked as one by being here.
   * Undefined for all others.
   */
  get guess(): string | undefined {
    return this.#reading?.guess;
  }

  /** Whether `reference` is a URI reference (§4.1); of a suffix reference, whether `guess` is one. */
  get valid(): boolean {
    return isUriReference(this.guess ?? this.reference);
  }

  /** Why it is none; undefined if it is one. */
  get error(): UriSyntaxError | undefined {
    const result = tryParse(this.guess ?? this.reference);
    return result.valid ? undefined : result.error;
  }

  /** All that is known of it, as data. */
  toJSON(): object {
    const {
      offset,
      end,
      line,
      column,
      raw,
      reference,
      withoutHyphens,
      delimiters,
      knownScheme,
      guess,
      valid,
    } = this;
    return {
      offset,
      end,
      line,
      column,
      raw,
      reference,
      withoutHyphens,
      delimiters,
      knownScheme,
      guess,
      valid,
    };
  }
}
