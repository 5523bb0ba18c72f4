/**
 * Text without secrets, of which only the lines are read that may hold one (RFC 3986 §7.5): in a log that is one in a hundred. The
 * result is that of `redactText` on the whole: a law holds that.
 */

import { Buffer, isUtf8 } from "node:buffer";
import { beginsSecret, redactText, secretSigns } from "@urikit/audit/at-once";
import { OctetBuffer, SecretSigns, SIGN } from "@urikit/lists";

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
    const found: Part[] = [];
    for (const signs of this.#signs.in(octets)) {
      for (const sign of signs) {
        const place = sign & SIGN.place;
        if ((sign & SIGN.ofKey) !== 0) return [{ from: 0, to: octets.length }]; // it has many lines
        if ((sign & SIGN.ofShape) !== 0 && !isShape(octets, place)) continue;
        const before = (sign & SIGN.ofElement) === 0 ? 0 : LONGEST_ELEMENT;
        const lines = (sign & SIGN.ofLines) === 0 ? 0 : LINES_AROUND;
        found.push({
          from: beginningBefore(octets, Math.max(place - before, 0), lines),
          to: endAfter(octets, place, lines),
        });
      }
    }
    return joined(found);
  }
}

/** More of a text is not needed to say that a secret begins there. */
const LONGEST_BEGINNING = 1024;

/** Whether a word that begins as secrets do has the shape of one. */
function isShape(octets: Buffer, place: number): boolean {
  const from = Math.max(place - 1, 0);
  return beginsSecret(octets.toString("latin1", from, place + LONGEST_BEGINNING), place - from);
}

/** Parts in their order; those that overlap are one. */
function joined(parts: Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of parts.sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last === undefined || part.from > last.to) result.push(part);
    else last.to = Math.max(last.to, part.to);
  }
  return result;
}

/** How far before its end an element may begin whose content is a secret. */
const LONGEST_ELEMENT = 800;

/** Words and a secret after them may be in lines with at most this many between, and blank ones. */
const LINES_AROUND = 2;

const LF = 0x0a;
const CR = 0x0d;

/** Where the line of a place begins, with this many before, or those to which it is joined. */
function beginningBefore(octets: Buffer, place: number, lines: number): number {
  let from = lineStart(octets, place);
  for (let left = lines; from > 0 && (left > 0 || isJoined(octets, from)); ) {
    const line = lineStart(octets, from - 1);
    if (!isBlank(octets, line, from)) left--;
    from = line;
  }
  return from;
}

/** Where the line of a place ends, with this many after, or those to which it is joined. */
function endAfter(octets: Buffer, place: number, lines: number): number {
  let to = lineEnd(octets, place);
  for (let left = lines; to < octets.length && (left > 0 || isJoined(octets, to)); ) {
    const end = lineEnd(octets, to);
    if (!isJoined(octets, to) && !isBlank(octets, to, end)) left--;
    to = end;
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
