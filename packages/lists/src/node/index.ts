/**
 * @urikit/lists/node: the works as streams of Node.
 *
 * @packageDocumentation
 */

import { Transform } from "node:stream";
import type { ListReader } from "../index.ts";
import { kept, type ListResult, requireReader } from "../streams.ts";

/**
 * A stream from the octets of a list to what a reader makes of it: octets, or objects.
 *
 * @param reader - A reader of its own: `normalizeLines()`, `checkLines()`, …
 *
 * @example
 * ```ts
 * import { Readable } from "node:stream";
 * import { checkLines, normalizeLines } from "@urikit/lists";
 * import { listTransform } from "@urikit/lists/node";
 *
 * const list = [Buffer.from("HTTP://example.org/\n"), Buffer.from("%7Ea\na b")];
 * const normal = await Readable.from(list).pipe(listTransform(normalizeLines())).toArray();
 * Buffer.concat(normal.map(Buffer.from)).toString(); // => "http://example.org/\n~a\n\n"
 *
 * const invalid = await Readable.from(list).pipe(listTransform(checkLines())).toArray();
 * invalid.map(({ number }) => number); // => [3]
 * ```
 */
export function listTransform(reader: ListReader<ListResult>): Transform {
  requireReader(reader);
  return new Transform({
    readableObjectMode: true,
    transform(chunk: Uint8Array, _encoding, done) {
      push(this, kept(reader.write(chunk)), done);
    },
    flush(done) {
      push(this, kept(reader.end()), done);
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
