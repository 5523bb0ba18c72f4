/**
 * The works as streams of the web. What a stream gives may be kept: octets are copied, those of a chunk at once.
 */

import type { InvalidLine } from "./invalid-line.ts";
import type { ListReader } from "./list-reader.ts";
import { type CheckLinesOptions, checkLines } from "./works/check.ts";
import { type NormalizeLinesOptions, normalizeLines } from "./works/normalize.ts";

/**
 * A stream from the octets of a list to its invalid lines, as {@link checkLines} gives them.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { checkLinesStream } from "@urikit/lists";
 *
 * const list = new Blob(["http://example.org/\nhttp://example.org/a b\n"]).stream();
 * const reader = list.pipeThrough(checkLinesStream()).getReader();
 * const { value } = await reader.read();
 * value?.number; // => 2
 * ```
 */
export function checkLinesStream(options: CheckLinesOptions = {}): TransformStream<Uint8Array, InvalidLine> {
  return streamOf(checkLines(options), keptLines);
}

/**
 * A stream from the octets of a list to those of the list with each line in its normal form, as {@link normalizeLines}
 * gives them.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { normalizeLinesStream } from "@urikit/lists";
 *
 * const list = new Blob(["HTTP://example.org/\nhttp://example.org/%7Ea"]).stream();
 * const normal = list.pipeThrough(normalizeLinesStream());
 * await new Response(normal).text(); // => "http://example.org/\nhttp://example.org/~a\n"
 * ```
 */
export function normalizeLinesStream(
  options: NormalizeLinesOptions = {},
): TransformStream<Uint8Array, Uint8Array> {
  return streamOf(normalizeLines(options), keptOctets);
}

/** What may be kept of results that are lent. */
export type Keep<Result> = (results: Iterable<Result>) => Iterable<Result>;

/** A stream of what a reader gives, of which a copy is kept. */
export function streamOf<Result>(
  reader: ListReader<Result>,
  keep: Keep<Result>,
): TransformStream<Uint8Array, Result> {
  return new TransformStream({
    transform(chunk, controller) {
      for (const result of keep(reader.write(chunk))) controller.enqueue(result);
    },
    flush(controller) {
      for (const result of keep(reader.end())) controller.enqueue(result);
    },
  });
}

/** Each line with octets of its own. */
export function* keptLines(lines: Iterable<InvalidLine>): Generator<InvalidLine> {
  for (const line of lines) yield { ...line, octets: line.octets.slice() };
}

/** How many octets are gathered. */
const GATHERED = 64 * 1024;

/** The same octets in fewer pieces, each in a memory of its own. */
export function* keptOctets(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let gathered = new Uint8Array(GATHERED);
  let length = 0;
  for (const piece of pieces) {
    if (length + piece.length > GATHERED && length > 0) {
      yield gathered.subarray(0, length);
      gathered = new Uint8Array(GATHERED);
      length = 0;
    }
    if (piece.length > GATHERED) {
      yield piece.slice();
    } else {
      gathered.set(piece, length);
      length += piece.length;
    }
  }
  if (length > 0) yield gathered.subarray(0, length);
}
