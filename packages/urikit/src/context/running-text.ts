/**
 * RFC 3986 App. C, RFC 1738 appendix, App. E and F of the drafts: the references in running text, in one pass
 * that stops only where a reference could be recognized.
 */

import { classOf, isAlpha } from "../syntax/characters.ts";
import * as CLASS from "../syntax/classes.ts";
import { requireOptions } from "../syntax/require-option.ts";
import { requireString } from "../syntax/require-string.ts";
import { isWhiteSpace } from "../syntax/white-space.ts";
import { type BareEnd, BareEnds, hasMore, isUriCharacter, startOfScheme } from "./bare.ts";
import { type Enclosed, readEnclosed } from "./delimited.ts";
import { type FoundInText, foundInText, type SchemeNames } from "./found-in-text.ts";
import { LineCount } from "./line-count.ts";
import { isProse } from "./prose.ts";
import { SCHEME_NAMES } from "./scheme-names.ts";
import { completed, hostNameAt, mayBeginSuffix, startsSuffix } from "./suffix-references.ts";
import type { TopLevelDomains } from "./top-level-domains.ts";
import { Triggers } from "./triggers.ts";

/** The references to look for in running text. */
export interface RunningTextOptions {
  /**
   * The schemes with which a bare reference may begin, and of which its scheme may be made: `git+https` of `git` and
   * `https`; by default those of the registry. `standardSchemes` of
   * `@urikit/schemes` has fewer, and so finds less in texts that are full of colons.
   */
  readonly schemes?: SchemeNames;
  /**
   * Whether to find suffix references such as `www.w3.org/Addressing/` too (§4.5): those that begin with `www.` or
   * `ftp.`. The URI that such a reference means is a guess, and is marked as one.
   */
  readonly suffixReferences?: boolean;
  /**
   * The domains at the top by which a bare host name is guessed, such as `topLevelDomains`; by default no host name is
   * guessed. `w3.org` and `example.com/x` are found then, and the URI that each means is marked as a guess.
   */
  readonly guessHostNames?: TopLevelDomains;
}

/**
 * Finds the references in running text: between `<` and `>`, with or without `URL:`; between double quotes; or
 * bare. They come in the order of the text and do not overlap.
 *
 * A bare one begins with a known scheme and ends where the characters of URIs end, before punctuation and
 * brackets that belong to the sentence. Between delimiters it may have any scheme, and after `<URL:` no scheme; white
 * space that breaks it there is removed.
 *
 * @example
 * ```ts
 * import { findInText } from "urikit/context";
 *
 * const text = "Yes, Jim, I found it under <ftp://foo.example.\n   com/rfc/> (or http://www.w3.org/a_(b)).";
 * findInText(text).map(({ reference }) => reference);
 * // => ["ftp://foo.example.com/rfc/", "http://www.w3.org/a_(b)"]
 * findInText(text)[1]?.line; // => 2
 *
 * findInText("see www.w3.org/Addressing/").length; // => 0
 * findInText("see www.w3.org/Addressing/.", { suffixReferences: true })[0]?.guess;
 * // => "http://www.w3.org/Addressing/"
 * ```
 */
export function findInText(text: string, options?: RunningTextOptions): FoundInText[] {
  return new RunningTextReader(options).end(text);
}

/** How much text is gathered before it is read; where a reference has not ended yet, twice its length. */
const WINDOW = 0x8000;
/** The length of a reference from which on it is skipped in a text that comes in pieces. */
const LONGEST = 0x100000;
/** No known scheme is longer. §3.1 sets no limit, but looking back from every colon needs one. */
const LONGEST_SCHEME = 64;

const COLON = 58;
const DOT = 46;
const QUOTE = 34;

/**
 * Finds references in running text that comes in pieces, in bounded memory. See {@link findInText}.
 *
 * @example
 * ```ts
 * import { RunningTextReader } from "urikit/context";
 *
 * const reader = new RunningTextReader();
 * const pieces = ["see http://exa", "mple.org/ and <mailto:a@b"];
 * const found = pieces.flatMap((piece) => reader.write(piece)).concat(reader.end(".example>"));
 * found.map(({ reference }) => reference); // => ["http://example.org/", "mailto:a@b.example"]
 * ```
 */
export class RunningTextReader {
  readonly #schemes: SchemeNames;
  readonly #suffixes: boolean;
  readonly #domains: TopLevelDomains | undefined;
  readonly #lines = new LineCount();
  /** The text that is not read to the end yet, and where it begins in the whole text. */
  #window = "";
  #start = 0;
  /** The window is read up to here; no find begins before. */
  #read = 0;
  /** The length from which on the window is read again. */
  #enough = WINDOW;
  #isLast = false;
  /** Whether the window begins within a reference that is too long. */
  #isWithin = false;
  #bareEnds = new BareEnds("");
  #found: FoundInText[] = [];
  #skipped = 0;

  constructor(options: RunningTextOptions = {}) {
    options = requireOptions(options, { schemes: true, suffixReferences: true, guessHostNames: true });
    this.#schemes = options.schemes ?? SCHEME_NAMES;
    if (typeof this.#schemes?.has !== "function") throw new TypeError("schemes must be a set of names");
    this.#suffixes = options.suffixReferences === true;
    this.#domains = options.guessHostNames;
  }

  /** How many references were skipped because they are longer than a million characters (2²⁰). */
  get skipped(): number {
    return this.#skipped;
  }

  /** Takes the next piece of the text; returns the references that are complete now. */
  write(text: string): FoundInText[] {
    this.#window += text;
    return this.#window.length < this.#enough ? [] : this.#readOn();
  }

  /** Ends the text, with a last piece if there is one; returns the references that remain. */
  end(text = ""): FoundInText[] {
    requireString(text);
    this.#window += text;
    this.#isLast = true;
    return this.#readOn();
  }

  #readOn(): FoundInText[] {
    this.#lines.slide(this.#window, this.#start);
    if (this.#isWithin) this.#skipRest();
    const open = this.#search();
    const kept = Math.max(0, open - 1); // the character before decides whether a suffix begins
    this.#start += kept;
    this.#read = open - kept;
    this.#window = this.#window.slice(kept);
    this.#enough = Math.max(WINDOW, 2 * this.#window.length);
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** Skips the rest of a reference that is too long. */
  #skipRest(): void {
    let i = this.#read;
    while (i < this.#window.length && isUriCharacter(this.#window.charCodeAt(i))) i++;
    this.#isWithin = i === this.#window.length;
    this.#read = i;
  }

  /** Reads the window; returns where to read on when more text comes. */
  #search(): number {
    const text = this.#window;
    const triggers = new Triggers(text, this.#suffixes || this.#domains !== undefined);
    this.#bareEnds = new BareEnds(text);
    let i = triggers.from(this.#read);
    while (i < text.length) {
      const next = this.#tryAt(i);
      if (next < 0 && !this.#isTooLong(i)) return ~next;
      i = triggers.from(next < 0 ? this.#skip(i) : next);
    }
    if (this.#isLast || this.#isWithin) return text.length;
    return Math.max(this.#read, startOfOpen(text));
  }

  #isTooLong(at: number): boolean {
    return this.#window.length - at >= LONGEST;
  }

  /** Returns where to read on when a reference is too long: after its delimiter; if it is bare, in the text to come. */
  #skip(at: number): number {
    const code = this.#window.charCodeAt(at);
    if (code !== COLON && code !== DOT) return at + 1;
    this.#isWithin = true;
    this.#skipped++;
    return this.#window.length;
  }

  /** Reads a reference that is recognized at `i`. Returns where to read on, or `~from` if it has not ended yet. */
  #tryAt(i: number): number {
    const code = this.#window.charCodeAt(i);
    if (code === COLON) return this.#tryScheme(i);
    return code === DOT ? this.#tryDot(i) : this.#tryEnclosed(i);
  }

  #tryScheme(colon: number): number {
    const text = this.#window;
    if (colon + 1 < text.length && !isUriCharacter(text.charCodeAt(colon + 1))) return colon + 1;
    const from = this.#startOfKnown(colon);
    if (from < 0) return colon + 1;
    const end = this.#bareEnds.after(from, colon + 1);
    if (end.open && !this.#isLast) return ~from;
    const isNamed = isProse(text.slice(from, colon), text.slice(colon + 1, end.to));
    return isNamed || !hasMore(text, colon + 1, end.to) ? colon + 1 : this.#addBare(from, end, undefined);
  }

  /** Where the known scheme before a colon begins, perhaps after a full stop; -1 if it is absent. */
  #startOfKnown(colon: number): number {
    const text = this.#window;
    const from = startOfScheme(text, Math.max(this.#read, colon - LONGEST_SCHEME), colon);
    if (this.#isKnown(from, colon)) return from;
    const dot = text.slice(from, colon).lastIndexOf(".");
    const isPort = (text.charCodeAt(colon + 1) - 48) >>> 0 < 10; // example.info:80
    if (dot < 0 || isPort) return -1;
    return this.#isKnown(from + dot + 1, colon) ? from + dot + 1 : -1;
  }

  /** Reads the suffix of a URI, which has no scheme (§4.5). */
  #tryDot(dot: number): number {
    if (this.#suffixes && this.#isSuffix(dot - 3)) return this.#addSuffix(dot - 3, dot + 1);
    if (this.#domains === undefined) return dot + 1;
    const text = this.#window;
    const { from, to, next, hasMore } = hostNameAt(text, dot, this.#read, this.#domains);
    if (next + 1 >= text.length && !this.#isLast) return ~from;
    if (to < 0) return next;
    if (hasMore) return this.#addSuffix(from, to);
    return this.#addBare(from, { to, open: false, beforeLetters: -1 }, completed(text.slice(from, to)));
  }

  #isSuffix(from: number): boolean {
    return from >= this.#read && startsSuffix(this.#window, from) && mayBeginSuffix(this.#window, from);
  }

  /** Adds the suffix that begins at `start` and of which the characters up to `from` are read. */
  #addSuffix(start: number, from: number): number {
    const end = this.#bareEnds.after(start, from);
    if (end.open && !this.#isLast) return ~start;
    return end.to > from ? this.#addBare(start, end, completed(this.#window.slice(start, end.to))) : from;
  }

  #tryEnclosed(at: number): number {
    const text = this.#window;
    if (!mayBegin(text.charCodeAt(at + 1)) && at + 1 < text.length) return at + 1;
    const enclosed = readEnclosed(text, at, text.length, this.#schemes);
    if (enclosed === "open") return this.#isLast ? at + 1 : ~at;
    if (enclosed === undefined) return at + 1;
    const isSuffix = enclosed.schemeEnd < 0 && startsSuffix(text, enclosed.from);
    if (isSuffix && !this.#suffixes && !enclosed.hasPrefix) return at + 1;
    return this.#addEnclosed(text.charCodeAt(at) === QUOTE, enclosed);
  }

  #addEnclosed(isQuoted: boolean, enclosed: Enclosed): number {
    const { from, to, next, hasPrefix, isKnown, withoutHyphens } = enclosed;
    const { offset, line, column } = this.#lines.at(from);
    const raw = this.#window.slice(from, to);
    const reference = enclosed.reference ?? raw;
    this.#found.push(
      foundInText({
        offset,
        line,
        column,
        raw,
        reference,
        withoutHyphens,
        withoutLetters: undefined,
        delimiters: isQuoted ? "quotes" : hasPrefix ? "url-brackets" : "angle-brackets",
        knownScheme: isKnown,
        guess: this.#suffixes && !isKnown && startsSuffix(reference, 0) ? completed(reference) : undefined,
      }),
    );
    this.#read = to;
    return next;
  }

  /** Adds a reference without delimiters; a suffix is completed by `guess`. */
  #addBare(from: number, { to, beforeLetters }: BareEnd, guess: string | undefined): number {
    const { offset, line, column } = this.#lines.at(from);
    const raw = this.#window.slice(from, to);
    this.#found.push(
      foundInText({
        offset,
        line,
        column,
        raw,
        reference: raw,
        withoutHyphens: undefined,
        withoutLetters: beforeLetters < 0 ? undefined : this.#window.slice(from, beforeLetters),
        delimiters: "whitespace",
        knownScheme: guess === undefined,
        guess,
      }),
    );
    this.#read = to;
    return to;
  }

  /** Whether a scheme is known, or is made of known ones, as that of `git+https://a/b.git` is. */
  #isKnown(from: number, schemeEnd: number): boolean {
    const scheme = this.#window.slice(from, schemeEnd).toLowerCase();
    return this.#schemes.has(scheme) || this.#isMadeOfKnown(scheme);
  }

  #isMadeOfKnown(scheme: string): boolean {
    return scheme.includes("+") && scheme.split("+").every((part) => this.#schemes.has(part));
  }
}

/** Whether it may be after an opening delimiter: a letter, or white space. Most quotes are closing ones. */
function mayBegin(code: number): boolean {
  return isAlpha(code) || isWhiteSpace(code);
}

/** The start of the last word, in which a scheme or a host name may begin. */
function startOfOpen(text: string): number {
  const floor = text.length - LONGEST_SCHEME;
  let i = text.length;
  while (i > floor && (classOf(text.charCodeAt(i - 1)) & CLASS.SCHEME) !== 0) i--;
  return i;
}
