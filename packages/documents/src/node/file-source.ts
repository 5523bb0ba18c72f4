/** Files as sources of documents. */

import { createReadStream, type PathLike } from "node:fs";
import type { UrlObject } from "urikit";
import type { DocumentSource } from "../extract.ts";

/** The path of a file: its name, its octets where the name is not UTF-8, or a `file` URL of the platform. */
export type FilePath = string | Uint8Array | UrlObject;

/**
 * A file as a source.
 *
 * @example
 * ```ts
 * import { fileSource } from "@urikit/documents/node";
 *
 * typeof fileSource("page.html").open; // => "function"
 * ```
 */
export function fileSource(path: FilePath): DocumentSource {
  // The same paths by the platform's own types, which a program without them could not read.
  return { open: () => createReadStream(path as PathLike, { highWaterMark: 0x10000 }) };
}
