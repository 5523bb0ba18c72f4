/** RFC 9110 §8.4: the codings of a content, undone; what becomes more than two hundred times as large is a bomb. */

import type { IncomingMessage } from "node:http";
import { pipeline, type Readable, Transform } from "node:stream";
import {
  type BrotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  type Gunzip,
  type Inflate,
} from "node:zlib";
import { printable } from "urikit/display";
import { AccessError, told } from "../access-error.ts";
import type { Clock } from "../clock.ts";

type Decoder = BrotliDecompress | Gunzip | Inflate;

/** Nobody codes a content more often. */
const MOST_CODINGS = 2;

/** How many times as large a content may become, once it is larger than small contents are. */
const MOST_TIMES = 200;
const SMALL = 64 * 1024;

/** The content of a response without its codings. */
export async function codedContent(
  response: IncomingMessage,
  codings: string | undefined,
  clock: Clock,
): Promise<Readable> {
  const names = codingsIn(codings);
  if (names.length === 0) return response;
  const unknown = names.find((name) => !/^(?:x-)?gzip$|^deflate$|^br$/.test(name));
  if (unknown !== undefined || names.length > MOST_CODINGS)
    throw new AccessError("protocol", told("access-unknown-coding", printable(unknown ?? names.join(", "))));
  const first = await clock.within(firstOctet(response));
  if (first === undefined) return response;
  const decoders = names.reverse().map((name, at) => decoderFor(name, at === 0 ? first : undefined));
  const limit = expansionLimit(decoders[0]);
  // Its error is that of the last stream, which is read.
  pipeline([response, ...decoders, limit], () => {});
  return limit;
}

function codingsIn(field = ""): string[] {
  return field
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "" && name !== "identity");
}

/** The first octet, which stays; undefined where the content is empty. */
async function firstOctet(response: IncomingMessage): Promise<number | undefined> {
  await new Promise<void>((resolve, reject) => {
    response.once("readable", resolve).once("error", reject).once("end", resolve);
  });
  const piece: Buffer | null = response.read();
  if (piece === null) return undefined;
  response.unshift(piece);
  return piece[0];
}

/** §8.4.1. Some servers send `deflate` without the format of RFC 1950 around it, which begins with 8 in its low bits. */
function decoderFor(name: string, first: number | undefined): Decoder {
  if (name === "br") return createBrotliDecompress();
  if (name !== "deflate") return createGunzip();
  return first === undefined || (first & 0x0f) === 8 ? createInflate() : createInflateRaw();
}

/** Lets through what is not too large for what came. */
function expansionLimit(first: Decoder | undefined): Transform {
  let decoded = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, callback) {
      decoded += piece.length;
      const came = first?.bytesWritten ?? 0;
      if (decoded <= SMALL || decoded <= came * MOST_TIMES) callback(null, piece);
      else callback(new AccessError("too-large", told("access-expanded", MOST_TIMES)));
    },
  });
}
