/** Octets and texts of one character for each, without Node's `Buffer`: documents are read in pages and in workers too. */

/** So many arguments a function takes on every platform. */
const MOST_ARGUMENTS = 0x2000;

/** One character for each octet. */
export function latin1(octets: Uint8Array, from = 0, to = octets.length): string {
  let text = "";
  for (let at = from; at < to; at += MOST_ARGUMENTS)
    text += String.fromCharCode(...octets.subarray(at, Math.min(at + MOST_ARGUMENTS, to)));
  return text;
}

/** The octets that such a text has. */
export function octetsOf(text: string): Uint8Array<ArrayBuffer> {
  const octets = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) octets[at] = text.charCodeAt(at);
  return octets;
}

/** The octets of all pieces, one after another, in memory of their own. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
