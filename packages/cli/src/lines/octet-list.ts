/**
 * A list that the engine of `@urikit/lists` reads: octets in, octets out. A line that is invalid becomes a text, for its
 * report and for what stands in its place; all others stay where they were read, or are written by the engine.
 */

import { availableParallelism } from "node:os";
import type { InvalidLine, ListReader } from "@urikit/lists";
import type { Input } from "./input.ts";
import { type FileStretch, PART_SIZE } from "./jobs/parts.ts";
import { readOctets } from "./octet-input.ts";
import { type OctetListOptions, OctetListWriter } from "./octet-list-writer.ts";
import type { SkipsLine } from "./skipped-lines.ts";
import { readVisited } from "./visited-lines.ts";
import type { Work } from "./work.ts";
import type { WorkReaders } from "./work-readers.ts";

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
  const { results } = options;
  const parts = partsOf(input, readers.work, options);
  const before = readers.distinct ?? 0;
  const writer = new OctetListWriter(options);
  const invalid = options.givesInvalid ? "keep" : "drop";
  const onInvalid = (line: InvalidLine) => {
    if (writer.addInvalid(line)) readers.aside?.skip();
  };
  // What looks for lines to leave out has cut a byte order mark off.
  const readerOptions = { invalid, onInvalid, fromStart: options.isSkipped === undefined } as const;
  if (parts === undefined) {
    const reader = await readers.next(readerOptions);
    readers.aside?.follow(writer);
    await inOneThread(input, reader, { ...options, writer });
  } else {
    if (readers.work.name === "unique") await readers.next(readerOptions);
    readers.aside?.follow(writer);
    const { overParts } = await import("./jobs/over-parts.ts");
    await overParts(readers, { ...options, ...parts, writer });
  }
  if (readers.distinct === undefined) return;
  const repeated = results.valid - (readers.distinct - before);
  results.setRepeated(repeated);
  readers.aside?.endInput(results, repeated);
}

/** A file of so many octets is read by all cores, unless a number of threads is given. */
const LARGE = 32 * 1024 * 1024;

/** The file to be read by several threads, if that can be done, and would end sooner. */
function partsOf(
  { name, descriptor, start, size }: Input,
  { name: work, field }: Work,
  { isSkipped, jsonOf, jobs }: OctetInputOptions,
): { name: string; file: FileStretch; jobs: number } | undefined {
  if (descriptor === undefined || start === undefined || size === undefined) return undefined;
  if (isSkipped !== undefined || jsonOf !== undefined) return undefined;
  if (work === "unique" && field !== undefined) return undefined;
  const threads = jobs ?? (size - start < LARGE ? 1 : availableParallelism());
  if (threads === 1 || size - start <= PART_SIZE) return undefined;
  return { name, file: { descriptor, start, size, partSize: PART_SIZE }, jobs: threads };
}

async function inOneThread(
  input: Input,
  reader: ListReader<Uint8Array>,
  { results, progress, isSkipped, writer }: OctetInputOptions & { readonly writer: OctetListWriter },
): Promise<void> {
  const read =
    isSkipped === undefined
      ? readOctets(input, reader, () => writer.saysMuch)
      : readVisited(input, reader, { isSkipped, onSkipped: () => writer.leaveOut() });
  for await (const { given, octets } of read) {
    const linesBefore = results.lines;
    await writer.write(given);
    if (results.stopped) break;
    writer.countTo(reader.lines);
    await progress.advance(octets, results.lines - linesBefore);
  }
}
