/**
 * MIME: a message that comes in pieces, taken apart: the heading of each part, and the text of each, its transfer
 * encoding and charset decoded. What is done with them is another's matter.
 */

import type { Buffer } from "node:buffer";
import { once } from "node:events";
import type { MessageChunk, MimeNode } from "@zone-eu/mailsplit";
import type { BaseLayers } from "urikit/context";
import { type CharsetOptions, OctetDecoder } from "../decoding.ts";
import { type DocumentType, typeOfMedia } from "../media-types.ts";
import type { DocumentReader, DocumentWarning, Sink } from "../sink.ts";
import { type Part, partOf } from "./part.ts";
import { MessageSplitter } from "./splitter.ts";
import { type TransferDecoder, transferDecoder } from "./transfer-encoding.ts";

/** Takes the parts of a message. */
export interface PartVisitor extends Pick<Sink, "warn"> {
  /** A heading was read. */
  heading(part: Part): void;
  /** The text of a part follows; undefined if it is not wanted. */
  body(part: Part, type: Exclude<DocumentType, "mime">): DocumentReader | undefined;
}

/** What a message is read with. */
export interface MessageOptions {
  readonly layers: Omit<BaseLayers, "content">;
  readonly visitor: PartVisitor;
  /** The number of the part that the message is, `""` for a message of its own. */
  readonly number?: string;
  /** How many messages are around this one whose octets had to be decoded to find it. */
  readonly depth?: number;
}

/** Each message within another that has to be decoded takes a parser of its own; deeper than this none is read. */
const DEEPEST = 16;

/** What is kept of a node of the message. */
interface State {
  readonly part: Part;
  children: number;
}

/** Takes what is in a part, in octets. */
interface Content {
  write(octets: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
}

/** Reads a message. */
export class MessageReader {
  readonly #options: MessageOptions;
  readonly #splitter = new MessageSplitter();
  readonly #states = new WeakMap<MimeNode, State>();
  readonly #done: Promise<void>;
  #node: MimeNode | undefined;
  #content: Content | undefined;
  #isOver = false;

  constructor(options: MessageOptions) {
    this.#options = options;
    this.#done = this.#consume();
    this.#done.catch(() => {}); // whoever writes or ends is told
  }

  /** Takes the next octets; they are read when the promise is kept, so that none pile up. */
  async write(octets: Uint8Array): Promise<void> {
    if (this.#isOver || this.#splitter.write(octets)) return;
    // Where the splitter breaks off, there is no drain: what then becomes of it is told to #next.
    await Promise.race([once(this.#splitter, "drain").catch(() => this.#done), this.#done]);
  }

  /** The message is over. */
  async end(): Promise<void> {
    if (!this.#isOver) this.#splitter.end();
    await this.#done;
  }

  async #consume(): Promise<void> {
    const chunks = this.#splitter[Symbol.asyncIterator]();
    for (let chunk = await this.#next(chunks); chunk !== undefined; chunk = await this.#next(chunks)) {
      await this.#take(chunk);
    }
    this.#isOver = true;
    await this.#endContent();
    const unclosed = this.#splitter.unclosedAtEnd;
    const which = unclosed === 1 ? "a multipart ends" : `${unclosed} multiparts end`;
    if (unclosed > 0) {
      const theirs = unclosed === 1 ? "its closing delimiter" : "their closing delimiters";
      this.#warn({ code: "unclosed", message: `${which} without ${theirs}` });
    }
  }

  /** The next of what the splitter found; it gives up on headings that are too long. */
  async #next(chunks: AsyncIterator<MimeNode | MessageChunk>): Promise<MimeNode | MessageChunk | undefined> {
    try {
      const { done, value } = await chunks.next();
      return done === true ? undefined : value;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#warn({ code: "too-long", message: `the message is not read further: ${error.message}` });
      return undefined;
    }
  }

  async #take(chunk: MimeNode | MessageChunk): Promise<void> {
    if (chunk.type === "node") {
      await this.#endContent();
      this.#begin(chunk);
    } else if (chunk.type === "body" && chunk.value) {
      if (chunk.node !== this.#node) await this.#endContent();
      await this.#content?.write(chunk.value);
    }
  }

  #begin(node: MimeNode): void {
    const part = this.#partOf(node);
    this.#states.set(node, { part, children: 0 });
    this.#node = node;
    this.#options.visitor.heading(part);
    this.#content = part.isMultipart || node.messageNode === true ? undefined : this.#contentOf(part);
  }

  #partOf(node: MimeNode): Part {
    const parent = node.parentNode ? this.#states.get(node.parentNode as MimeNode) : undefined;
    const { number = "", layers } = this.#options;
    if (parent === undefined) return partOf(node, { number, isMessage: true, layers });
    const entity = parent.part.established;
    if (node.parentNode && node.parentNode.messageNode === true) {
      return partOf(node, { number: parent.part.number, isMessage: true, layers: { entity } });
    }
    const prefix = parent.part.number === "" ? "" : `${parent.part.number}.`;
    return partOf(node, { number: `${prefix}${++parent.children}`, isMessage: false, layers: { entity } });
  }

  #contentOf(part: Part): Content | undefined {
    const type = typeOfMedia(part.mediaType);
    if (type === undefined) return undefined;
    const decoder = transferDecoder(part.encoding);
    if (decoder === undefined) {
      this.#warn({
        code: "unknown-encoding",
        message: `the transfer encoding ${JSON.stringify(part.encoding)} is not known`,
        part: part.bodyNumber,
      });
      return undefined;
    }
    if (type === "mime") return this.#messageIn(part, decoder);
    const reader = this.#options.visitor.body(part, type);
    return (
      reader && new TextContent(part, decoder, reader, charsetOptions(part, type), this.#options.visitor)
    );
  }

  /** An attached message, or one that is encoded, though RFC 2046 §5.2.1 forbids that. */
  #messageIn(part: Part, decoder: TransferDecoder): Content | undefined {
    const { visitor, depth = 0 } = this.#options;
    if (depth === DEEPEST) {
      this.#warn({
        code: "too-deep",
        message: "a message in too many messages is not read",
        part: part.number,
      });
      return undefined;
    }
    const layers = { entity: part.established };
    const reader = new MessageReader({ layers, visitor, number: part.number, depth: depth + 1 });
    return {
      write: (octets) => reader.write(decoder.write(octets)),
      end: async () => {
        await reader.write(decoder.end());
        await reader.end();
      },
    };
  }

  async #endContent(): Promise<void> {
    const content = this.#content;
    this.#content = undefined;
    await content?.end();
  }

  #warn(warning: DocumentWarning): void {
    const { number } = this.#options;
    this.#options.visitor.warn(number === undefined ? warning : { part: number, ...warning });
  }
}

function charsetOptions({ charset }: Part, type: DocumentType): CharsetOptions {
  const within = type === "html" || type === "xml" || type === "css" ? type : "nothing";
  return { declared: charset, within };
}

/** The octets of a part on their way to the reader of its text. */
class TextContent implements Content {
  readonly #transfer: TransferDecoder;
  readonly #charset: OctetDecoder;
  readonly #reader: DocumentReader;

  constructor(
    part: Part,
    transfer: TransferDecoder,
    reader: DocumentReader,
    options: CharsetOptions,
    visitor: PartVisitor,
  ) {
    const warn = (warning: DocumentWarning) => visitor.warn({ part: part.bodyNumber, ...warning });
    this.#transfer = transfer;
    this.#charset = new OctetDecoder(options, { warn });
    this.#reader = reader;
  }

  write(octets: Buffer): void {
    this.#reader.write(this.#charset.write(this.#transfer.write(octets)));
  }

  end(): void {
    this.#reader.write(this.#charset.write(this.#transfer.end()) + this.#charset.end());
    this.#reader.end();
  }
}
