/** The octets of a list, in chunks as they come: unpacked, where they are packed by gzip (RFC 1952). */

import { packingOf, utf16In } from "../../packages/cli/src/lines/foreign-octets.ts";
import { JobFailure } from "./jobs.ts";

/** So many first octets tell what a file is. */
const ENOUGH = 4;

/**
 * The chunks of a file. No more of it is in memory than a few of them.
 *
 * @param onRead - Told how many octets of the file were read.
 * @throws {JobFailure} If it is not a list, or cannot be read or unpacked.
 */
export async function* listOctets(
  list: Blob,
  onRead: (octets: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const packing = packingOf(await firstOctets(list));
  if (packing === "zstd") throw new JobFailure("zstd");
  if (packing === undefined) {
    yield* listIn(chunksOf(list.stream(), "not-readable", onRead));
    return;
  }
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onRead(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const unpacked = list.stream().pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  yield* listIn(chunksOf(unpacked, "not-unpacked", () => undefined));
}

async function firstOctets(list: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await list.slice(0, ENOUGH).arrayBuffer());
  } catch (error) {
    throw new JobFailure("not-readable", String(error));
  }
}

/** The same chunks, unless the first tells that they are not lines in UTF-8. */
async function* listIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst && packingOf(chunk) !== undefined) throw new JobFailure("packed-twice");
    const charset = isFirst ? utf16In(chunk) : undefined;
    if (charset !== undefined) throw new JobFailure("utf-16", charset);
    isFirst = false;
    yield chunk;
  }
}

async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  why: "not-readable" | "not-unpacked",
  onRead: (octets: number) => void,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new JobFailure(why, String(error));
      });
      if (done) return;
      onRead(value.length);
      yield value;
    }
  } finally {
    // Whoever takes no more chunks closes the file.
    await reader.cancel().catch(() => undefined);
  }
}
