/** RFC 2045 §6: the transfer encodings. A part is decoded in pieces, which never end within a code. */

import { joined, latin1, octetsOf } from "../octets.ts";

/** Decodes octets that come in pieces. */
export interface TransferDecoder {
  write(octets: Uint8Array): Uint8Array;
  end(): Uint8Array;
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
      return { write: (octets) => octets, end: () => new Uint8Array() };
  }
}

/** §6.8: four characters of the alphabet stand for three octets; a "=" ends the data, and other characters are ignored. */
class Base64Decoder implements TransferDecoder {
  /** The bits that are not an octet yet, and how many they are. */
  #bits = 0;
  #count = 0;
  #isOver = false;

  write(octets: Uint8Array): Uint8Array {
    const decoded = new Uint8Array(Math.ceil((octets.length * 3) / 4));
    let length = 0;
    for (let at = 0; at < octets.length && !this.#isOver; at++) {
      const value = SIXTETS[octets[at] as number] as number; // the table has 256 entries
      this.#isOver = octets[at] === EQUALS;
      if (value === NONE) continue;
      this.#bits = ((this.#bits << 6) | value) & 0xffff;
      this.#count += 6;
      if (this.#count < 8) continue;
      this.#count -= 8;
      decoded[length++] = this.#bits >> this.#count;
    }
    return decoded.subarray(0, length);
  }

  end(): Uint8Array {
    return new Uint8Array();
  }
}

const EQUALS = 0x3d;
const NONE = 64;

/** The value of each octet in the alphabet, and in that of RFC 4648 §5. */
const SIXTETS = Uint8Array.from({ length: 256 }, (_, octet) => {
  const character = String.fromCharCode(octet).replace("-", "+").replace("_", "/");
  const value = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".indexOf(character);
  return value < 0 ? NONE : value;
});

/** RFC 5322 §2.1.1: no line may be longer. Longer ones are decoded in pieces. */
const LONGEST_LINE = 998;

/** §6.7: decodes whole lines. */
class QuotedPrintableDecoder implements TransferDecoder {
  #rest = "";

  write(octets: Uint8Array): Uint8Array {
    const text = this.#rest + latin1(octets);
    const to = text.lastIndexOf("\n") + 1;
    const pieces = [decodedLines(text.slice(0, to))];
    this.#rest = text.slice(to);
    while (this.#rest.length > LONGEST_LINE) {
      const cut = placeToCut(this.#rest);
      pieces.push(decodedLines(this.#rest.slice(0, cut)));
      this.#rest = this.#rest.slice(cut);
    }
    return joined(pieces);
  }

  end(): Uint8Array {
    return decodedLines(this.#rest);
  }
}

/**
 * Rule 3: white space at the end of a line was added on the way. Rule 5: a line break after a "=" is none. Rule 1: a triplet
 * is an octet.
 */
function decodedLines(text: string): Uint8Array {
  const lines = text.replace(END_OF_LINE, "").replace(/=(?:\r?\n|$)/g, "");
  return octetsOf(lines.replace(/=([\dA-F]{2})/gi, (_, digits: string) => character(digits)));
}

/** White space at the end of a line: looked for where it begins alone, so that a long run takes no longer. */
const END_OF_LINE = /(?<![\t ])[\t ]+(?=[\r\n]|$)/g;

function character(digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

/** Not within a triplet, and not after white space, which would be taken for white space at the end of a line. */
function placeToCut(text: string): number {
  let cut = LONGEST_LINE;
  while (cut > 1 && /[=\t ]/.test(text.slice(cut - 2, cut))) cut--;
  return cut > 1 ? cut : LONGEST_LINE;
}
