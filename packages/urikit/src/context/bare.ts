/**
 * RFC 3986 App. C: a reference that is delimited only by white space, or by any other character that is not a letter
 * and that no URI can hold. Punctuation at its end and brackets without a partner belong to the sentence around it.
 */

import { classOf, isAlpha } from "../syntax/characters.ts";
import * as CLASS from "../syntax/classes.ts";
import { isHyphenOfHost } from "./host-hyphens.ts";

/** Where a text that could be a bare reference ends. */
export interface BareEnd {
  readonly to: number;
  /** Whether the text ends before the reference does. */
  readonly open: boolean;
  /** Where it would end before the first letter after which a sentence may go on at once; -1 if it holds no such letter. */
  readonly beforeLetters: number;
}

/** Any character that a URI reference may hold (§2): reserved, unreserved, or `%`. */
export function isUriCharacter(code: number): boolean {
  return (classOf(code) & CLASS.QUERY) !== 0 || code === 35 || code === 37 || code === 91 || code === 93;
}

const BRACE = 123;
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
   * reference that it is in. A reference that begins after one need not look for its end again, so that a run
   * of brackets that are never closed takes linear time.
   */
  #unclosed: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the bare reference ends that begins at `start` and of which the characters up to `from` are read. */
  after(start: number, from: number): BareEnd {
    const text = this.#text;
    while (isBefore(this.#unclosed.at(-1), from)) this.#unclosed.pop();
    const before = text.charAt(start - 1);
    const end = Math.min(this.#unclosed.at(-1) ?? text.length, this.#endOfQuoted(before, from));
    const opened: number[] = [];
    let letters = -1;
    let isCut = false;
    let i = from;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (isUriCharacter(code)) {
        if (isBracket(code) && !isBalanced(text, i, opened)) break;
        i++;
        continue;
      }
      if (code === BRACE) {
        const end = afterExpression(text, i);
        isCut = end > text.length;
        if (end < 0 || isCut) break;
        i = end;
        continue;
      }
      if (isHyphenOfHost(text, from, i)) {
        i++;
        continue;
      }
      const letter = code < 128 ? "" : letterAt(text, i);
      if (letter === "") break;
      if (letters < 0 && mayFollowAtOnce(letter)) letters = i;
      i += letter.length;
    }
    const [to = i] = opened;
    if (opened.length > 0 && this.#unclosed.length === 0) this.#unclosed = opened.reverse();
    const trimmed = beforeEmphasis(text, from, beforePunctuation(text, from, to), before);
    const beforeLetters = letters >= 0 && letters < trimmed ? beforePunctuation(text, from, letters) : -1;
    return { to: trimmed, open: isCut || i === text.length || isHalfAtEnd(text, i), beforeLetters };
  }

  /** The second of two single quotes, the first of which is before the reference. */
  #endOfQuoted(before: string, from: number): number {
    const quote = before === "'" ? this.#text.indexOf("'", from) : -1;
    return quote < 0 ? this.#text.length : quote;
  }
}

/**
 * The index after the expression of a URI template (RFC 6570 §2.2) at an index, or of one of the many other languages that
 * write `{…}` or `{{…}}`; -1 if there is no expression, beyond the text if that ends first. A template is not a
 * reference, and the text before the expression is not one that somebody wrote.
 */
function afterExpression(text: string, index: number): number {
  EXPRESSION.lastIndex = index;
  const [start = "", braces = ""] = EXPRESSION.exec(text) ?? [];
  const end = index + start.length + braces.length;
  if (end > text.length) return end;
  return text.startsWith("}".repeat(braces.length), end - braces.length) ? end : -1;
}

const EXPRESSION = /(\{{1,2})[^\s{}<>"]{0,256}/y;

/**
 * The letter at an index, or a mark on one; "" if it is absent. No URI holds a letter outside ASCII; but what was
 * written goes on, and a reference that is cut there is one that nobody wrote.
 */
function letterAt(text: string, index: number): string {
  const letter = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return /[\p{L}\p{M}]/u.test(letter) ? letter : "";
}

/** Whether a letter belongs to a script in which the sentence may go on right after a reference. */
function mayFollowAtOnce(letter: string): boolean {
  return AT_ONCE.test(letter);
}

const AT_ONCE =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;

/** Whether the letter at an index is outside ASCII and belongs to the word next to it. */
export function isLetterOfWord(text: string, index: number): boolean {
  const letter = text.charCodeAt(index) < 128 ? "" : letterAt(text, index);
  return letter !== "" && !mayFollowAtOnce(letter);
}

/** Whether the text ends within a character. */
function isHalfAtEnd(text: string, index: number): boolean {
  return index === text.length - 1 && (text.charCodeAt(index) & 0xfc00) === 0xd800;
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

/** Where a scheme (§3.1) begins in the run of its characters that ends at `to`; `to` if there is no scheme. */
export function startOfScheme(text: string, floor: number, to: number): number {
  let i = to;
  while (i > floor && (classOf(text.charCodeAt(i - 1)) & CLASS.SCHEME) !== 0) i--;
  while (i < to && !isAlpha(text.charCodeAt(i))) i++;
  return i;
}
