/**
 * RFC 9112 §7.1, RFC 9110 §8.4.1: a content without the codings that it was sent in: `chunked`, `gzip` and `deflate`, by the
 * platform's `DecompressionStream`. Programs such as curl take them off, and leave the fields: so the octets decide.
 */

import { type Field, textOf } from "../mime/fields.ts";
import { joined, latin1 } from "../octets.ts";

type Octets = AsyncIterable<Uint8Array>;

/** A content that is not what its coding says, or that was made to fill a memory. */
export class CodingFault extends Error {
  override readonly name = "CodingFault";
}

/** The codings that a content is still in. */
export interface Codings {
  readonly isChunked: boolean;
  readonly compression: "gzip" | "deflate" | undefined;
  /** One that the platform cannot take off. */
  readonly unknown: string | undefined;
}

/** The codings of a content, by its fields and its first octets. */
export function codingsOf(fields: readonly Field[], octets: Uint8Array): Codings {
  const size = /\bchunked\b/i.test(textOf(fields, "transfer-encoding") ?? "") ? sizeIn(octets) : undefined;
  const content = size === undefined ? octets : octets.subarray(size.length);
  const named = textOf(fields, "content-encoding") ?? "identity";
  const compression = named === "identity" ? undefined : compressionOf(content);
  const isKnown = named === "identity" || compression !== undefined || isUtf8(content);
  return { isChunked: size !== undefined, compression, unknown: isKnown ? undefined : named };
}

/** Whether it looks like text: a content without its coding. */
function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** RFC 1952 §2.3.1, RFC 1950 §2.2. */
function compressionOf([first = 0, second = 0]: Uint8Array): Codings["compression"] {
  if (first === 0x1f && second === 0x8b) return "gzip";
  return (first & 0x0f) === 8 && first <= 0x78 && (first * 256 + second) % 31 === 0 ? "deflate" : undefined;
}

/** The octets without the codings. */
export function decoded(octets: Octets, { isChunked, compression }: Codings): Octets {
  const content = isChunked ? withoutChunks(octets) : octets;
  return compression === undefined ? content : decompressed(content, compression);
}

/** What people write becomes a tenth; what becomes a hundredth, and is long, was made to fill a memory. */
const MOST_TIMES = 100;
const LONG = 0x4000000;

/** @throws {CodingFault} If they cannot be decompressed, or become too many. */
async function* decompressed(octets: Octets, compression: "gzip" | "deflate"): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream(compression);
  let read = 0;
  const feeding = feed(stream.writable.getWriter(), octets, (length) => {
    read += length;
  });
  let written = 0;
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      written += value.length;
      if (written > LONG && written > MOST_TIMES * read) throw new CodingFault("it becomes too long");
      yield value;
    }
  } catch (error) {
    throw new CodingFault(error instanceof Error ? error.message : String(error));
  } finally {
    await reader.cancel().catch(() => {});
    await feeding;
  }
}

/** Writes the octets as they are asked for. An error of the stream is one of its reader, too. */
async function feed(
  writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>,
  octets: Octets,
  count: (length: number) => void,
): Promise<void> {
  try {
    for await (const piece of octets) {
      count(piece.length);
      await writer.write(new Uint8Array(piece)); // a copy, which no one shares with other threads
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
  }
}

/** RFC 9112 §7.1: the line before a chunk. */
const SIZE = /^([0-9A-Fa-f]{1,8})[\t ]*(?:;[^\r\n]*)?\r?\n/;
const LONGEST_LINE = 0x400;

function sizeIn(octets: Uint8Array): { readonly size: number; readonly length: number } | undefined {
  const found = SIZE.exec(latin1(octets.subarray(0, LONGEST_LINE)));
  return found === null ? undefined : { size: Number.parseInt(found[1] ?? "", 16), length: found[0].length };
}

/** @throws {CodingFault} If a chunk has no size, or the last one is missing. */
async function* withoutChunks(octets: Octets): AsyncGenerator<Uint8Array> {
  let held: Uint8Array = new Uint8Array();
  /** Of the current chunk, how many octets are to come. */
  let left = 0;
  for await (const piece of octets) {
    held = joined([held, piece]);
    while (held.length > 0) {
      if (left > 0) {
        const data = held.subarray(0, left);
        held = held.subarray(data.length);
        left -= data.length;
        yield data;
        continue;
      }
      const end = held.indexOf(LF) + 1;
      if (end === 0 && held.length < LONGEST_LINE) break;
      const isEmpty = /^\r?\n$/.test(latin1(held.subarray(0, Math.min(end, 2)))); // the line end of a chunk
      const size = isEmpty ? 0 : sizeIn(held)?.size;
      if (size === undefined) throw new CodingFault("a chunk has no size");
      if (size === 0 && !isEmpty) return;
      held = held.subarray(end);
      left = size;
    }
  }
  throw new CodingFault("it ends before its last chunk");
}

const LF = 0x0a;
