/**
 * RFC 3986 App. C, RFC 1738 appendix, App. E and F of the drafts: the references in running text, in one pass
 * that stops only where a reference could be recognized.
 */

import { registrations } from "../schemes/registry.ts";
import { CLASS, classOf, isAlpha } from "../syntax/characters.ts";
import { BareEnds, isUriCharacter, saysMore, startOfScheme } from "./bare.ts";
import { type Enclosed, readEnclosed, startsSuffix } from "./delimited.ts";
import { type Delimiters, FoundInText, type Reading } from "./found-in-text.ts";
import { LineCount } from "./line-count.ts";
import type { SchemeNames } from "./scheme-names.ts";
import { Triggers } from "./triggers.ts";

/** What is looked for in running text. */
export interface RunningTextOptions {
  /**
   * The schemes with which a bare reference may begin: those of the registry, unless given. `standardSchemes` of
   * `urikit/schemes` has fewer, and so finds less in texts that are full of colons.
   */
  readonly schemes?: SchemeNames;
  /**
   * Whether suffix references such as `www.w3.org/Addressing/` are looked for (§4.5): those that begin with
   * `www.` or `ftp.`. What they stand for is a guess, and is marked as one.
   */
  readonly suffixReferences?: boolean;
}

/**
 * Finds the references in running text: between `<` and `>`, with or without `URL:`, between double quotes, or
 * bare. They come in the order of the text and do not overlap.
 *
 * A bare one begins with a known scheme and ends where the characters of URIs end, before punctuation and
 * brackets that belong to the sentence. Between delimiters any scheme will do, and behind `<URL:` a relative
 * reference too; white space that broke it there is taken out.
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

/** So much text is gathered before it is read, and twice what is open where a reference is not over yet. */
const WINDOW = 0x8000;
/** The longest reference that is found in a text that comes in pieces. */
const LONGEST = 0x100000;
/** No scheme is longer; §3.1 sets no limit, but a look back from every colon has to have one. */
const LONGEST_SCHEME = 64;

const COLON = 58;
const DOT = 46;
const QUOTE = 34;

/** Finds references in running text that comes in pieces, in bounded memory. See {@link findInText}. */
export class RunningTextReader {
  readonly #schemes: SchemeNames;
  readonly #suffixes: boolean;
  readonly #lines = new LineCount();
  /** The text at hand, and where it begins in the whole text. */
  #window = "";
  #start = 0;
  /** How far the window is read; no find begins before it. */
  #read = 0;
  /** The window is read again once it is so long. */
  #enough = WINDOW;
  #isLast = false;
  /** Whether the window begins within a reference that is too long. */
  #isWithin = false;
  #bareEnds = new BareEnds("");
  #found: FoundInText[] = [];
  #passedOver = 0;

  constructor(options: RunningTextOptions = {}) {
    this.#schemes = options.schemes ?? registrations;
    this.#suffixes = options.suffixReferences === true;
  }

  /** How many references were passed over because they are longer than {@link LONGEST}. */
  get passedOver(): number {
    return this.#passedOver;
  }

  /** Takes the next piece of the text; gives the references that are complete by now. */
  write(text: string): FoundInText[] {
    this.#window += text;
    return this.#window.length < this.#enough ? [] : this.#readOn();
  }

  /** The text is over, with a last piece if there is one; gives the references that are left. */
  end(text = ""): FoundInText[] {
    this.#window += text;
    this.#isLast = true;
    return this.#readOn();
  }

  #readOn(): FoundInText[] {
    this.#lines.slide(this.#window, this.#start);
    if (this.#isWithin) this.#leaveBehind();
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

  /** Passes over the rest of a reference that is too long. */
  #leaveBehind(): void {
    let i = this.#read;
    while (i < this.#window.length && isUriCharacter(this.#window.charCodeAt(i))) i++;
    this.#isWithin = i === this.#window.length;
    this.#read = i;
  }

  /** Reads the window, and returns where it has to be read on from when there is more of it. */
  #search(): number {
    const text = this.#window;
    const triggers = new Triggers(text, this.#suffixes);
    this.#bareEnds = new BareEnds(text);
    let i = triggers.from(this.#read);
    while (i < text.length) {
      const next = this.#tryAt(i);
      if (next < 0 && !this.#isTooLong(i)) return ~next;
      i = triggers.from(next < 0 ? this.#passBy(i) : next);
    }
    if (this.#isLast || this.#isWithin) return text.length;
    return Math.max(this.#read, startOfScheme(text, text.length - LONGEST_SCHEME, text.length));
  }

  #isTooLong(at: number): boolean {
    return this.#window.length - at >= LONGEST;
  }

  /** Goes on behind a reference that is too long: behind its delimiter, or with the text if it is bare. */
  #passBy(at: number): number {
    const code = this.#window.charCodeAt(at);
    if (code !== COLON && code !== DOT) return at + 1;
    this.#isWithin = true;
    this.#passedOver++;
    return this.#window.length;
  }

  /** Reads what is recognized at `i`. Returns where to go on, or `~from` of what is open while more text comes. */
  #tryAt(i: number): number {
    const code = this.#window.charCodeAt(i);
    if (code === COLON) return this.#tryScheme(i);
    return code === DOT ? this.#trySuffix(i) : this.#tryEnclosed(i);
  }

  #tryScheme(colon: number): number {
    const text = this.#window;
    if (colon + 1 < text.length && !isUriCharacter(text.charCodeAt(colon + 1))) return colon + 1;
    const from = this.#startOfKnown(colon);
    if (from < 0) return colon + 1;
    const { to, open } = this.#bareEnds.after(colon + 1);
    if (open && !this.#isLast) return ~from;
    return saysMore(text, colon + 1, to) ? this.#add(from, to, "whitespace", true) : colon + 1;
  }

  /** Where the known scheme before a colon begins, if need be behind a full stop; -1 if there is none. */
  #startOfKnown(colon: number): number {
    const text = this.#window;
    const from = startOfScheme(text, Math.max(this.#read, colon - LONGEST_SCHEME), colon);
    if (this.#isKnown(from, colon)) return from;
    const dot = text.slice(from, colon).lastIndexOf(".");
    const isPort = (text.charCodeAt(colon + 1) - 48) >>> 0 < 10; // example.info:80
    if (dot < 0 || isPort) return -1;
    return this.#isKnown(from + dot + 1, colon) ? from + dot + 1 : -1;
  }

  #trySuffix(dot: number): number {
    const text = this.#window;
    const from = dot - 3;
    if (from < this.#read || !startsSuffix(text, from) || !mayPrecedeSuffix(text, from - 1)) return dot + 1;
    const { to, open } = this.#bareEnds.after(dot + 1);
    if (open && !this.#isLast) return ~from;
    return to > dot + 1 ? this.#add(from, to, "whitespace", false) : dot + 1;
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
    const { from, to, next, hasPrefix, isKnown } = enclosed;
    const delimiters = isQuoted ? "quotes" : hasPrefix ? "url-brackets" : "angle-brackets";
    this.#add(from, to, delimiters, isKnown, enclosed);
    return next;
  }

  #isKnown(from: number, schemeEnd: number): boolean {
    return this.#schemes.has(this.#window.slice(from, schemeEnd).toLowerCase());
  }

  #add(from: number, to: number, delimiters: Delimiters, knownScheme: boolean, enclosed?: Enclosed): number {
    const window = this.#window;
    const reading = this.#readingOf(from, to, knownScheme, enclosed);
    const place = this.#lines.at(from);
    this.#found.push(new FoundInText({ window, from, to }, place, delimiters, knownScheme, reading));
    this.#read = to;
    return to;
  }

  /** What is to be said of a find beyond its extent. */
  #readingOf(from: number, to: number, knownScheme: boolean, enclosed?: Enclosed): Reading | undefined {
    const { reference, withoutHyphens } = enclosed ?? {};
    const mayBeSuffix = this.#suffixes && !knownScheme;
    if (reference === undefined && !mayBeSuffix) return undefined;
    const cleaned = reference ?? this.#window.slice(from, to);
    const guess = mayBeSuffix ? completed(cleaned) : undefined;
    if (reference === undefined && guess === undefined) return undefined;
    return { reference: cleaned, withoutHyphens, guess };
  }
}

/** Whether it may stand behind an opening delimiter: a letter, or white space; most quotes are closing ones. */
function mayBegin(code: number): boolean {
  return isAlpha(code) || code === 32 || (code - 9) >>> 0 < 5;
}

/** §4.5: "most registered names beginning with "www" are likely to have a URI prefix of "http://"". */
function completed(reference: string): string | undefined {
  if (!startsSuffix(reference, 0)) return undefined;
  return `${/^f/i.test(reference) ? "ftp" : "http"}://${reference}`;
}

/** A suffix does not begin within a word, a path or a mailbox. */
function mayPrecedeSuffix(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (at < 0 || !isUriCharacter(code)) return true;
  return (classOf(code) & CLASS.UNRESERVED) === 0 && !"/@:%#?&=+$".includes(text.charAt(at));
}
