/** Lines that are looked at one by one before a reader of `@urikit/lists` takes them, some of which are left out. */

import { Buffer } from "node:buffer";
import type { ListReader } from "@urikit/lists";
import { blocksOf, forEachLine } from "./blocks.ts";
import type { Input } from "./input.ts";
import type { Given } from "./octet-input.ts";
import type { SkipsLine } from "./skipped-lines.ts";

const LINE_END = Buffer.from("\n");

/** What is asked and told of lines one by one. */
export interface LineVisit {
  /** Which lines are left out. */
  readonly isSkipped?: SkipsLine | undefined;
  /** Told of each that is left out. */
  readonly onSkipped?: () => void;
  /** Told of each other line by its number; of one that is too long to hold, of its first piece. */
  readonly onLine?: (line: VisitedLine, number: number) => void;
}

/** The line `octets[from..to)`. */
export interface VisitedLine {
  readonly octets: Buffer;
  readonly from: number;
  readonly to: number;
}

/** Reads the lines that are not left out, run by run. A byte order mark is not among what the reader sees. */
export async function* readVisited<Result>(
  input: Input,
  reader: ListReader<Result>,
  visit: LineVisit,
): AsyncGenerator<Given<Result>> {
  let lines = 0;
  for await (const block of blocksOf(input)) {
    const { octets } = block;
    if (block.kind === "piece") {
      if (block.first) visit.onLine?.({ octets, from: 0, to: octets.length }, ++lines);
      yield { given: reader.write(octets), octets: octets.length };
      if (block.last) yield { given: reader.write(LINE_END), octets: 1 };
      continue;
    }
    let done = 0;
    const visited = visitedIn(octets, lines, visit);
    lines = visited.lines;
    for (const { from, next } of visited.skipped) {
      yield { given: reader.write(octets.subarray(done, from)), octets: next - done };
      visit.onSkipped?.();
      done = next;
    }
    yield { given: reader.write(octets.subarray(done)), octets: octets.length - done };
  }
  yield { given: reader.end(), octets: 0 };
}

/** Visits the lines of a block. Returns where those lie that are left out, and how many lines there were by now. */
function visitedIn(
  octets: Buffer,
  linesBefore: number,
  { isSkipped, onLine }: LineVisit,
): { readonly skipped: readonly { from: number; next: number }[]; readonly lines: number } {
  const skipped: { from: number; next: number }[] = [];
  const text = octets.toString("latin1");
  let lines = linesBefore;
  forEachLine(text, (from, to, next) => {
    lines++;
    if (isSkipped?.(text, from, to)) skipped.push({ from, next });
    else onLine?.({ octets, from, to }, lines);
    return true;
  });
  return { skipped, lines };
}
