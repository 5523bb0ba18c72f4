/**
 * The works as streams of the web. The results of a stream may be kept: octets are copied, those of a chunk at once.
 */

import type { InvalidLine } from "./invalid-line.ts";
import type { ListReader } from "./list-reader.ts";
import type { ValueColumn } from "./values/answers.ts";
import type { ColumnRows } from "./works/columns.ts";

/** The results of the works: octets, invalid lines, or rows of columns. */
export type ListResult = Uint8Array | InvalidLine | ColumnRows;

/**
 * A stream from the octets of a list to what a reader makes of it.
 *
 * @param reader - A reader of its own: `normalizeLines()`, `checkLines()`, …
 *
 * @example
 * ```ts
 * import { checkLines, listStream, normalizeLines } from "@urikit/lists";
 *
 * const list = new Blob(["HTTP://example.org/\nhttp://example.org/a b\n"]);
 * const normal = list.stream().pipeThrough(listStream(normalizeLines()));
 * await new Response(normal).text(); // => "http://example.org/\n\n"
 *
 * const { value } = await list.stream().pipeThrough(listStream(checkLines())).getReader().read();
 * value?.number; // => 2
 * ```
 */
export function listStream<Result extends ListResult>(
  reader: ListReader<Result>,
): TransformStream<Uint8Array, Result> {
  requireReader(reader);
  return new TransformStream({
    transform(chunk, controller) {
      for (const result of kept(reader.write(chunk))) controller.enqueue(result);
    },
    flush(controller) {
      for (const result of kept(reader.end())) controller.enqueue(result);
    },
  });
}

/** Refuses what is not a reader. */
export function requireReader(reader: unknown): asserts reader is ListReader<unknown> {
  const { write, end } = Object(reader) as Partial<ListReader<unknown>>;
  if (typeof write !== "function" || typeof end !== "function")
    throw new TypeError("the reader must be one of lists");
}

/** How many octets are gathered. */
const GATHERED = 64 * 1024;

/** The same results, of which the octets are their own; octets in fewer pieces. */
export function* kept<Result extends ListResult>(results: Iterable<Result>): Generator<Result> {
  let gathered = new Uint8Array(GATHERED);
  let length = 0;
  for (const result of results) {
    if (!(result instanceof Uint8Array)) {
      yield keptResult(result) as Result; // of the same kind
      continue;
    }
    if (length + result.length > GATHERED && length > 0) {
      yield gathered.subarray(0, length) as Uint8Array as Result;
      gathered = new Uint8Array(GATHERED);
      length = 0;
    }
    if (result.length > GATHERED) {
      yield result.slice() as Uint8Array as Result;
    } else {
      gathered.set(result, length);
      length += result.length;
    }
  }
  if (length > 0) yield gathered.subarray(0, length) as Uint8Array as Result;
}

function keptResult(result: InvalidLine | ColumnRows): InvalidLine | ColumnRows {
  return "columns" in result ? keptRows(result) : keptLine(result);
}

function keptLine(line: InvalidLine): InvalidLine {
  return { ...line, octets: line.octets.slice() };
}

/** All columns lie in the same octets, of which one copy is made. */
function keptRows({ rows, first, columns, invalid }: ColumnRows): ColumnRows {
  const copies = new Map<Uint8Array, Uint8Array>();
  const copyOf = (octets: Uint8Array) => {
    const copy = copies.get(octets) ?? octets.slice();
    copies.set(octets, copy);
    return copy;
  };
  const keptValues = ({ octets, from, to }: ValueColumn) => ({
    octets: copyOf(octets),
    from: from.slice(),
    to: to.slice(),
    rows,
  });
  const entries = Object.entries(columns).map(([name, values]) => [name, keptValues(values)]);
  return { rows, first, columns: Object.fromEntries(entries), invalid: invalid.map(keptLine) };
}
