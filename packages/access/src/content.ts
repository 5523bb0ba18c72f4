/** RFC 9110 §6.4: the octets of a resource, read once, within the limits, and closed in every case. */

import { Readable } from "node:stream";
import { AccessError, told } from "./access-error.ts";
import type { Content } from "./resource.ts";
import type { Way } from "./way.ts";

/** What is known of a content before it is read. */
export type ContentFacts = Omit<
  Content,
  "kind" | "close" | "octets" | "text" | "stream" | typeof Symbol.asyncIterator
>;

/** Where the octets come from, and the limits. */
export interface ContentSource {
  readonly octets: Readable;
  readonly way: Way;
  /** What an error of the source means. */
  readonly failure: (error: unknown) => AccessError;
}

/** A content that reads its source when it is asked for it. */
export function contentOf(facts: ContentFacts, source: ContentSource): Content {
  const { octets: readable, way } = source;
  const { clock } = way;
  // A source that ends before it is read has its error where it is read.
  readable.on("error", () => {});
  clock.signal.addEventListener("abort", () => readable.destroy(), { once: true });
  let isRead = false;
  const read = (): AsyncGenerator<Uint8Array> => {
    if (isRead) throw new TypeError("the content has been read: it can be read once");
    isRead = true;
    return readOctets(source, facts.size);
  };
  const octets = async (): Promise<Uint8Array> => joined(read());
  return {
    kind: "content",
    ...facts,
    close: () => clock.end(new AccessError("aborted", told("access-closed"))),
    octets,
    text: async () => new TextDecoder(charsetOf(facts.mediaType)).decode(await octets()),
    stream: () => streamOf(read()),
    [Symbol.asyncIterator]: read,
  };
}

/** A content whose octets are there: no server is waited for, and only the caller ends it. */
export function contentInMemory(facts: ContentFacts, octets: Uint8Array, way: Way): Content {
  way.clock.stop();
  const source = Readable.from(octets.length === 0 ? [] : [octets], { objectMode: true });
  return contentOf(facts, { octets: source, way, failure: notRead });
}

/** Memory does not fail. */
function notRead(cause: unknown): AccessError {
  return cause instanceof AccessError
    ? cause
    : new AccessError("incomplete", told("access-closed"), { cause });
}

/** The octets in the pieces in which they come; the source is closed when they are no longer asked for. */
async function* readOctets(
  { octets, way, failure }: ContentSource,
  of: number | undefined,
): AsyncGenerator<Uint8Array> {
  const { clock, settings } = way;
  const { maxOctets, onProgress } = settings;
  let count = 0;
  const pieces: AsyncIterator<Uint8Array> = octets[Symbol.asyncIterator]();
  const turns = clock.turns(); // at the end of the access, the source is destroyed, and fails
  try {
    for (;;) {
      const { done, value } = await turns.within(pieces.next());
      if (done === true) return;
      count += value.length;
      if (count > maxOctets) throw new AccessError("too-large", told("access-too-large", maxOctets));
      onProgress?.({ octets: count, of });
      yield value;
    }
  } catch (error) {
    throw clock.signal.aborted ? clock.signal.reason : failure(error);
  } finally {
    octets.destroy();
    turns.stop();
    clock.stop();
  }
}

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}

/** The pieces as a stream of the platform. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** RFC 9110 §8.3.2: the parameter `charset`, if the platform knows it. */
function charsetOf(mediaType = ""): string {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i.exec(mediaType) ?? [];
  try {
    return new TextDecoder(quoted ?? plain ?? "utf-8").encoding;
  } catch {
    return "utf-8";
  }
}
