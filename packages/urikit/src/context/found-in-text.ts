/** RFC 3986 App. C: a reference that was found in running text, and where. */

import type { UriSyntaxError } from "../errors.ts";
import { isUriReference, tryParse } from "../reference.ts";

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

/** What a find is made of. */
export interface FindDetails extends TextPosition {
  readonly end: number;
  readonly raw: string;
  readonly reference: string;
  readonly withoutHyphens: string | undefined;
  readonly delimiters: Delimiters;
  readonly knownScheme: boolean;
  readonly guess: string | undefined;
}

/** A reference in running text: where it is, as written and cleaned. See {@link findInText}. */
export class FoundInText implements TextPosition {
  /** Where it begins, its delimiters not counted, in UTF-16 code units from the start of the text. */
  readonly offset: number;
  /** Where it ends, likewise. */
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** As it is written: the text from `offset` to `end`. */
  readonly raw: string;
  /** Cleaned of the white space that broke it; a hyphen at a line's end stays. */
  readonly reference: string;
  /**
   * The other reading of one that is broken behind a hyphen: "the hyphen may or may not actually be part of the
   * URI". Here all hyphens at a line's end are left out. Undefined if there is none.
   */
  readonly withoutHyphens: string | undefined;
  readonly delimiters: Delimiters;
  /** Whether it begins with a scheme of the set; between delimiters any scheme is found. */
  readonly knownScheme: boolean;
  /**
   * Of a suffix reference (§4.5), the URI that is probably meant: a guess, and marked as one by being here.
   * Undefined for all others.
   */
  readonly guess: string | undefined;

  /** @internal Use {@link findInText}. */
  constructor(details: FindDetails) {
    this.offset = details.offset;
    this.end = details.end;
    this.line = details.line;
    this.column = details.column;
    this.raw = details.raw;
    this.reference = details.reference;
    this.withoutHyphens = details.withoutHyphens;
    this.delimiters = details.delimiters;
    this.knownScheme = details.knownScheme;
    this.guess = details.guess;
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
}
