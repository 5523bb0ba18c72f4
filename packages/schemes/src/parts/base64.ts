/**
 * RFC 4648 §4: base64, which RFC 2397 lets data be written in.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The octets that a text spells, or where in it that ends. Padding may be left out; unused bits are zero. */
export function readBase64(text: string): Uint8Array | number {
  const padding = /={1,2}$/.exec(text)?.[0].length ?? 0;
  const length = text.length - padding;
  if (length % 4 === 1 || (padding > 0 && (length + padding) % 4 !== 0)) return length;
  const octets = new Uint8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let count = 0;
  for (let at = 0; at < length; at++) {
    const digit = ALPHABET.indexOf(text.charAt(at));
    if (digit < 0) return at;
    bits = ((bits << 6) | digit) & 0xffff;
    if (at % 4 > 0) octets[count++] = (bits >> ((3 - (at % 4)) * 2)) & 0xff;
  }
  // A length of 4n + 1 was refused above.
  return (bits & UNUSED_BITS[(length % 4) as 0 | 2 | 3]) === 0 ? octets : length - 1;
}

/** Of the last digit of an unfinished group: which bits belong to no octet. */
const UNUSED_BITS = { 0: 0, 2: 0b1111, 3: 0b11 } as const;

/** The same digits, except that in the last one the bits that belong to no octet are zero (§3.5). */
export function withoutUnusedBits(text: string): string {
  const [, digits = "", padding = ""] = /^([^=]*)(=*)$/.exec(text) ?? [];
  const last = ALPHABET.indexOf(digits.slice(-1) || "=");
  const left = digits.length % 4;
  if (last < 0 || (left !== 2 && left !== 3)) return text;
  return digits.slice(0, -1) + ALPHABET.charAt(last & ~UNUSED_BITS[left]) + padding;
}

/** Octets in base64, padded. */
export function writeBase64(octets: Uint8Array): string {
  let text = "";
  for (let at = 0; at < octets.length; at += 3) {
    const [a = 0, b, c] = octets.subarray(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63);
    text += b === undefined ? "=" : ALPHABET.charAt((bits >> 6) & 63);
    text += c === undefined ? "=" : ALPHABET.charAt(bits & 63);
  }
  return text;
}
