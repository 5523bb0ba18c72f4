/** What unpacks gzip (RFC 1952), Brotli (RFC 7932) and Zstandard (RFC 8878). */

import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import type { Packing } from "@urikit/explain";
import { UsageError } from "../exit.ts";

/** How a file may be packed; nothing in the octets of Brotli shows what it is. */
export type FilePacking = Packing | "br";

/** The number of octets that are read, and unpacked, at once. */
export const CHUNK_SIZE = 64 * 1024;

/** Node has Zstandard since 22.15. */
const { createZstdDecompress } = zlib as {
  readonly createZstdDecompress?: (options: { readonly chunkSize: number }) => Transform;
};

const UNPACKERS: Readonly<
  Record<FilePacking, ((options: { readonly chunkSize: number }) => Transform) | undefined>
> = {
  gzip: zlib.createGunzip,
  br: zlib.createBrotliDecompress,
  zstd: createZstdDecompress,
};

const PROGRAMS: Readonly<Record<FilePacking, string>> = { gzip: "gunzip", br: "brotli -d", zstd: "zstd -d" };

/**
 * The unpacker for a file of a name.
 *
 * @throws {UsageError} If this version of Node has none.
 */
export function unpackerOf(packing: FilePacking, name: string): Transform {
  const unpacker = UNPACKERS[packing]?.({ chunkSize: CHUNK_SIZE });
  if (unpacker === undefined) throw new UsageError("unknown-packing", name, packing, PROGRAMS[packing]);
  return unpacker;
}
