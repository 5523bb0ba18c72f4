/**
 * url-syntax-05 §2.1, rfc2396bis-01 §2.1: the first of two mappings, from the characters of the original to octets, by a
 * charset in which each character is one octet. The tables are those of the platform's decoder (Encoding Standard §9),
 * which knows only the way back.
 */

import { notInCharset } from "@urikit/explain";
import { excerpt } from "urikit/foundation";
import { UsageError } from "../exit.ts";

/** Encoding Standard §4.2: the charsets with characters of several octets, except UTF-8, and one that has no characters. */
const OTHERS: ReadonlySet<string> = new Set([
  ...["gbk", "gb18030", "big5", "euc-jp", "iso-2022-jp", "shift_jis", "euc-kr"],
  ...["utf-16be", "utf-16le", "replacement"],
]);

/**
 * A function from text to its octets in a charset. It throws the error of a line whose character is not in the charset.
 *
 * @throws {UsageError} If the platform does not know the charset, or a character has several octets there.
 */
export function octetsInCharset(label: string): (text: string) => Uint8Array {
  const name = nameOf(label);
  if (name === "utf-8") return (text) => new TextEncoder().encode(text);
  if (OTHERS.has(name)) throw new UsageError("encode-charset", name);
  const octetOf = tableOf(name);
  return (text) => {
    let index = 0;
    const octets: number[] = [];
    for (const character of text) {
      const octet = octetOf.get(character);
      if (octet === undefined) throw notInCharset(index, character, name);
      octets.push(octet);
      index += character.length;
    }
    return Uint8Array.from(octets);
  };
}

function nameOf(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new UsageError("decode-charset", excerpt(label));
  }
}

/** The octet of each character. */
function tableOf(name: string): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (let octet = 0; octet < 256; octet++) {
    const character = new TextDecoder(name, { ignoreBOM: true }).decode(Uint8Array.of(octet));
    if (character !== "\ufffd") table.set(character, octet);
  }
  return table;
}
