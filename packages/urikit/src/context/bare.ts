/**
 * RFC 3986 App. C: a reference that is delimited only by white space, or by any other character that no URI can
 * hold, such as those of scripts that are written without spaces. Punctuation at its end and brackets without a
 * partner belong to the sentence around it.
 */

import { CLASS, classOf, isAlpha } from "../syntax/characters.ts";

/** Where a text that could be a bare reference ends; `open` if the text ends before the reference does. */
export interface BareEnd {
  readonly to: number;
  readonly open: boolean;
}

/** Any character that a URI reference may hold (§2): reserved, unreserved, or `%`. */
export function isUriCharacter(code: number): boolean {
  return (classOf(code) & CLASS.QUERY) !== 0 || code === 35 || code === 37 || code === 91 || code === 93;
}

const OPENERS = "([";
const CLOSERS = ")]";
const PUNCTUATION = ".,;:!?'";
/** The marks that emphasize a text in Markdown; a link does not hold them at its end (GFM §6.9). */
const EMPHASIS = "*_~";

/** Finds where bare references end in a text, asked in ascending order. */
export class BareEnds {
  readonly #text: string;
  /**
   * The opening brackets without a partner in the last run of URI characters, the next one last. Each ends the
   * reference that it stands in. A reference that begins after one need not look for its end again, so that a run
   * of brackets that are never closed takes linear time.
   */
  #unclosed: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the bare reference ends that begins at `start` and of which the characters up to `from` are read. */
  after(start: number, from: number): BareEnd {
    while (isBefore(this.#unclosed.at(-1), from)) this.#unclosed.pop();
    const before = this.#text.charAt(start - 1);
    const end = Math.min(this.#unclosed.at(-1) ?? this.#text.length, this.#endOfQuoted(before, from));
    const opened: number[] = [];
    let i = from;
    while (i < end) {
      const code = this.#text.charCodeAt(i);
      if (!isUriCharacter(code)) {
        if (code < 128 || !isLetterOfAlphabet(this.#text.charAt(i))) break;
      } else if (isBracket(code) && !isBalanced(this.#text, i, opened)) break;
      i++;
    }
    const [to = i] = opened;
    if (opened.length > 0 && this.#unclosed.length === 0) this.#unclosed = opened.reverse();
    const trimmed = beforeEmphasis(this.#text, from, beforePunctuation(this.#text, from, to), before);
    return { to: trimmed, open: i === this.#text.length };
  }

  /** The second of two single quotes, the first of which stands before the reference. */
  #endOfQuoted(before: string, from: number): number {
    const quote = before === "'" ? this.#text.indexOf("'", from) : -1;
    return quote < 0 ? this.#text.length : quote;
  }
}

/**
 * Whether a letter belongs to the word before it: one of an alphabet whose words have spaces between them, or a mark on
 * such a letter. No URI holds it; but what was written goes on, and a reference that were cut there would be one
 * that nobody wrote. After a URI in a script without spaces the sentence goes on at once.
 */
function isLetterOfAlphabet(character: string): boolean {
  return /[\u0300-\u036f\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u.test(
    character,
  );
}

function isBefore(index: number | undefined, from: number): boolean {
  return index !== undefined && index < from;
}

/** `(`, `)`, `[` or `]`. */
function isBracket(code: number): boolean {
  return code === 40 || code === 41 || code === 91 || code === 93;
}

/** Counts the bracket at `i`; false if it closes a bracket that was not opened. */
function isBalanced(text: string, i: number, opened: number[]): boolean {
  const bracket = text.charAt(i);
  if (OPENERS.includes(bracket)) {
    opened.push(i);
    return true;
  }
  const partner = opened.pop();
  if (partner !== undefined && OPENERS.indexOf(text.charAt(partner)) === CLOSERS.indexOf(bracket))
    return true;
  if (partner !== undefined) opened.push(partner);
  return false;
}

/** Before the marks of emphasis that close those before the reference, and the punctuation before them. */
function beforeEmphasis(text: string, from: number, to: number, mark: string): number {
  if (mark === "" || !EMPHASIS.includes(mark)) return to;
  let i = to;
  while (i > from && text.charAt(i - 1) === mark) i--;
  return beforePunctuation(text, from, i);
}

function beforePunctuation(text: string, from: number, to: number): number {
  let i = to;
  while (i > from && PUNCTUATION.includes(text.charAt(i - 1))) i--;
  return i;
}

/** Whether more than the slashes before a host follows a scheme: `http://` in a text is about URIs, and not one. */
export function hasMore(text: string, from: number, to: number): boolean {
  return to - from > 2 || !["", "/", "//"].includes(text.slice(from, to));
}

/** Where a scheme (§3.1) begins in the run of its characters that ends at `to`; `to` if none does. */
export function startOfScheme(text: string, floor: number, to: number): number {
  let i = to;
  while (i > floor && (classOf(text.charCodeAt(i - 1)) & CLASS.SCHEME) !== 0) i--;
  while (i < to && !isAlpha(text.charCodeAt(i))) i++;
  return i;
}
