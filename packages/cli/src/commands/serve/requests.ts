/**
 * Requests from a stream, each in a line, and their answers, in order. What is read is answered before more is read: whoever
 * sends without reading is not read from either.
 */

import { Buffer } from "node:buffer";
import { LONGEST_EXPLAINED } from "../../lines/longest.ts";
import type { Answers } from "./answers.ts";

/** The longest request, in octets. The references of JSON are at most as long as what is explained. */
const LONGEST_REQUEST = 4 * LONGEST_EXPLAINED;

/** How many characters of answers are held before they are written. */
const MOST_HELD = 1024 * 1024;

const LF = 0x0a;

/** Answers what a source has, until it ends. A last line without a line end is a request too. */
export async function answerAll(
  source: AsyncIterable<Uint8Array>,
  answers: Answers,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const lines = new BoundedLines(LONGEST_REQUEST);
  let held = "";
  const answered = async (line: Uint8Array | undefined) => {
    if (line?.length === 0) return; // a blank line asks nothing
    const answer = line === undefined ? answers.ofUnread(LONGEST_REQUEST) : answers.of(line);
    held += typeof answer === "string" ? answer : await answer;
    if (held.length > MOST_HELD) await flushed();
  };
  const flushed = async () => {
    const text = held;
    held = "";
    if (text !== "") await write(text);
  };
  for await (const octets of source) {
    for (const line of lines.in(octets)) await answered(line);
    await flushed();
  }
  for (const line of lines.rest()) await answered(line);
  await flushed();
}

/** Lines of octets that come in pieces, without their ends. A line that is too long is undefined. */
class BoundedLines {
  readonly #longest: number;
  #held: Uint8Array[] = [];
  #length = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  *in(octets: Uint8Array): Generator<Uint8Array | undefined> {
    let begin = 0;
    for (let end = octets.indexOf(LF); end >= 0; end = octets.indexOf(LF, begin)) {
      this.#hold(octets.subarray(begin, end));
      yield this.#taken();
      begin = end + 1;
    }
    this.#hold(octets.subarray(begin));
  }

  /** The last line, if something is in it. */
  *rest(): Generator<Uint8Array | undefined> {
    if (this.#length > 0) yield this.#taken();
  }

  #hold(octets: Uint8Array): void {
    this.#length += octets.length;
    if (this.#length > this.#longest) this.#held = [];
    else if (octets.length > 0) this.#held.push(octets);
  }

  #taken(): Uint8Array | undefined {
    const [only] = this.#held;
    const line = this.#held.length === 1 ? only : Buffer.concat(this.#held);
    const isRead = this.#length <= this.#longest;
    this.#held = [];
    this.#length = 0;
    return isRead ? line : undefined;
  }
}
