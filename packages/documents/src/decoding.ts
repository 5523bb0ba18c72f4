/**
 * From octets to text: each format has rules for its charset, and the platform's `TextDecoder` decodes it.
 * `encoding-sniffer` keeps the rules of HTML and XML.
 */

import { Buffer } from "node:buffer";
import { getEncoding } from "encoding-sniffer";
import type { DocumentType } from "./media-types.ts";
import type { Sink } from "./sink.ts";

/** The sources that may name the charset. */
export interface CharsetOptions {
  /** The transport: the `charset` parameter of a media type. */
  readonly declared?: string | undefined;
  /** The document itself: the format of its declaration, if it may have one. */
  readonly within: "html" | "xml" | "css" | "nothing";
}

/** The charset options for a document of a type. */
export function charsetOptions(declared: string | undefined, type: DocumentType): CharsetOptions {
  return { declared, within: type === "html" || type === "xml" || type === "css" ? type : "nothing" };
}

/** The number of octets that may hold a declaration within the document: HTML's 1024. */
const SNIFFED = 1024;

/** Turns octets that come in pieces into text. */
export class OctetDecoder {
  readonly #options: CharsetOptions;
  readonly #sink: Pick<Sink, "warn">;
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #head = new Uint8Array();
  /** The last two octets. */
  #last = new Uint8Array();
  #hasWarned = false;

  constructor(options: CharsetOptions, sink: Pick<Sink, "warn">) {
    this.#options = options;
    this.#sink = sink;
  }

  write(octets: Uint8Array): string {
    if (this.#decoder) return this.#decode(octets);
    this.#head = joined(this.#head, octets);
    return this.#head.length < SNIFFED ? "" : this.#begin();
  }

  end(): string {
    const head = this.#decoder ? "" : this.#begin();
    return head + this.#checked(this.#decoder?.decode() ?? "", new Uint8Array());
  }

  #begin(): string {
    this.#decoder = new TextDecoder(this.#charset());
    const head = this.#head;
    this.#head = new Uint8Array();
    return this.#decode(head);
  }

  #decode(octets: Uint8Array): string {
    return this.#checked(this.#decoder?.decode(octets, { stream: true }) ?? "", octets);
  }

  /** Warns once if the decoder replaced octets; the document itself may hold U+FFFD too, as three octets of UTF-8. */
  #checked(text: string, octets: Uint8Array): string {
    if (this.#hasWarned) return text;
    const replaced = count(text, REPLACEMENT);
    const written = replaced === 0 ? 0 : count(latin1(this.#last) + latin1(octets), REPLACEMENT_IN_UTF_8);
    this.#last = (octets.length < 2 ? joined(this.#last, octets) : octets).slice(-2);
    if (replaced > written || (replaced > 0 && this.#decoder?.encoding !== "utf-8")) this.#warnMalformed();
    return text;
  }

  #warnMalformed(): void {
    this.#hasWarned = true;
    const message = `some octets are not ${this.#decoder?.encoding ?? "text"} and were replaced by U+FFFD`;
    this.#sink.warn({ code: "malformed-octets", message });
  }

  #charset(): string {
    const { declared, within } = this.#options;
    if (declared !== undefined && !isKnown(declared)) {
      this.#sink.warn({
        code: "unknown-charset",
        message: `the charset ${JSON.stringify(declared)} is not known`,
      });
    }
    const transportLayerEncodingLabel = declared !== undefined && isKnown(declared) ? declared : undefined;
    if (within === "css" || within === "nothing") return this.#charsetOfText(transportLayerEncodingLabel);
    const defaultEncoding = within === "html" ? this.#defaultOfHtml() : "utf-8";
    const options = { maxBytes: SNIFFED, defaultEncoding };
    return getEncoding(
      this.#head,
      transportLayerEncodingLabel === undefined ? options : { ...options, transportLayerEncodingLabel },
    );
  }

  /** HTML §13.2.3.2, steps 8 and 9: UTF-8 if the head is valid UTF-8, else windows-1252. */
  #defaultOfHtml(): string {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(this.#head, { stream: true });
      return "utf-8";
    } catch {
      return "windows-1252";
    }
  }

  /** A byte order mark, the transport, CSS Syntax §3.2 `@charset`, UTF-8. */
  #charsetOfText(declared: string | undefined): string {
    const [first, second] = this.#head;
    if (first === 0xfe && second === 0xff) return "utf-16be";
    if (first === 0xff && second === 0xfe) return "utf-16le";
    if (declared !== undefined) return declared;
    const head = this.#options.within === "css" ? new TextDecoder("latin1").decode(this.#head) : "";
    const label = /^@charset "([^"]*)";/.exec(head)?.[1];
    return label !== undefined && isKnown(label) && !/^utf-?16/i.test(label) ? label : "utf-8";
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function isKnown(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

const REPLACEMENT = "\ufffd";
const REPLACEMENT_IN_UTF_8 = "\u00ef\u00bf\u00bd";

/** One character for each octet. */
function latin1(octets: Uint8Array): string {
  return Buffer.from(octets.buffer, octets.byteOffset, octets.length).toString("latin1");
}

function count(text: string, part: string): number {
  let found = 0;
  for (let i = text.indexOf(part); i >= 0; i = text.indexOf(part, i + part.length)) found++;
  return found;
}
