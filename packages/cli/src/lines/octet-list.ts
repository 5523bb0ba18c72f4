/**
 * A list that the engine of `@urikit/lists` reads: octets in, octets out. A line that is invalid becomes a text, for its
 * report and for what stands in its place; all others stay where they were read, or are written by the engine.
 */

import { Buffer } from "node:buffer";
import type { InvalidLine } from "@urikit/lists";
import type { Input } from "./input.ts";
import { OctetBuffer } from "./latin1.ts";
import { withShortTraces } from "./line-error.ts";
import type { Output } from "./output.ts";
import type { Progress } from "./progress.ts";
import type { Results } from "./results.ts";
import type { Work } from "./work.ts";
import { readerOf } from "./work-reader.ts";

/** So many octets are read at once. */
const STEP = 256 * 1024;

/** So many octets are gathered before they are written; a piece of as many is written by itself. */
const GATHERED = 64 * 1024;

/** Where results go, and who is told how far they are. */
export interface OctetListOptions {
  readonly results: Results;
  readonly output: Output;
  readonly progress: Progress;
  /** Whether invalid lines are kept as they are. */
  readonly keepsInvalid: boolean;
}

/** Has a work done on the lines of an input. */
export async function overOctets(input: Input, work: Work, options: OctetListOptions): Promise<void> {
  const { results, progress, keepsInvalid } = options;
  const writer = new OctetListWriter(options);
  const reader = await readerOf(work, {
    invalid: keepsInvalid ? "keep" : "drop",
    onInvalid: (line) => writer.addInvalid(line),
  });
  for (let isEnded = false; !isEnded && !results.stopped; ) {
    const room = reader.room();
    const count = await input.read(room, 0, Math.min(room.length, STEP));
    isEnded = count === 0;
    const before = results.lines;
    await writer.write(isEnded ? reader.end() : reader.advance(count));
    if (!results.stopped) writer.countTo(reader.lines);
    await progress.report(results.takeReports());
    await progress.advance(count, results.lines - before);
  }
}

/** Writes what a reader gives, and what stands in the place of invalid lines. */
class OctetListWriter {
  readonly #results: Results;
  readonly #output: Output;
  readonly #keepsInvalid: boolean;
  readonly #gathered = new OctetBuffer();

  constructor({ results, output, keepsInvalid }: OctetListOptions) {
    this.#results = results;
    this.#output = output;
    this.#keepsInvalid = keepsInvalid;
  }

  /** Writes all that a reader gives, up to the line that stops the work. */
  async write(given: Iterable<Uint8Array>): Promise<void> {
    for (const octets of given) {
      if (this.#results.stopped) break;
      if (octets.length >= GATHERED) {
        await this.#flush();
        await this.#output.write(octets);
      } else {
        this.#gathered.copy(octets, 0, octets.length);
        if (this.#gathered.length >= GATHERED) await this.#flush();
      }
    }
    await this.#flush();
  }

  /** Counts the valid lines up to that number. */
  countTo(number: number): void {
    this.#results.skip(Math.max(0, number - this.#results.lines)); // a line that is too long may not have ended
  }

  /** Adds what stands in the place of an invalid line, and reports it. A line that is kept is given by the reader. */
  addInvalid({ number, reason, octets }: InvalidLine): void {
    const results = this.#results;
    if (results.stopped) return;
    this.countTo(number - 1);
    const instead = withShortTraces(() =>
      reason === "too-long" ? results.ofUnread() : results.of(latin1Of(octets)),
    );
    if (!this.#keepsInvalid) this.#gathered.add(instead);
  }

  #flush(): Promise<void> {
    return this.#output.write(this.#gathered.take());
  }
}

/** The octets of a line, each as a character. */
function latin1Of({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString("latin1");
}
