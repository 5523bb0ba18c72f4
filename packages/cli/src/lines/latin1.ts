/**
 * Text as octets and back. A line is kept as a text in which every character is one octet of the file (Latin-1):
 * so whatever is passed through stays as it is, and only what is looked at is read as UTF-8.
 */

import { Buffer, isUtf8 } from "node:buffer";

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** What replaces octets that are not UTF-8 in a text, and the octets of that character itself. */
const REPLACEMENT = "\ufffd";
const REPLACEMENT_OCTETS = "\xef\xbf\xbd";

/** The UTF-8 octets of a text, each as one character. An ASCII text stays the same string. */
export function toLatin1(text: string): string {
  return BEYOND_ASCII.test(text) ? Buffer.from(text, "utf8").toString("latin1") : text;
}

/** Octets, each as a character. */
export function latin1Of({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString("latin1");
}

/** The text that a line of octets encodes. An ASCII line stays the same string. */
export function fromLatin1(line: string): string {
  return BEYOND_ASCII.test(line) ? Buffer.from(line, "latin1").toString("utf8") : line;
}

/** Where in `text`, the reading of a line of octets, the line is not UTF-8; -1 if it is UTF-8 throughout. */
export function illFormedAt(line: string, text: string): number {
  if (line === text) return -1; // ASCII, as most lines are
  const octets = Buffer.from(line, "latin1");
  if (isUtf8(octets)) return -1;
  let at = text.indexOf(REPLACEMENT);
  let octet = Buffer.byteLength(text.slice(0, at));
  // A U+FFFD that the line itself holds is the same before and after decoding.
  while (octets.toString("latin1", octet, octet + 3) === REPLACEMENT_OCTETS) {
    const next = text.indexOf(REPLACEMENT, at + 1);
    octet += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return at;
}

/** A line as it was read, without its line end: both its octets and its text, in which every character is one octet. */
export interface OctetLine {
  readonly octets: Buffer;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Writes what a line becomes. */
export interface OctetWriter {
  /** How many octets a line of so many becomes at most. */
  most(length: number): number;
  /** Writes to `target` at `at`, where there is room. Returns where it ends, or -1 if the line needs another way. */
  write(line: OctetLine, target: Buffer, at: number): number;
}

const LF = 0x0a;

/** So many characters are gathered as text before they become octets: one call for many lines. */
const PENDING = 16 * 1024;

/** A longer text becomes octets by itself: to be gathered, it would be copied once more. */
const LONG = 1024;

/** Gathers octets to be written at once, in memory that is used again and again. */
export class OctetBuffer {
  #octets = Buffer.allocUnsafe(512 * 1024);
  #length = 0;
  /** What comes after the octets, each as one character. */
  #pending = "";

  /** How many octets are gathered. */
  get length(): number {
    return this.#length + this.#pending.length;
  }

  /** Adds `source[from..to)`. */
  copy(source: Uint8Array, from: number, to: number): void {
    if (from === to) return;
    this.#settle();
    this.#reserve(to - from);
    this.#octets.set(source.subarray(from, to), this.#length);
    this.#length += to - from;
  }

  /** Adds a text in which every character is one octet. */
  add(octets: string): void {
    if (octets.length >= LONG) {
      this.#settle();
      this.#write(octets);
      return;
    }
    this.#pending += octets;
    if (this.#pending.length >= PENDING) this.#settle();
  }

  /** Adds what a writer makes of a line, and a line end. Returns whether it could. */
  writeLine(line: OctetLine, writer: OctetWriter): boolean {
    this.#settle();
    this.#reserve(writer.most(line.to - line.from) + 1);
    const end = writer.write(line, this.#octets, this.#length);
    if (end < 0) return false;
    this.#octets[end] = LF;
    this.#length = end + 1;
    return true;
  }

  /** Returns what was gathered. The next use overwrites it. */
  take(): Buffer {
    this.#settle();
    const taken = this.#octets.subarray(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #settle(): void {
    if (this.#pending === "") return;
    this.#write(this.#pending);
    this.#pending = "";
  }

  #write(octets: string): void {
    this.#reserve(octets.length);
    this.#length += this.#octets.write(octets, this.#length, "latin1");
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#octets.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#octets.length * 2));
    this.#octets.copy(larger, 0, 0, this.#length);
    this.#octets = larger;
  }
}
