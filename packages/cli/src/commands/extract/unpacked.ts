/** Documents that are packed: `page.html.gz` is the page. */

import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import { type DocumentSource, type DocumentType, typeOfContent, typeOfName } from "@urikit/documents";
import { packingOf } from "@urikit/explain";
import { systemReason, UsageError } from "../../exit.ts";
import { type FilePacking, unpackerOf } from "../../lines/unpackers.ts";
import { type Content, sourceOf } from "./files.ts";

/** A document, packed or not. */
export interface PackedDocument {
  readonly source: DocumentSource;
  /** By its name, or else by its content; undefined if it is not text. */
  readonly type: DocumentType | undefined;
}

/** A document that cannot be unpacked: the next one may be read. */
export class UnreadableDocument extends UsageError {}

/** The document that a file holds. */
export async function documentIn(content: Content, name: string): Promise<PackedDocument> {
  const source = sourceOf(content);
  const head = await headOf(source);
  const packing = packingOf(head) ?? (name.endsWith(".br") ? "br" : undefined);
  if (packing === undefined) return { source, type: typeOfName(name) ?? typeOfContent(head) };
  const unpacked = { open: () => unpackedOctets(source, packing, name) };
  const inner = typeOfName(name.replace(/\.[^.]+$/, "")) ?? typeOfContent(await headOf(unpacked));
  return { source: unpacked, type: inner };
}

/** As many octets show the type of a document. */
const HEAD = 1024;

async function headOf(source: DocumentSource): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const octets of source.open()) {
    pieces.push(octets);
    length += octets.length;
    if (length >= HEAD) break;
  }
  return Buffer.concat(pieces).subarray(0, HEAD);
}

/** Text of people becomes a tenth by packing; what becomes a hundredth, and is long, was made to fill a disk or a day. */
const MOST_TIMES = 100;
const LONG = 64 * 1024 * 1024;

/** @throws {UnreadableDocument} If they cannot be unpacked. */
async function* unpackedOctets(
  source: DocumentSource,
  packing: FilePacking,
  name: string,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  async function* counted() {
    for await (const octets of source.open()) {
      read += octets.length;
      yield octets;
    }
  }
  const packed = Readable.from(counted(), { objectMode: false });
  let length = 0;
  try {
    const unpacker = unpackerOf(packing, name);
    packed.on("error", (error) => unpacker.destroy(error));
    for await (const octets of packed.pipe(unpacker) as AsyncIterable<Uint8Array>) {
      length += octets.length;
      if (length > LONG && length > MOST_TIMES * read)
        throw new UsageError("unpacks-to-much", MOST_TIMES, length);
      yield octets;
    }
  } catch (error) {
    throw new UnreadableDocument("cannot-unpack", name, systemReason(error));
  } finally {
    packed.destroy();
  }
}
