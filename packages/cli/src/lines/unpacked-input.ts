/** An input that is packed, by gzip (RFC 1952) or Zstandard (RFC 8878): its octets as they were before. */

import { Readable, type Transform } from "node:stream";
import type { Packing } from "@urikit/explain";
import { systemReason, UsageError } from "../exit.ts";
import { type Input, StreamInput } from "./input.ts";
import { CHUNK_SIZE, unpackerOf } from "./unpackers.ts";

/**
 * The input, unpacked.
 *
 * @throws {UsageError} If this version of Node cannot unpack it.
 */
export function unpacked(input: Input, packing: Packing): Input {
  const unpacker = unpackerOf(packing, input.name);
  const packed = Readable.from(chunksOf(input), { objectMode: false });
  packed.on("error", (error) => unpacker.destroy(error));
  return new UnpackedInput(input, packed.pipe(unpacker));
}

async function* chunksOf(input: Input): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = new Uint8Array(CHUNK_SIZE);
    const count = await input.read(chunk, 0, chunk.length);
    if (count === 0) return;
    yield chunk.subarray(0, count);
  }
}

/** The output of an unpacker. Nobody knows its length in advance. */
class UnpackedInput implements Input {
  readonly name: string;
  readonly size = undefined;
  readonly #packed: Input;
  readonly #unpacked: Input;

  constructor(packed: Input, stream: Transform) {
    this.name = packed.name;
    this.#packed = packed;
    this.#unpacked = new StreamInput(packed.name, stream, (error) =>
      error instanceof UsageError ? error : new UsageError("cannot-unpack", packed.name, systemReason(error)),
    );
  }

  read(buffer: Uint8Array, offset: number, length: number): Promise<number> {
    return this.#unpacked.read(buffer, offset, length);
  }

  close(): void {
    this.#unpacked.close();
    this.#packed.close();
  }
}
