/**
 * From octets to text: each format has rules for its charset, and the platform's `TextDecoder` decodes it.
 * `encoding-sniffer` keeps the rules of HTML and XML.
 */

import { getEncoding } from "encoding-sniffer/sniffer";
import { statement } from "urikit/words";
import type { DocumentType } from "./media-types.ts";
import { joined, latin1 } from "./octets.ts";
import { type Sink, type WarningId, warning } from "./sink.ts";

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
  #decoder: Decoder | undefined;
  #head = new Uint8Array();
  /** The last two octets. */
  #last = new Uint8Array();
  #hasWarned = false;

  constructor(options: CharsetOptions, sink: Pick<Sink, "warn">) {
    this.#options = options;
    this.#sink = sink;
  }

  /** The charset, by its name in the Encoding Standard; undefined until it is known. */
  get charset(): string | undefined {
    return this.#decoder?.encoding;
  }

  write(octets: Uint8Array): string {
    if (this.#decoder) return this.#decode(octets);
    this.#head = joined([this.#head, octets]);
    return this.#head.length < SNIFFED ? "" : this.#begin();
  }

  end(): string {
    const head = this.#decoder ? "" : this.#begin();
    return head + this.#checked(this.#decoder?.decode() ?? "", new Uint8Array());
  }

  #begin(): string {
    this.#decoder = this.#decoderOf(this.#charset());
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
    this.#last = (octets.length < 2 ? joined([this.#last, octets]) : octets).slice(-2);
    if (replaced > written || (replaced > 0 && this.#decoder?.encoding !== "utf-8")) this.#warnMalformed();
    return text;
  }

  #warnMalformed(): void {
    this.#hasWarned = true;
    const charset = this.#decoder?.encoding ?? "text";
    this.#sink.warn(warning("malformed-octets", statement("octets-replaced", charset)));
  }

  /** The decoder of a charset; where neither the Encoding Standard nor the platform has one, that of the default. */
  #decoderOf(label: string): Decoder {
    if (isReplacement(label)) {
      this.#hasWarned = true;
      this.#warn("charset-unsafe", label);
      return new ReplacementDecoder();
    }
    if (isKnown(label)) return new TextDecoder(label);
    this.#warnUnknown(label);
    return new TextDecoder(this.#default());
  }

  #warnUnknown(label: string): void {
    this.#warn("charset-unknown", label);
  }

  #warn(id: WarningId, label: string): void {
    this.#sink.warn(warning("unknown-charset", statement(id, JSON.stringify(label))));
  }

  #charset(): string {
    const { declared, within } = this.#options;
    const isUsable = declared !== undefined && isKnown(declared);
    if (declared !== undefined && !isUsable) this.#warnUnknown(declared);
    const transportLayerEncodingLabel = isUsable ? declared : undefined;
    if (within === "css" || within === "nothing") return this.#charsetOfText(transportLayerEncodingLabel);
    const options = { maxBytes: SNIFFED, defaultEncoding: this.#default() };
    return getEncoding(
      this.#head,
      transportLayerEncodingLabel === undefined ? options : { ...options, transportLayerEncodingLabel },
    );
  }

  #default(): string {
    return this.#options.within === "html" ? this.#defaultOfHtml() : "utf-8";
  }

  /**
   * HTML §13.2.3.2, steps 8 and 9: UTF-8 if the head is valid UTF-8, else windows-1252. The head always has the same
   * length, so that the pieces in which a page comes decide nothing.
   */
  #defaultOfHtml(): string {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(this.#head.subarray(0, SNIFFED), { stream: true });
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
    return label !== undefined && isKnown(label) && !isUtf16(label) ? label : "utf-8";
  }
}

/** The text of octets that come in pieces; what is wrong with them is told where the document is read for its references. */
export async function* textFrom(
  octets: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: CharsetOptions,
): AsyncGenerator<string> {
  const decoder = new OctetDecoder(options, { warn: () => {} });
  for await (const piece of octets) yield decoder.write(piece);
  yield decoder.end();
}

/** The members of the platform's `TextDecoder` that are used here. */
type Decoder = Pick<InstanceType<typeof TextDecoder>, "encoding" | "decode">;

/** Encoding Standard §4.2: the labels of the charsets that hide markup from whoever does not know them. */
const REPLACEMENT_LABELS = new Set(
  "csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement".split(" "),
);

function isReplacement(label: string): boolean {
  return REPLACEMENT_LABELS.has(label.trim().toLowerCase());
}

/** Encoding Standard §14.1: all octets together become one U+FFFD. */
class ReplacementDecoder implements Decoder {
  readonly encoding = "replacement";
  #isDone = false;

  decode(octets?: { readonly byteLength: number } | null): string {
    if (this.#isDone || !octets?.byteLength) return "";
    this.#isDone = true;
    return REPLACEMENT;
  }
}

/** CSS Syntax §3.2: a sheet whose octets show `@charset` is not UTF-16, whatever label it names. */
function isUtf16(label: string): boolean {
  return !isReplacement(label) && new TextDecoder(label).encoding.startsWith("utf-16");
}

/** Whether a charset has a decoder. */
function isKnown(label: string): boolean {
  if (isReplacement(label)) return true;
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

const REPLACEMENT = "\ufffd";
const REPLACEMENT_IN_UTF_8 = "\u00ef\u00bf\u00bd";

function count(text: string, part: string): number {
  let found = 0;
  for (let i = text.indexOf(part); i >= 0; i = text.indexOf(part, i + part.length)) found++;
  return found;
}
