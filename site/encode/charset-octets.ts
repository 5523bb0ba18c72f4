/**
 * The octets of a character in a charset. The platform encodes UTF-8 alone, and decodes all others: so what it decodes is
 * turned around, octets of one and of two for each charset, once.
 */

/** The charsets to choose among. */
export const CHARSETS = [
  "utf-8",
  "windows-1252",
  "iso-8859-2",
  "iso-8859-15",
  "windows-1251",
  "koi8-r",
  "shift_jis",
  "euc-jp",
  "euc-kr",
  "gbk",
  "big5",
] as const;

const turned = new Map<string, ReadonlyMap<string, Uint8Array>>();

/** Undefined where the charset lacks the character. */
export function octetsIn(character: string, charset: string): Uint8Array | undefined {
  if (charset === "utf-8") return new TextEncoder().encode(character);
  const known = turned.get(charset) ?? turnedAround(charset);
  turned.set(charset, known);
  return known.get(character);
}

function turnedAround(charset: string): ReadonlyMap<string, Uint8Array> {
  const decoder = new TextDecoder(charset, { fatal: true });
  const octets = new Map<string, Uint8Array>();
  const add = (some: Uint8Array) => {
    try {
      const text = decoder.decode(some);
      if ([...text].length === 1 && !octets.has(text)) octets.set(text, some);
    } catch {
      // no character of this charset
    }
  };
  for (let first = 0; first < 256; first++) add(Uint8Array.of(first));
  const isOfTwo = octets.size < 200;
  if (!isOfTwo) return octets;
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) add(Uint8Array.of(first, second));
  return octets;
}
