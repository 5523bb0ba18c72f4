/**
 * MIME: the parts of a message that comes in pieces. A visitor takes the heading of each part, and its text, whose
 * transfer encoding and charset are decoded.
 */

import type { BaseLayers } from "urikit/context";
import { statement } from "urikit/words";
import { charsetOptions, OctetDecoder } from "../decoding.ts";
import type { DocumentReader } from "../document-reader.ts";
import type { TextType } from "../media-types.ts";
import { octetsOf } from "../octets.ts";
import { type DocumentWarning, type Sink, warning } from "../sink.ts";
import { type Part, partOf } from "./part.ts";
import { type Entity, type EntityHandler, MessageSplitter } from "./splitter.ts";
import { isIdentity, type TransferDecoder, transferDecoder } from "./transfer-encoding.ts";

/** Takes the parts of a message. */
export interface PartVisitor extends Pick<Sink, "warn"> {
  /** A heading was read. */
  heading(part: Part): void;
  /** Returns the reader for the text of a part; undefined if the visitor does not want it. */
  body(part: Part, type: TextType): DocumentReader | undefined;
}

/** The options of a reader of messages. */
export interface MessageOptions {
  /** The layers around the message that may give a base. */
  readonly layers: Omit<BaseLayers, "content">;
  readonly visitor: PartVisitor;
  /** The charset of all parts without a transfer encoding, whatever their headings say: that of a text that was pasted. */
  readonly charset?: string;
  /** The number of the part that the message is; undefined for a message of its own. */
  readonly number?: string;
  /** The number of messages around this one that had to be decoded to find it. */
  readonly depth?: number;
}

/** Each message within another that must be decoded takes a reader of its own; those nested deeper are not read. */
const DEEPEST = 16;

/** A part and the number of parts that were found in it. */
interface PartEntity extends Entity {
  readonly part: Part;
  children: number;
}

/** Takes the octets of a body. */
interface Content {
  write(octets: Uint8Array): void;
  end(): void;
}

/** Reads a message. */
export class MessageReader implements EntityHandler<PartEntity> {
  readonly #options: MessageOptions;
  readonly #splitter = new MessageSplitter<PartEntity>(this);
  #content: Content | undefined;

  constructor(options: MessageOptions) {
    this.#options = options;
  }

  /** Takes the next octets. */
  write(octets: Uint8Array): void {
    this.#splitter.write(octets);
  }

  /** The message is over. */
  end(): void {
    this.#splitter.end();
    const { unclosed, hasFailed } = this.#splitter;
    if (hasFailed) {
      this.#warn(warning("too-long", statement("heading-too-long")));
    } else if (unclosed === 1) this.#warn(warning("unclosed", statement("multipart-unclosed")));
    else if (unclosed > 1) this.#warn(warning("unclosed", statement("multiparts-unclosed", unclosed)));
  }

  heading(heading: string, around: PartEntity | undefined): PartEntity {
    const part = partOf(headingText(heading), this.#placeIn(around));
    this.#options.visitor.heading(part);
    if (part.type !== undefined && part.encoding === "unknown") this.#warnOfEncoding(part);
    const isMessage = part.type === "mime" && isIdentity(part.encoding);
    this.#content = isMessage ? undefined : this.#contentOf(part);
    return { part, children: 0, boundary: part.boundary, isMessage };
  }

  body(octets: Uint8Array): void {
    this.#content?.write(octets);
  }

  bodyEnds(): void {
    this.#content?.end();
    this.#content = undefined;
  }

  #placeIn(around: PartEntity | undefined): Parameters<typeof partOf>[1] {
    const { number = "", layers } = this.#options;
    if (around === undefined) return { number, isMessage: true, layers };
    const { part, isMessage = false } = around;
    const outer = { entity: part.base };
    if (isMessage) return { number: part.number, isMessage, layers: outer };
    const prefix = part.number === "" ? "" : `${part.number}.`;
    return { number: `${prefix}${++around.children}`, isMessage, layers: outer };
  }

  #contentOf(part: Part): Content | undefined {
    const { type } = part;
    if (type === undefined || type === "mbox" || type === "http" || type === "warc") return undefined; // nobody sends these
    const decoder = transferDecoder(part.encoding);
    if (type === "mime") return this.#messageIn(part, decoder);
    const { visitor } = this.#options;
    const reader = visitor.body(part, type);
    if (reader === undefined) return undefined;
    const warn = (warning: DocumentWarning) => visitor.warn({ part: part.bodyNumber, ...warning });
    const charset = (isIdentity(part.encoding) ? this.#options.charset : undefined) ?? part.charset;
    return new TextContent(decoder, new OctetDecoder(charsetOptions(charset, type), { warn }), reader);
  }

  /** A message that is encoded, though RFC 2046 §5.2.1 forbids that. */
  #messageIn(part: Part, decoder: TransferDecoder): Content | undefined {
    const { visitor, depth = 0 } = this.#options;
    const { number } = part;
    if (depth === DEEPEST) {
      this.#warn(warning("too-deep", statement("messages-too-deep"), { part: number }));
      return undefined;
    }
    const layers = { entity: part.base };
    const reader = new MessageReader({ layers, visitor, number, depth: depth + 1 });
    return {
      write: (octets) => reader.write(decoder.write(octets)),
      end: () => {
        reader.write(decoder.end());
        reader.end();
      },
    };
  }

  #warnOfEncoding({ encodingName, bodyNumber }: Part): void {
    const problem = statement("encoding-unknown", JSON.stringify(encodingName));
    this.#warn(warning("unknown-encoding", problem, { part: bodyNumber }));
  }

  #warn(warning: DocumentWarning): void {
    const { number, visitor } = this.#options;
    visitor.warn(number === undefined ? warning : { part: number, ...warning });
  }
}

/** RFC 6532 §3.2: a heading may be UTF-8; what is not is taken for ISO 8859-1. One character stands for each octet. */
function headingText(octets: string): string {
  if (!/[\u0080-\u00ff]/.test(octets)) return octets;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octetsOf(octets));
  } catch {
    return octets;
  }
}

/** The octets of a part on their way to the reader of its text. */
class TextContent implements Content {
  readonly #transfer: TransferDecoder;
  readonly #charset: OctetDecoder;
  readonly #reader: DocumentReader;

  constructor(transfer: TransferDecoder, charset: OctetDecoder, reader: DocumentReader) {
    this.#transfer = transfer;
    this.#charset = charset;
    this.#reader = reader;
  }

  write(octets: Uint8Array): void {
    this.#reader.write(this.#charset.write(this.#transfer.write(octets)));
  }

  end(): void {
    this.#reader.write(this.#charset.write(this.#transfer.end()) + this.#charset.end());
    this.#reader.end();
  }
}
