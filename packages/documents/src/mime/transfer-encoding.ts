/**
 * RFC 2045 §6: the transfer encodings. `libqp` decodes quoted-printable, the platform base64. Both take whole texts;
 * so a part is decoded in pieces, which never end within a code.
 */

import { Buffer } from "node:buffer";
import libqp from "libqp";

/** Decodes octets that come in pieces. */
export interface TransferDecoder {
  write(octets: Buffer): Buffer;
  end(): Buffer;
}

/** An encoding. An unknown one is read as if it changed nothing, as mail programs do. */
export type TransferEncoding = "identity" | "base64" | "quoted-printable" | "unknown";

/** §6.2, and what mail programs write for them, without spaces and hyphens; `""` stands for an absent field. */
const ENCODINGS: ReadonlyMap<string, TransferEncoding> = new Map([
  ...["", "7bit", "7bits", "8bit", "8bits", "binary"].map((name) => [name, "identity"] as const),
  ["base64", "base64"],
  ["quotedprintable", "quoted-printable"],
]);

/** The encoding that the value of a field names. */
export function transferEncoding(value: string): TransferEncoding {
  const [name = ""] = value.split(";", 1);
  return ENCODINGS.get(name.toLowerCase().replace(/[\s_-]+/g, "")) ?? "unknown";
}

/** Whether an encoding changes nothing. */
export function isIdentity(encoding: TransferEncoding): boolean {
  return encoding === "identity" || encoding === "unknown";
}

/** The decoder for an encoding. */
export function transferDecoder(encoding: TransferEncoding): TransferDecoder {
  switch (encoding) {
    case "base64":
      return new Base64Decoder();
    case "quoted-printable":
      return new QuotedPrintableDecoder();
    default:
      return { write: (octets) => octets, end: () => Buffer.alloc(0) };
  }
}

/** §6.8: characters outside the alphabet are ignored; four characters of the alphabet stand for three octets. */
class Base64Decoder implements TransferDecoder {
  #rest = "";

  write(octets: Buffer): Buffer {
    const text = this.#rest + octets.toString("latin1").replace(/[^A-Za-z0-9+/=_-]+/g, "");
    const to = text.length - (text.length % 4);
    this.#rest = text.slice(to);
    return Buffer.from(text.slice(0, to), "base64");
  }

  end(): Buffer {
    return Buffer.from(this.#rest, "base64");
  }
}

/** RFC 5322 §2.1.1: no line may be longer. Longer ones are cut before they reach the decoder. */
const LONGEST_LINE = 998;

/** §6.7: decodes whole lines. */
class QuotedPrintableDecoder implements TransferDecoder {
  #rest = "";

  write(octets: Buffer): Buffer {
    const text = this.#rest + octets.toString("latin1");
    const to = text.lastIndexOf("\n") + 1;
    const pieces = [decodedLines(text.slice(0, to))];
    this.#rest = text.slice(to);
    while (this.#rest.length > LONGEST_LINE) {
      const cut = placeToCut(this.#rest);
      pieces.push(libqp.decode(this.#rest.slice(0, cut)));
      this.#rest = this.#rest.slice(cut);
    }
    return Buffer.concat(pieces);
  }

  end(): Buffer {
    return decodedLines(this.#rest);
  }
}

/** Decodes lines of lawful length at once, and longer ones in pieces: the decoder's time grows with the square of their spaces. */
function decodedLines(text: string): Buffer {
  if (!hasLongLine(text)) return libqp.decode(text);
  const pieces: Buffer[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    let rest = line;
    while (rest.length > LONGEST_LINE) {
      const cut = placeToCut(rest);
      pieces.push(libqp.decode(rest.slice(0, cut)));
      rest = rest.slice(cut);
    }
    pieces.push(libqp.decode(rest));
  }
  return Buffer.concat(pieces);
}

function hasLongLine(text: string): boolean {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    if ((end < 0 ? text.length : end) - from > LONGEST_LINE) return true;
    if (end < 0) return false;
    from = end + 1;
  }
  return false;
}

/** Not within a triplet, and not after white space, which would be taken for white space at the end of a line. */
function placeToCut(text: string): number {
  let cut = LONGEST_LINE;
  while (cut > 1 && /[=\t ]/.test(text.slice(cut - 2, cut))) cut--;
  return cut > 1 ? cut : LONGEST_LINE;
}
