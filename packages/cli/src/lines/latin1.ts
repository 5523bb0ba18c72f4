/**
 * Text as octets and back. Lines are handled as text of which every character is an octet, as files hold them:
 * what is passed through stays as it is, whatever it may be; what is looked at is read as UTF-8.
 */

import { Buffer, isUtf8 } from "node:buffer";

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** What stands in a text for octets that are not UTF-8, and its own octets. */
const REPLACEMENT = "\ufffd";
const REPLACEMENT_OCTETS = "\xef\xbf\xbd";

/** The UTF-8 octets of a text, each as a character; an ASCII text is its own octets. */
export function octetsOf(text: string): string {
  return BEYOND_ASCII.test(text) ? Buffer.from(text, "utf8").toString("latin1") : text;
}

/** The text that a line of octets stands for; an ASCII line is its own text. */
export function textOf(line: string): string {
  return BEYOND_ASCII.test(line) ? Buffer.from(line, "latin1").toString("utf8") : line;
}

/** Where `text`, which a line of octets was read as, stands for octets that are not UTF-8; -1 if it nowhere does. */
export function illFormedAt(line: string, text: string): number {
  if (line === text) return -1; // ASCII, as most lines are
  const octets = Buffer.from(line, "latin1");
  if (isUtf8(octets)) return -1;
  let at = text.indexOf(REPLACEMENT);
  let octet = Buffer.byteLength(text.slice(0, at));
  // A U+FFFD that is in the line is the same there and back.
  while (octets.toString("latin1", octet, octet + 3) === REPLACEMENT_OCTETS) {
    const next = text.indexOf(REPLACEMENT, at + 1);
    octet += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return at;
}

/** Gathers octets to be written at once; its memory is used again and again. */
export class OctetBuffer {
  #octets = Buffer.allocUnsafe(512 * 1024);
  #length = 0;

  /** Adds `source[from..to)`. */
  copy(source: Buffer, from: number, to: number): void {
    this.#reserve(to - from);
    this.#length += source.copy(this.#octets, this.#length, from, to);
  }

  /** Adds a text of which every character is an octet. */
  add(octets: string): void {
    this.#reserve(octets.length);
    this.#length += this.#octets.write(octets, this.#length, "latin1");
  }

  /** What was gathered; the next use overwrites it. */
  take(): Buffer {
    const taken = this.#octets.subarray(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#octets.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#octets.length * 2));
    this.#octets.copy(larger, 0, 0, this.#length);
    this.#octets = larger;
  }
}
