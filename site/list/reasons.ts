/** Why lines are invalid: how often, and the first lines that are examples of it. */

import { type LineError, notUtf8, referenceError, safeText, tooLong } from "@urikit/explain";
import { shorten } from "@urikit/explain/layout";
import type { InvalidLine } from "@urikit/lists";
import { LONGEST_LINE } from "@urikit/lists/engine";

/** An invalid line. */
export interface InvalidExample {
  readonly line: number;
  /** In UTF-16 code units of its text, from 1. */
  readonly column: number;
  readonly message: string;
  /** Printable, shortened, without its password; empty, if it was not read. */
  readonly text: string;
}

/** One reason, with the first lines that are examples of it. */
export interface InvalidReasonCount {
  readonly code: string;
  readonly count: number;
  readonly examples: readonly InvalidExample[];
}

/** Says why a line is invalid, in a language. */
export type ReasonWords = (error: LineError) => string;

const MOST_EXAMPLES = 3;
const EXAMPLE_LENGTH = 200;

/** No BOM is left out within a list. */
const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });

export class Reasons {
  readonly #words: ReasonWords;
  readonly #reasons = new Map<string, { count: number; examples: InvalidExample[] }>();

  /** @param words What is said of a line: what `uri` says in English, unless others are given. */
  constructor(words: ReasonWords = ({ message }) => message) {
    this.#words = words;
  }

  /** Counts a line. */
  add({ reason, octets, number: line }: InvalidLine): void {
    if (reason === "too-long") this.#count(tooLong(LONGEST_LINE), "", line);
    else if (reason === "not-utf-8") this.#count(notUtf8(illFormedAt(octets)), "", line);
    else this.#addText(UTF8.decode(octets), line);
  }

  #addText(text: string, line: number): void {
    const error = referenceError(text);
    // The engine has found that it is invalid, by the same grammar.
    if (error !== undefined) this.#count(error, text, line);
  }

  #count(error: LineError, text: string, line: number): void {
    const known = this.#reasons.get(error.code) ?? { count: 0, examples: [] };
    known.count++;
    if (known.examples.length < MOST_EXAMPLES)
      known.examples.push({
        line,
        column: error.index + 1,
        message: this.#words(error),
        text: shorten(safeText(text), EXAMPLE_LENGTH),
      });
    this.#reasons.set(error.code, known);
  }

  /** The most frequent first. */
  get counts(): InvalidReasonCount[] {
    return [...this.#reasons]
      .map(([code, { count, examples }]) => ({ code, count, examples: [...examples] }))
      .sort((a, b) => b.count - a.count);
  }
}

/** The character that replaces octets that are not UTF-8 in a text, and the octets of that character itself. */
const REPLACEMENT = "\ufffd";
const REPLACEMENT_OCTETS = [0xef, 0xbf, 0xbd];

/** Where octets are not UTF-8 any more, in UTF-16 code units of what is before. */
function illFormedAt(octets: Uint8Array): number {
  let [octet, unit] = [0, 0];
  for (const character of UTF8.decode(octets)) {
    if (character === REPLACEMENT && REPLACEMENT_OCTETS.some((one, at) => octets[octet + at] !== one)) break;
    octet += octetsOf(character.codePointAt(0) ?? 0);
    unit += character.length;
  }
  return unit;
}

/** How many octets a character has in UTF-8 (RFC 3629 §3). */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
