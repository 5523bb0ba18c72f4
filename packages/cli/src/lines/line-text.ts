/** Lines as octets, and their texts: only what is looked at is read as UTF-8; what is passed through stays as it is. */

import { Buffer, isAscii, isUtf8 } from "node:buffer";
import { type LineError, notUtf8 } from "@urikit/explain";

const REPLACEMENT = "\ufffd";
const REPLACEMENT_OCTETS = Buffer.from(REPLACEMENT);

const LF = "\n";
const CR = 0x0d;
const BEYOND_ASCII = /[\x80-\xff]/;

/** The text that octets encode; where they are not UTF-8, it has U+FFFD. */
export function textOf(octets: Uint8Array): string {
  return viewOf(octets).toString();
}

/** The error of a line of octets that is not UTF-8, and that was read as `text` with replacements. */
export function encodingError(octets: Uint8Array, text: string): LineError | undefined {
  return isUtf8(octets) ? undefined : notUtf8(illFormedAt(viewOf(octets), text));
}

/** The place in `text` of the first octets that are not UTF-8; the text is a reading of all of them. */
function illFormedAt(octets: Buffer, text: string): number {
  let at = text.indexOf(REPLACEMENT);
  let octet = Buffer.byteLength(text.slice(0, at));
  // A U+FFFD that the line itself holds is the same before and after decoding.
  while (octets.subarray(octet, octet + REPLACEMENT_OCTETS.length).equals(REPLACEMENT_OCTETS)) {
    const next = text.indexOf(REPLACEMENT, at + 1);
    octet += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return at;
}

/** A line as it was read, without its line end. */
export interface Line {
  /** To ask for them takes time. */
  readonly octets: Uint8Array;
  /** How many there are. */
  readonly length: number;
  /** Its text, if that is of ASCII: to ask for it takes time. */
  readonly ascii: string | undefined;
}

/** A line by itself. */
export function lineOf(octets: Uint8Array): Line {
  return new WholeLine(octets);
}

class WholeLine implements Line {
  readonly octets: Uint8Array;

  constructor(octets: Uint8Array) {
    this.octets = octets;
  }

  get length(): number {
    return this.octets.length;
  }

  get ascii(): string | undefined {
    return isAscii(this.octets) ? viewOf(this.octets).toString("latin1") : undefined;
  }
}

/** Goes through the lines of octets, each of which has a line end. It is the line that it is at. */
export class LineCursor implements Line {
  readonly #octets: Buffer;
  /** Each octet as a character: a line is found and cut sooner in a string. */
  readonly #characters: string;
  readonly #isAscii: boolean;
  /** Where the line begins, where it ends, and where the next one begins. */
  from = 0;
  to = 0;
  next = 0;

  constructor(octets: Uint8Array) {
    this.#octets = viewOf(octets);
    this.#characters = this.#octets.toString("latin1");
    this.#isAscii = isAscii(octets);
  }

  /** Goes to the next line. Returns whether there is one. A CR before the line end is not part of the line. */
  advance(): boolean {
    const characters = this.#characters;
    if (this.next === characters.length) return false;
    this.from = this.next;
    const end = characters.indexOf(LF, this.from);
    this.next = end + 1;
    this.to = end > this.from && characters.charCodeAt(end - 1) === CR ? end - 1 : end;
    return true;
  }

  get octets(): Buffer {
    return this.#octets.subarray(this.from, this.to);
  }

  get length(): number {
    return this.to - this.from;
  }

  get ascii(): string | undefined {
    const line = this.#characters.slice(this.from, this.to);
    return this.#isAscii || !BEYOND_ASCII.test(line) ? line : undefined;
  }
}

/** The same octets, as Node has them. */
export function viewOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
