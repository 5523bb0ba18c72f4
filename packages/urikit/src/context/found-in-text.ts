/** RFC 3986 App. C: a reference that was found in running text, and where. */

import { isUriReference } from "../predicates.ts";
import type { UriSyntaxError } from "../syntax/errors.ts";
import { INSPECT } from "../syntax/inspect.ts";
import { maskPassword } from "../syntax/password.ts";
import { tryParse } from "../try-parse.ts";
import { withHyphens } from "./host-hyphens.ts";

/**
 * The names of known schemes, in lower case: a `Set` of names, a set of schemes, the registry. A colon alone does
 * not make a URI in running text: a bare reference begins with a scheme that is known.
 */
export interface SchemeNames {
  has(name: string): boolean;
}

/** The characters around a reference in the text: `<…>`, `<URL:…>`, `"…"`, or no delimiters of its own. */
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

/**
 * A reference in running text: where it is, as it is written and as it reads. See {@link findInText}. All but
 * `valid` and `error`, which are computed when they are read, lies in properties of its own, which a copy keeps.
 */
export interface FoundInText extends TextPosition {
  /** Where it ends, before its closing delimiter, in UTF-16 code units from the start of the text. */
  readonly end: number;
  /** As it is written: the text from `offset` to `end`. */
  readonly raw: string;
  /** Without the white space that broke it; a hyphen at the end of a line stays. */
  readonly reference: string;
  /**
   * The other reading of a reference that is broken after a hyphen: "the hyphen may or may not actually be part of
   * the URI". In this one no hyphen at the end of a line is left. Undefined for all others.
   */
  readonly withoutHyphens: string | undefined;
  /**
   * The other reading of a bare reference that goes on in letters of a script in which words are not separated by spaces,
   * such as `http://example.org/を見る`: in this one it ends before the first of them. Undefined for all others.
   */
  readonly withoutLetters: string | undefined;
  /**
   * The reference with hyphens of ASCII in its host, where that has characters that only look like hyphens, as
   * `https://www.7\u2011Eleven.com/` has. Undefined for all others.
   */
  readonly withHyphens: string | undefined;
  readonly delimiters: Delimiters;
  /** Whether it begins with a known scheme; between delimiters, other schemes are found too. */
  readonly knownScheme: boolean;
  /** The URI that a suffix reference (§4.5), or a bare host name, probably means. Undefined for all others. */
  readonly guess: string | undefined;
  /** Whether `reference` is a URI reference (§4.1); for a suffix reference, whether `guess` is one. */
  readonly valid: boolean;
  /** Where and why it is not a URI reference; undefined if it is one. */
  readonly error: UriSyntaxError | undefined;
  /** Its own properties, and whether it is valid. */
  toJSON(): object;
}

/** The part of a find that is read in the text; the rest follows from it. */
export type Find = Omit<FoundInText, "end" | "withHyphens" | "valid" | "error" | "toJSON">;

/** A find, with all that follows from what was read. */
export function foundInText(find: Find): FoundInText {
  return new LocatedFind(find);
}

class LocatedFind implements FoundInText {
  readonly offset: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly raw: string;
  readonly reference: string;
  readonly withoutHyphens: string | undefined;
  readonly withoutLetters: string | undefined;
  readonly withHyphens: string | undefined;
  readonly delimiters: Delimiters;
  readonly knownScheme: boolean;
  readonly guess: string | undefined;

  constructor(find: Find) {
    this.offset = find.offset;
    this.end = find.offset + find.raw.length;
    this.line = find.line;
    this.column = find.column;
    this.raw = find.raw;
    this.reference = find.reference;
    this.withoutHyphens = find.withoutHyphens;
    this.withoutLetters = find.withoutLetters;
    this.withHyphens = withHyphens(find.reference);
    this.delimiters = find.delimiters;
    this.knownScheme = find.knownScheme;
    this.guess = find.guess;
  }

  get valid(): boolean {
    return isUriReference(this.guess ?? this.reference);
  }

  get error(): UriSyntaxError | undefined {
    const result = tryParse(this.guess ?? this.reference);
    return result.valid ? undefined : result.error;
  }

  toJSON(): object {
    return { ...this, valid: this.valid };
  }

  /** For `console.log` in Node: its own properties and whether it is valid, with passwords masked. */
  [INSPECT](): object {
    const all = Object.entries(this.toJSON()).filter(([, value]) => value !== undefined);
    return Object.fromEntries(
      all.map(([name, value]) => [name, typeof value === "string" ? maskPassword(value) : value]),
    );
  }
}
