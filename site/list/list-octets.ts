/**
 * The octets of a list, in chunks as they come: unpacked, where they are packed by gzip (RFC 1952), or by Zstandard (RFC 8878)
 * where the browser has it.
 */

import { packingOf, utf16In } from "@urikit/explain";
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
  switch (packing) {
    case undefined:
      yield* listIn(chunksOf(list.stream(), "not-readable", onRead));
      return;
    case "gzip":
      yield* listIn(gunzipped(list, onRead));
      return;
    case "zstd":
      yield* listIn(
        chunksOf(list.stream().pipeThrough(counted(onRead)).pipeThrough(zstdStream()), "not-unpacked"),
      );
  }
}

/** Counts the octets that pass. */
function counted(onRead: (octets: number) => void) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onRead(chunk.length);
      controller.enqueue(chunk);
    },
  });
}

/** @throws {JobFailure} If the browser does not have it. */
function zstdStream(): DecompressionStream {
  try {
    return new DecompressionStream("zstd" as CompressionFormat); // the types of TypeScript do not have it yet
  } catch {
    throw new JobFailure("zstd");
  }
}

/**
 * Octets that are packed by gzip. Browsers are quick, and unpack the first member alone: if another one follows, they fail or stop.
 * Then all are unpacked by a slower way, which leaves out what was given already.
 */
async function* gunzipped(list: Blob, onRead: (octets: number) => void): AsyncGenerator<Uint8Array> {
  let [read, given] = [0, 0];
  const first = list
    .stream()
    .pipeThrough(
      counted((octets) => {
        read += octets;
        onRead(octets);
      }),
    )
    .pipeThrough(new DecompressionStream("gzip"));
  try {
    for await (const chunk of chunksOf(first, "not-unpacked")) {
      given += chunk.length;
      yield chunk;
    }
    if ((await lastSizeOf(list)) === given % 2 ** 32) return;
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
  }
  let again = 0;
  const chunks = chunksOf(list.stream(), "not-readable", (octets) => {
    again += octets;
    if (again > read) onRead(Math.min(octets, again - read));
  });
  for await (const chunk of allMembers(chunks)) {
    const left = Math.min(given, chunk.length);
    given -= left;
    if (left < chunk.length) yield chunk.subarray(left);
  }
}

/** How much the last member holds, modulo 2^32: its last four octets (RFC 1952 §2.3.1). */
async function lastSizeOf(list: Blob): Promise<number> {
  return new DataView(await list.slice(-4).arrayBuffer()).getUint32(0, true);
}

async function* allMembers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { gzipMembers } = await import("./gzip-members.ts");
  try {
    yield* gzipMembers(chunks);
  } catch (error) {
    throw error instanceof JobFailure ? error : new JobFailure("not-unpacked", String(error));
  }
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
  onRead: (octets: number) => void = () => {},
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
    // A reader that takes no more chunks closes the file.
    await reader.cancel().catch(() => undefined);
  }
}
