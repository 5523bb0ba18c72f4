/**
 * A list that the engine of `@urikit/lists` reads: octets in, octets out. A line that is invalid becomes a text, for its
 * report and for what stands in its place; all others stay where they were read, or are written by the engine.
 */

import { Buffer } from "node:buffer";
import { availableParallelism } from "node:os";
import type { InvalidLine, ListReader } from "@urikit/lists";
import { jsonOctets } from "../display/json.ts";
import { blocksOf, forEachLine } from "./blocks.ts";
import type { Input } from "./input.ts";
import { type FileStretch, PART_SIZE } from "./jobs/parts.ts";
import { OctetBuffer } from "./latin1.ts";
import { withShortTraces } from "./line-error.ts";
import type { Output } from "./output.ts";
import type { Progress } from "./progress.ts";
import type { LineCommand, Results } from "./results.ts";
import type { SkipsLine } from "./skipped-lines.ts";
import type { Work } from "./work.ts";
import type { WorkReaders } from "./work-readers.ts";

/** So many octets are read at once. */
const STEP = 256 * 1024;

/** So many octets are gathered before they are written; a piece of as many is written by itself. */
const GATHERED = 64 * 1024;

const LINE_END = Buffer.from("\n");

/** Where results go, and who is told how far they are. */
export interface OctetListOptions {
  readonly results: Results;
  readonly output: Output;
  readonly progress: Progress;
  /** Whether invalid lines are kept as they are. */
  readonly keepsInvalid: boolean;
  /** The JSON of a line that is given, if it is not given as it is. */
  readonly jsonOf: LineCommand["json"] | undefined;
}

/** How an input is read. */
interface OctetInputOptions extends OctetListOptions {
  /** Which lines are left out. */
  readonly isSkipped: SkipsLine | undefined;
  /** How many threads read it, if it is a regular file. */
  readonly jobs: number | undefined;
}

/** Has a work done on the lines of an input. */
export async function overOctets(
  input: Input,
  readers: WorkReaders,
  options: OctetInputOptions,
): Promise<void> {
  const parts = partsOf(input, readers.work, options);
  if (parts === undefined) return inOneThread(input, readers, options);
  const { overParts } = await import("./jobs/over-parts.ts");
  await overParts(readers.work, { ...options, ...parts });
}

/** A file of so many octets is read by all cores, unless a number of threads is given. */
const LARGE = 32 * 1024 * 1024;

/** The file to be read by several threads, if that can be done, and would end sooner. */
function partsOf(
  { name, descriptor, start, size }: Input,
  work: Work,
  { isSkipped, jsonOf, jobs }: OctetInputOptions,
): { name: string; file: FileStretch; jobs: number } | undefined {
  if (descriptor === undefined || start === undefined || size === undefined) return undefined;
  if (work.name === "unique" || isSkipped !== undefined || jsonOf !== undefined) return undefined;
  const threads = jobs ?? (size - start < LARGE ? 1 : availableParallelism());
  if (threads === 1 || size - start <= PART_SIZE) return undefined;
  return { name, file: { descriptor, start, size, partSize: PART_SIZE }, jobs: threads };
}

async function inOneThread(input: Input, readers: WorkReaders, options: OctetInputOptions): Promise<void> {
  const { results, progress, keepsInvalid, isSkipped } = options;
  const writer = new OctetListWriter(options);
  const before = readers.distinct ?? 0;
  const reader = await readers.next({
    invalid: keepsInvalid ? "keep" : "drop",
    onInvalid: (line) => writer.addInvalid(line),
    fromStart: isSkipped === undefined, // what looks for lines to leave out has cut a byte order mark off
  });
  const read =
    isSkipped === undefined ? readInput(input, reader) : readUnskipped(input, reader, isSkipped, writer);
  for await (const { given, octets } of read) {
    const linesBefore = results.lines;
    await writer.write(given);
    if (results.stopped) break;
    writer.countTo(reader.lines);
    await progress.report(results.takeReports());
    await progress.advance(octets, results.lines - linesBefore);
  }
  await progress.report(results.takeReports());
  if (readers.distinct !== undefined) results.setRepeated(results.valid - (readers.distinct - before));
}

/** What a reader gives for some octets. */
interface Given {
  readonly given: Iterable<Uint8Array>;
  readonly octets: number;
}

async function* readInput(input: Input, reader: ListReader<Uint8Array>): AsyncGenerator<Given> {
  for (;;) {
    const room = reader.room();
    const octets = await input.read(room, 0, Math.min(room.length, STEP));
    if (octets === 0) break;
    yield { given: reader.advance(octets), octets };
  }
  yield { given: reader.end(), octets: 0 };
}

/** Reads the lines that are not left out, run by run. */
async function* readUnskipped(
  input: Input,
  reader: ListReader<Uint8Array>,
  isSkipped: SkipsLine,
  writer: OctetListWriter,
): AsyncGenerator<Given> {
  for await (const block of blocksOf(input)) {
    const { octets } = block;
    if (block.kind === "piece") {
      yield { given: reader.write(octets), octets: octets.length };
      if (block.last) yield { given: reader.write(LINE_END), octets: 1 };
      continue;
    }
    let done = 0;
    for (const { from, next } of skippedIn(octets, isSkipped)) {
      yield { given: reader.write(octets.subarray(done, from)), octets: next - done };
      writer.leaveOut();
      done = next;
    }
    yield { given: reader.write(octets.subarray(done)), octets: octets.length - done };
  }
  yield { given: reader.end(), octets: 0 };
}

/** Where the lines of a block lie that are left out. */
function skippedIn(octets: Buffer, isSkipped: SkipsLine): { readonly from: number; readonly next: number }[] {
  const found: { from: number; next: number }[] = [];
  const text = octets.toString("latin1");
  forEachLine(text, (from, to, next) => {
    if (isSkipped(text, from, to)) found.push({ from, next });
    return true;
  });
  return found;
}

/** Writes what a reader gives, and what stands in the place of invalid lines. */
export class OctetListWriter {
  readonly #results: Results;
  readonly #output: Output;
  readonly #keepsInvalid: boolean;
  readonly #jsonOf: LineCommand["json"] | undefined;
  readonly #gathered = new OctetBuffer();
  #leftOut = 0;
  /** The beginning of a line that becomes JSON. */
  #begun = "";

  constructor({ results, output, keepsInvalid, jsonOf }: OctetListOptions) {
    this.#results = results;
    this.#output = output;
    this.#keepsInvalid = keepsInvalid;
    this.#jsonOf = jsonOf;
  }

  /** Writes all that a reader gives, up to the line that stops the work. */
  async write(given: Iterable<Uint8Array>): Promise<void> {
    for (const octets of given) {
      if (this.#results.stopped) break;
      if (this.#jsonOf !== undefined) this.#addJson(octets, this.#jsonOf);
      else if (octets.length < GATHERED) this.#gathered.copy(octets, 0, octets.length);
      else {
        await this.#flush();
        await this.#output.write(octets);
      }
      if (this.#gathered.length >= GATHERED) await this.#flush();
    }
    await this.#flush();
  }

  /** Counts the valid lines up to that number of the reader's. A line that is too long may not have ended. */
  countTo(number: number): void {
    this.#results.skip(Math.max(0, number + this.#leftOut - this.#results.lines));
  }

  /** Counts a line that the reader does not see. */
  leaveOut(): void {
    this.#leftOut++;
    this.#results.leaveOut();
  }

  /** Adds what stands in the place of an invalid line, and reports it. A line that is kept is given by the reader. */
  addInvalid({ number, reason, octets }: Pick<InvalidLine, "number" | "reason" | "octets">): void {
    const results = this.#results;
    if (results.stopped) return;
    this.countTo(number - 1);
    const instead = withShortTraces(() =>
      reason === "too-long" ? results.ofUnread() : results.of(latin1Of(octets)),
    );
    if (!this.#keepsInvalid) this.#gathered.add(instead);
  }

  /** Adds the JSON of lines. A line end may come by itself. */
  #addJson(octets: Uint8Array, jsonOf: LineCommand["json"]): void {
    const lines = (this.#begun + latin1Of(octets)).split("\n");
    this.#begun = lines.pop() ?? "";
    for (const line of lines) {
      const json = jsonOf(line, line); // what is valid is ASCII
      if (json !== undefined) this.#gathered.add(`${jsonOctets(json)}\n`);
    }
  }

  #flush(): Promise<void> {
    return this.#output.write(this.#gathered.take());
  }
}

/** The octets of a line, each as a character. */
function latin1Of({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString("latin1");
}
