/**
 * RFC 3986 App. C, RFC 1738 appendix: a reference between `<` and `>` or between double quotes, with or without
 * `URL:` before it. A reference that white space broke is joined again.
 */

import { isUriReference } from "../predicates.ts";
import { classOf, isAlpha } from "../syntax/characters.ts";
import * as CLASS from "../syntax/classes.ts";
import { isWhiteSpace } from "../syntax/white-space.ts";
import { hasMore } from "./bare.ts";
import type { SchemeNames } from "./found-in-text.ts";
import { isProse } from "./prose.ts";
import { startsSuffix } from "./suffix-references.ts";

/** A reference between two delimiters. */
export interface Enclosed {
  /** Where it begins and ends in the text, without the white space next to the delimiters. */
  readonly from: number;
  readonly to: number;
  /** After the closing delimiter. */
  readonly next: number;
  readonly hasPrefix: boolean;
  /** Where its scheme ends, at the colon; -1 if it does not begin with one. */
  readonly schemeEnd: number;
  readonly isKnown: boolean;
  /** The reference without the white space in it; undefined if it is absent. */
  readonly reference: string | undefined;
  readonly withoutHyphens: string | undefined;
}

const LINE_FEED = 10;
const QUOTE = 34;
const HYPHEN = 45;
const COLON = 58;
const OPEN = 60;
const CLOSE = 62;

/**
 * Reads the reference after the delimiter at `at`: undefined if there is no reference, `open` if the text ends before
 * that is known.
 */
export function readEnclosed(
  text: string,
  at: number,
  to: number,
  known: SchemeNames,
): Enclosed | "open" | undefined {
  const isQuoted = text.charCodeAt(at) === QUOTE;
  const afterSpace = isQuoted ? at + 1 : afterWhiteSpace(text, at + 1, to);
  if (afterSpace < to && !isAlpha(text.charCodeAt(afterSpace))) return undefined;
  const hasPrefix = startsPrefix(text, afterSpace);
  const from = hasPrefix ? afterWhiteSpace(text, afterSpace + 4, to) : afterSpace;
  const schemeEnd = endOfScheme(text, from, to);
  if (schemeEnd === to) return "open";
  if (schemeEnd < 0 && !hasPrefix && !startsSuffix(text, from)) return undefined;
  const isKnown = schemeEnd >= 0 && known.has(text.slice(from, schemeEnd).toLowerCase());
  const start = { from, schemeEnd, hasPrefix, isQuoted, isKnown };
  const close = isQuoted ? QUOTE : CLOSE;
  const end = endOfPiece(text, from, to);
  if (end < to && text.charCodeAt(end) === close) return enclosedWhole(text, start, end, end + 1);
  const lines = readLines(text, from, to, close);
  if (typeof lines !== "object") return lines;
  if (lines.pieces.length > 1) return enclosedBroken(text, start, lines);
  return enclosedWhole(text, start, lines.to, lines.next);
}

/** App. C: `URL:`, which was "recommended as a way to help distinguish a URI from other bracketed designators". */
function startsPrefix(text: string, from: number): boolean {
  return (text.charCodeAt(from) | 32) === 117 && text.slice(from, from + 4).toLowerCase() === "url:";
}

interface Start {
  readonly from: number;
  readonly schemeEnd: number;
  readonly hasPrefix: boolean;
  readonly isQuoted: boolean;
  readonly isKnown: boolean;
}

/** A reference in one piece, as nearly all are. With an unknown scheme it must be a valid URI. */
function enclosedWhole(text: string, start: Start, to: number, next: number): Enclosed | undefined {
  const { from, schemeEnd, hasPrefix, isQuoted, isKnown } = start;
  if (to === from || !(hasPrefix || hasMore(text, schemeEnd + 1, to))) return undefined;
  if (isQuoted && !hasPrefix && schemeEnd >= 0) {
    const scheme = isKnown ? text.slice(from, schemeEnd) : undefined;
    if (isProse(scheme, text.slice(schemeEnd + 1, to))) return undefined;
  }
  if (schemeEnd >= 0 && !isKnown && !hasPrefix) {
    if (schemeEnd - from < 2 || !isUriReference(text.slice(from, to))) return undefined;
  }
  return { from, to, next, hasPrefix, schemeEnd, isKnown, reference: undefined, withoutHyphens: undefined };
}

/**
 * A reference in several pieces. Prose is not taken for one: a reference with spaces in a line must be valid without
 * them and cannot occur in quotes, and its scheme must be known, as a word before a colon is not.
 */
function enclosedBroken(text: string, start: Start, lines: Lines): Enclosed | undefined {
  const { from, schemeEnd, hasPrefix, isQuoted, isKnown } = start;
  const { to, next, pieces, hasSpaces, hyphens } = lines;
  if ((hasSpaces && isQuoted) || (schemeEnd >= 0 && !isKnown && !hasPrefix)) return undefined;
  const reference = joined(text, pieces);
  if (hasSpaces && !isUriReference(reference)) return undefined;
  const withoutHyphens = hyphens ? joined(text, pieces.map(withoutHyphen)) : undefined;
  return { from, to, next, hasPrefix, schemeEnd, isKnown, reference, withoutHyphens };
}

/** A piece of a reference between white space. */
interface Piece {
  readonly from: number;
  readonly to: number;
  /** Whether a hyphen ends it before a line break. */
  readonly hyphen: boolean;
}

interface Lines {
  readonly pieces: readonly Piece[];
  /** After the last piece. */
  readonly to: number;
  /** After the closing delimiter. */
  readonly next: number;
  /** Whether there is white space that does not break a line. */
  readonly hasSpaces: boolean;
  readonly hyphens: boolean;
}

/** A text with more spaces than these in its lines is prose. */
const MOST_SPACES = 32;

/** Reads up to the closing delimiter, before which there may be no other delimiter and no empty line. */
function readLines(text: string, from: number, to: number, close: number): Lines | "open" | undefined {
  const most = close === QUOTE ? 0 : MOST_SPACES;
  const pieces: Piece[] = [];
  let spaces = 0;
  let hyphens = false;
  let i = from;
  while (i < to) {
    const end = endOfPiece(text, i, to);
    const next = afterWhiteSpace(text, end, to);
    if (next === to) return "open";
    const breaks = lineBreaks(text, end, next);
    const isLast = text.charCodeAt(next) === close;
    const hyphen = breaks > 0 && !isLast && text.charCodeAt(end - 1) === HYPHEN;
    if (end > i) pieces.push({ from: i, to: end, hyphen });
    if (isLast) return { pieces, to: end, next: next + 1, hasSpaces: spaces > 0, hyphens };
    if (breaks === 0) spaces++;
    if (next === end || breaks > 1 || spaces > most) return undefined;
    hyphens ||= hyphen;
    i = next;
  }
  return "open";
}

/** Where a piece ends: at white space or a delimiter. */
function endOfPiece(text: string, from: number, to: number): number {
  let i = from;
  while (i < to) {
    const code = text.charCodeAt(i);
    if (isWhiteSpace(code) || code === QUOTE || code === OPEN || code === CLOSE) break;
    i++;
  }
  return i;
}

function afterWhiteSpace(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && isWhiteSpace(text.charCodeAt(i))) i++;
  return i;
}

function lineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (text.charCodeAt(i) === LINE_FEED) count++;
  return count;
}

/** The colon after the scheme that begins at `from` (§3.1); -1 if it is absent, `to` if the text ends first. */
function endOfScheme(text: string, from: number, to: number): number {
  if (from < to && !isAlpha(text.charCodeAt(from))) return -1;
  let i = from;
  while (i < to && (classOf(text.charCodeAt(i)) & CLASS.SCHEME) !== 0) i++;
  return i === to || text.charCodeAt(i) === COLON ? i : -1;
}

function withoutHyphen({ from, to, hyphen }: Piece): Piece {
  return { from, to: hyphen ? to - 1 : to, hyphen };
}

function joined(text: string, pieces: readonly Piece[]): string {
  return pieces.map(({ from, to }) => text.slice(from, to)).join("");
}
