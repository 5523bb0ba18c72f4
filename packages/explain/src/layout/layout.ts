/**
 * Text laid out in the cells of a terminal. A wide character takes two cells (UAX #11), a mark none, and no text is cut
 * within a character as people see it (UAX #29) or within a triplet (RFC 3986 §2.1).
 */

import { eastAsianWidth } from "get-east-asian-width";
import { drawable } from "./ascii.ts";
import type { Screen } from "./screen.ts";

/**
 * Characters that may take no cell or two, or join with others: all but ASCII, Latin letters and signs such as "§", and
 * the dashes, quotes, arrows and lines that the command itself writes. Most text has no such characters.
 */
const COMPLEX = /\u00ad|[\u0300-\u200f\u2028-\u218f\u2200-\u24ff\u2580-\uffff]/;
/** A triplet, an escape that `printable` has written, or one character. */
const ASCII_ATOM = /%[\dA-Fa-f]{2}|\\u\{[\da-f]+\}|./gs;
/** Characters that take no cell of their own. */
const CELLLESS = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
/** Characters that terminals draw as a picture, two cells wide. */
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;

/** Made when it is first needed: it takes several milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/** The units that are never cut: triplets, escapes, and characters as people see them. */
export function atomsOf(text: string): string[] {
  if (!COMPLEX.test(text)) return text.match(ASCII_ATOM) ?? [];
  return text.split(CONTROL).flatMap((part, index) => (index % 2 === 1 ? [part] : graphemesOf(part)));
}

/**
 * Characters before and after which a grapheme always ends (UAX #29, GB4 and GB5). The segmenter of Node takes the square of
 * their number.
 */
const CONTROL = /([\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb])/;

function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  const atoms: string[] = [];
  let ascii = "";
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length === 1 && !COMPLEX.test(segment)) {
      ascii += segment;
      continue;
    }
    addAscii(ascii, atoms);
    atoms.push(segment);
    ascii = "";
  }
  addAscii(ascii, atoms);
  return atoms;
}

function addAscii(text: string, atoms: string[]): void {
  for (const [atom] of text.matchAll(ASCII_ATOM)) atoms.push(atom);
}

/** How many cells a text takes. */
export function widthOf(text: string): number {
  return COMPLEX.test(text) ? sum(atomsOf(text)) : text.length;
}

function sum(atoms: readonly string[]): number {
  return atoms.reduce((total, atom) => total + cellsOf(atom), 0);
}

/** The cells of an atom: those of its first character that has any. */
function cellsOf(atom: string): number {
  if (!COMPLEX.test(atom)) return atom.length;
  if (EMOJI.test(atom)) return 2;
  const base = [...atom].find((character) => !CELLLESS.test(character));
  return base === undefined ? 0 : eastAsianWidth(base.codePointAt(0) ?? 0);
}

/** The text with spaces after it, so that it takes at least `width` cells. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Marks where text was left out. */
const CUT = "…";

/** The text, with its middle left out if it is wider than `width`. */
export function shorten(text: string, width: number): string {
  if (fits(text, width)) return text;
  const kept = width - 1;
  return startOf(text, Math.ceil(kept / 2)) + CUT + endOf(text, Math.floor(kept / 2));
}

/** The text, with its end left out if it is wider than `width`. */
export function shortenEnd(text: string, width: number): string {
  return fits(text, width) ? text : startOf(text, width - 1) + CUT;
}

/** The text, with its start left out if it is wider than `width`. */
function shortenStart(text: string, width: number): string {
  return fits(text, width) ? text : CUT + endOf(text, width - 1);
}

/** No more code units of a long text are looked at for each cell; an atom with more marks than that is cut. */
const UNITS_PER_CELL = 16;

function fits(text: string, width: number): boolean {
  return text.length <= width * UNITS_PER_CELL && widthOf(text) <= width;
}

/** As many atoms of the start as `width` cells have room for. */
function startOf(text: string, width: number): string {
  return whileRoom(atomsOf(text.slice(0, width * UNITS_PER_CELL)), width).join("");
}

/** As many atoms of the end as `width` cells have room for. */
function endOf(text: string, width: number): string {
  const end = text.slice(Math.max(0, text.length - width * UNITS_PER_CELL));
  return whileRoom(atomsOf(end).reverse(), width).reverse().join("");
}

function whileRoom(atoms: readonly string[], width: number): string[] {
  let room = width;
  const end = atoms.findIndex((atom) => {
    room -= cellsOf(atom);
    return room < 0;
  });
  return atoms.slice(0, end < 0 ? atoms.length : end);
}

/** The text cut into pieces of at most `width` cells, the first of at most `first`. */
export function piecesOf(text: string, width: number, first: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  let room = first;
  for (const atom of atomsOf(text)) {
    const cells = cellsOf(atom);
    if (cells > room) {
      pieces.push(piece);
      piece = "";
      room = width;
    }
    piece += atom;
    room -= cells;
  }
  return [...pieces, piece];
}

/** Longer lines of words are hard to read. */
export const LONGEST_LINE = 100;

/**
 * A text in lines of at most `width` cells, and of at most 100: cut at spaces and next to Chinese characters; within a
 * long word after `/`, `?`, `&`, `,` or `}`; elsewhere only if there is no other way. All lines but the first are indented.
 */
export function wrapped(text: string, width: number, indent = "    "): string[] {
  const most = Math.min(width, LONGEST_LINE);
  if (widthOf(text) <= most) return [text];
  const atoms = atomsOf(text);
  const lines: string[] = [];
  for (let from = 0; from < atoms.length; ) {
    const room = lines.length === 0 ? most : most - indent.length;
    const to = endOfLine(atoms, from, room);
    lines.push((lines.length === 0 ? "" : indent) + atoms.slice(from, to).join("").trimEnd());
    from = to;
    while (atoms[from] === " ") from++;
  }
  return lines;
}

/**
 * Messages in lines that a terminal can show; in a file each stays in one line, as programs read them.
 */
export function messagesFor(screen: Screen, messages: string): string {
  if (!screen.isTerminal) return messages;
  const lines = messages.split("\n").flatMap((line) => wrapped(drawable(line, screen), screen.width, "  "));
  return lines.join("\n");
}

/**
 * A text that was written for more columns, in `width` of them: lines of a paragraph are joined and wrapped again; so are
 * those of an explanation next to its term. Other lines that are indented are cut, each by itself.
 */
export function reflowed(text: string, width: number): string {
  const lines: string[] = [];
  let goesOn = NO_INDENT; // the indent of lines that go on with the last one
  for (const line of text.split("\n")) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (line !== "" && indent === goesOn) lines.push(`${lines.pop()} ${line.trimStart()}`);
    else {
      lines.push(line);
      goesOn = indent === 0 ? 0 : widthOf(termOf(line)) || NO_INDENT;
    }
    if (line === "" || (goesOn === 0 && line.endsWith(":"))) goesOn = NO_INDENT;
  }
  return lines.flatMap((line) => reflowedLine(line, width)).join("\n");
}

/** No line has this indent. */
const NO_INDENT = -1;

/** The term at the start of a line, with its indent and the spaces before the explanation; empty if there is no term. */
function termOf(line: string): string {
  return /^ +\S+(?: \S+)* {2,}(?=\S)/.exec(line)?.[0] ?? "";
}

/** A line in several, below its explanation; if that is far to the right, it comes closer to its term. */
function reflowedLine(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? "";
  const term = termOf(line);
  if (widthOf(line) <= width || indent === "") return wrapped(line, width, "");
  if (term !== "" && widthOf(term) <= width / 2) return wrapped(line, width, " ".repeat(widthOf(term)));
  return wrapped(`${term.trimEnd()}${term && "  "}${line.slice(term.length)}`, width, `${indent}  `);
}

/**
 * The end of the line that begins with the atom at `from`: at the last gap between words, unless the line would be nearly
 * empty and the word has to be cut anyway; then after the last delimiter; then where the room ends.
 */
function endOfLine(atoms: readonly string[], from: number, room: number): number {
  const start = atoms.findIndex((atom, at) => at >= from && atom !== " "); // a line is more than its indent
  let cells = 0;
  let gap = 0;
  let delimiter = 0;
  let isGapEarly = false;
  for (let at = from; at < atoms.length; at++) {
    const atom = atoms[at] ?? "";
    const isEarly = cells < room / 3;
    if (at > start && isBetweenWords(atoms[at - 1] ?? "", atom)) [gap, isGapEarly] = [at, isEarly];
    cells += cellsOf(atom);
    if (cells > room) {
      const isCutAnyway = isGapEarly && !hasRoomForWord(atoms, gap, room);
      return (isCutAnyway ? 0 : gap) || delimiter || Math.max(at, from + 1);
    }
    if (/^[/?&,}]$/.test(atom) && !isEarly) delimiter = at + 1;
  }
  return atoms.length;
}

/** Whether the word after a gap has room in a line of its own. */
function hasRoomForWord(atoms: readonly string[], gap: number, room: number): boolean {
  let cells = 0;
  for (let at = atoms[gap] === " " ? gap + 1 : gap; cells <= room; at++) {
    const atom = atoms[at];
    if (atom === undefined || atom === " ") return true;
    cells += cellsOf(atom);
  }
  return false;
}

/** Signs before which no line begins (UAX #14, CL, CP, EX and IS), and those after which no line ends (OP). */
const CLOSING = /^[)\]},.;:!?%…—’”）］｝〉》」』】〕、。，．；：！？]/u;
const OPENING = /^[([{‘“（［｛〈《「『【〔]/u;

/** Whether a line may end between two atoms: at a space, or next to a wide character (UAX #14, ID). */
function isBetweenWords(before: string, atom: string): boolean {
  if (atom === " ") return before !== " ";
  const isWide = COMPLEX.test(before + atom) && (cellsOf(before) > 1 || cellsOf(atom) > 1);
  return isWide && before !== " " && !OPENING.test(before) && !CLOSING.test(atom);
}

/** A printable text in three parts; the one in the middle is pointed at. */
export interface Pointed {
  readonly before: string;
  readonly at: string;
  readonly after: string;
}

/**
 * The text in at most `width` cells, without what is far from the place, and the carets below the place.
 */
export function carets({ before, at, after }: Pointed, width: number): [text: string, carets: string] {
  const place = shortenEnd(at, Math.max(1, Math.floor(width / 2)));
  const room = Math.max(2, width - Math.max(1, widthOf(place)));
  const half = Math.floor(room / 2);
  // Room that one side does not need, the other may have.
  const right = Math.min(widthWithin(after, room), Math.max(half, room - widthWithin(before, room)));
  const left = shortenStart(before, room - right);
  return [
    left + place + shortenEnd(after, right),
    " ".repeat(widthOf(left)) + "^".repeat(Math.max(1, widthOf(place))),
  ];
}

/** The cells that a text takes, or `most`. */
function widthWithin(text: string, most: number): number {
  return fits(text, most) ? widthOf(text) : most;
}
