/**
 * @urikit/lists/node: the works as streams of Node.
 *
 * @packageDocumentation
 */

import { Transform } from "node:stream";
import {
  type CheckLinesOptions,
  checkLines,
  type ListReader,
  type NormalizeLinesOptions,
  normalizeLines,
} from "../index.ts";
import { type Keep, keptLines, keptOctets } from "../streams.ts";

/**
 * A stream from the octets of a list to its invalid lines, which are objects.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { Readable } from "node:stream";
 * import { checkLinesTransform } from "@urikit/lists/node";
 *
 * const list = Readable.from([Buffer.from("http://example.org/\na b\n")]);
 * const invalid = await list.pipe(checkLinesTransform()).toArray();
 * invalid.map(({ number }) => number); // => [2]
 * ```
 */
export function checkLinesTransform(options: CheckLinesOptions = {}): Transform {
  return transformOf(checkLines(options), keptLines, true);
}

/**
 * A stream from the octets of a list to those of the list with each line in its normal form.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { Readable } from "node:stream";
 * import { normalizeLinesTransform } from "@urikit/lists/node";
 *
 * const list = Readable.from([Buffer.from("HTTP://example.org/\n"), Buffer.from("%7Ea")]);
 * const normal = await list.pipe(normalizeLinesTransform()).toArray();
 * Buffer.concat(normal).toString(); // => "http://example.org/\n~a\n"
 * ```
 */
export function normalizeLinesTransform(options: NormalizeLinesOptions = {}): Transform {
  return transformOf(normalizeLines(options), keptOctets, false);
}

/** A stream of what a reader gives, of which a copy is kept: objects, or octets. */
function transformOf<Result>(
  reader: ListReader<Result>,
  keep: Keep<Result>,
  givesObjects: boolean,
): Transform {
  return new Transform({
    readableObjectMode: givesObjects,
    transform(chunk: Uint8Array, _encoding, done) {
      push(this, keep(reader.write(chunk)), done);
    },
    flush(done) {
      push(this, keep(reader.end()), done);
    },
  });
}

function push(stream: Transform, results: Iterable<unknown>, done: (error?: Error | null) => void): void {
  try {
    for (const result of results) stream.push(result);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}
