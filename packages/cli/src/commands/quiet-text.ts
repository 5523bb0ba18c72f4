/**
 * Text without secrets, of which only the lines are read that may hold one (RFC 3986 §7.5): in a log that is one in a hundred. The
 * result is that of `redactText` on the whole: a law holds that.
 */

import { Buffer, isUtf8 } from "node:buffer";
import { beginsSecret, redactText, secretSigns } from "@urikit/audit/at-once";
import { OctetBuffer, SecretSigns, SIGN } from "@urikit/lists/engine";

/** A part of a text, from the beginning of a line to the end of one. */
interface Part {
  from: number;
  to: number;
}

/** Takes secrets out of one text after another. Each ends where a line does, or a word. */
export class QuietText {
  readonly #signs = new SecretSigns(secretSigns());
  readonly #out = new OctetBuffer();

  /**
   * The text in octets, without secrets: all octets of UTF-8 come back, and of what is not UTF-8. They are lent until the next text
   * is given.
   */
  redacted(octets: Buffer): Uint8Array {
    // IDNA brings some letters beyond ASCII to "@" and ":".
    const encoding = isUtf8(octets) ? "utf8" : "latin1";
    const parts = this.#parts(octets);
    if (parts.length === 0) return octets;
    const out = this.#out;
    let done = 0;
    for (const { from, to } of parts) {
      out.part(octets, done, from);
      const text = Buffer.from(redactText(octets.toString(encoding, from, to)), encoding);
      out.part(text, 0, text.length);
      done = to;
    }
    out.part(octets, done, octets.length);
    return out.taken();
  }

  /** The parts that may hold secrets, in their order and apart from each other. */
  #parts(octets: Buffer): readonly Part[] {
    const signs: number[] = [];
    for (const some of this.#signs.in(octets)) {
      for (const sign of some) {
        if ((sign & SIGN.ofKey) !== 0) return [{ from: 0, to: octets.length }]; // it has many lines
        if ((sign & SIGN.ofShape) === 0 || isShape(octets, sign & SIGN.place)) signs.push(sign);
      }
    }
    signs.sort((one, other) => (one & SIGN.place) - (other & SIGN.place));
    return withLinesAround(octets, linesOf(octets, signs));
  }
}

/** Whole lines with signs, and how many lines around them count. */
interface SignedLines extends Part {
  around: number;
}

/** The lines of signs, which are in the order of the text. Each line is looked at once, however many signs it has. */
function linesOf(octets: Buffer, signs: readonly number[]): readonly SignedLines[] {
  const found: SignedLines[] = [];
  for (const sign of signs) {
    const place = sign & SIGN.place;
    const begin = (sign & SIGN.ofElement) === 0 ? place : Math.max(place - LONGEST_ELEMENT, 0);
    const around = (sign & SIGN.ofLines) === 0 ? 0 : LINES_AROUND;
    const last = found.at(-1);
    if (last !== undefined && last.from <= begin && place < last.to)
      last.around = Math.max(last.around, around);
    else join(found, { from: lineStart(octets, begin), to: lineEnd(octets, place), around });
  }
  return found;
}

/** Puts lines after others, or into those that they overlap. */
function join(found: SignedLines[], { from, to, around }: SignedLines): void {
  const last = found.at(-1);
  if (last === undefined || last.to <= from) found.push({ from, to, around });
  else {
    found.pop();
    join(found, {
      from: Math.min(last.from, from),
      to: Math.max(last.to, to),
      around: Math.max(last.around, around),
    });
  }
}

/** The same with the lines around them. No line is looked at twice, which may only make a part longer. */
function withLinesAround(octets: Buffer, lines: readonly SignedLines[]): readonly Part[] {
  const parts: Part[] = [];
  for (const { from, to, around } of lines) {
    const last = parts.at(-1);
    const begin = beginningBefore(octets, Math.max(from, last?.to ?? 0), around, last?.to ?? 0);
    const end = endAfter(octets, Math.max(to, last?.to ?? 0), around);
    if (last !== undefined && begin <= last.to) last.to = end;
    else parts.push({ from: begin, to: end });
  }
  return parts;
}

/** More of a text is not needed to say that a secret begins there. */
const LONGEST_BEGINNING = 1024;

/** Whether a word that begins as secrets do has the shape of one. */
function isShape(octets: Buffer, place: number): boolean {
  const from = Math.max(place - 1, 0);
  return beginsSecret(octets.toString("latin1", from, place + LONGEST_BEGINNING), place - from);
}

/** How far before its end an element may begin whose content is a secret. */
const LONGEST_ELEMENT = 800;

/** Words and a secret after them may be in lines with at most this many between, and blank ones. */
const LINES_AROUND = 2;

const LF = 0x0a;
const CR = 0x0d;

/** Where this many lines before a line begin, and those to which they are joined; not before the end of another part. */
function beginningBefore(octets: Buffer, begin: number, lines: number, least: number): number {
  let from = begin;
  for (let left = lines; from > least && (left > 0 || isJoined(octets, from)); ) {
    const line = lineStart(octets, from - 1);
    if (!isBlank(octets, line, from)) left--;
    from = line;
  }
  return from;
}

/** Where this many lines after a line end, and those to which they are joined. */
function endAfter(octets: Buffer, end: number, lines: number): number {
  let to = end;
  for (let left = lines; to < octets.length && (left > 0 || isJoined(octets, to)); ) {
    const next = lineEnd(octets, to);
    if (!isJoined(octets, to) && !isBlank(octets, to, next)) left--;
    to = next;
  }
  return to;
}

function lineStart(octets: Buffer, place: number): number {
  return place === 0 ? 0 : octets.lastIndexOf(LF, place - 1) + 1;
}

function lineEnd(octets: Buffer, place: number): number {
  const end = octets.indexOf(LF, place);
  return end < 0 ? octets.length : end + 1;
}

function isBlank(octets: Buffer, from: number, to: number): boolean {
  return !/[!-~]/.test(octets.toString("latin1", from, to));
}

const BACKSLASH = 0x5c;
const [COLON, SEMICOLON] = [0x3a, 0x3b];
const [DOUBLE_QUOTE, QUOTE] = [0x22, 0x27];

/**
 * Whether what a line has goes on in the next one, which begins at a place: a value after a backslash, a member of JSON around
 * its colon, a connection string after its semicolon.
 */
function isJoined(octets: Buffer, at: number): boolean {
  const before = octets[at - 2] === CR ? octets[at - 3] : octets[at - 2];
  if (before === BACKSLASH || before === COLON || before === SEMICOLON) return true;
  const next = octets[at];
  return next === DOUBLE_QUOTE || next === QUOTE || next === COLON || next === BACKSLASH;
}
