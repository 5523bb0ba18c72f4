/** Edits of a decoded text, made in its octets: every octet elsewhere stays what it was, in any charset. */

import { joined, octetsOf } from "../octets.ts";

/** A piece of the text that is replaced: its place in UTF-16 code units, and what comes there, which is of ASCII. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A text with the edits, which come in their order and do not overlap. */
export function editedText(text: string, edits: readonly Edit[]): string {
  let [edited, at] = ["", 0];
  for (const edit of edits) {
    edited += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return edited + text.slice(at);
}

/** The octets with the edits. */
export function editedOctets(octets: Uint8Array, charset: string, edits: readonly Edit[]): Uint8Array {
  const places = octetPlaces(
    octets,
    charset,
    edits.flatMap(({ from, to }) => [from, to]),
  );
  const pieces: Uint8Array[] = [];
  let at = 0;
  edits.forEach(({ text }, i) => {
    pieces.push(octets.subarray(at, places[2 * i]), encoded(text, charset));
    at = places[2 * i + 1] ?? at;
  });
  pieces.push(octets.subarray(at));
  return joined(pieces);
}

/** Characters of ASCII: the charsets of the Encoding Standard have them as their octets, UTF-16 with one more. */
function encoded(text: string, charset: string): Uint8Array {
  const octets = octetsOf(text);
  if (charset === "utf-16le") return Uint8Array.from([...octets].flatMap((octet) => [octet, 0]));
  if (charset === "utf-16be") return Uint8Array.from([...octets].flatMap((octet) => [0, octet]));
  return octets;
}

/** As many octets are decoded at once between places; near a place, one by one. */
const STRIDE = 256;

/**
 * Where the octets of characters begin. A decoder tells no places: it is given few octets at a time, and what it has given
 * back by then is counted.
 *
 * @param places In UTF-16 code units, in their order.
 */
function octetPlaces(octets: Uint8Array, charset: string, places: readonly number[]): number[] {
  const found: number[] = [];
  const decoder = new TextDecoder(charset);
  let at = markLength(octets);
  decoder.decode(octets.subarray(0, at), { stream: true });
  let read = 0;
  for (const place of places) {
    while (read < place && at < octets.length) {
      // An octet becomes two code units at most.
      const stride = place - read > 2 * STRIDE ? STRIDE : 1;
      read += decoder.decode(octets.subarray(at, at + stride), { stream: true }).length;
      at += stride;
    }
    found.push(at);
  }
  return found;
}

/** Encoding Standard §6: the length of a byte order mark, which is no character of the text. */
function markLength([first, second, third]: Uint8Array): number {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 3;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 0;
}
