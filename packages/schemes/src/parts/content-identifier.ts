/**
 * The specification of CIDs (multiformats/cid): a content identifier as a text without case: multibase, version 1, a codec
 * and a multihash.
 */

/** A base of multibase: its digits, and how many bits each has. */
interface Base {
  readonly digits: string;
  readonly bits: number;
}

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const BASE32_HEX = "0123456789abcdefghijklmnopqrstuv";

/** By the character before it, in lower case. */
const BASES: { readonly [prefix: string]: Base | undefined } = {
  f: { digits: BASE32_HEX.slice(0, 16), bits: 4 },
  b: { digits: BASE32, bits: 5 },
  v: { digits: BASE32_HEX, bits: 5 },
};

/** Base36, whose digits are not whole bits: only the digits are checked. */
const BASE36 = /^k[0-9a-z]{2,}$/;

/** Whether a text, in lower case, is a content identifier of version 1 in a base without case. */
export function isContentIdentifier(text: string): boolean {
  const base = BASES[text.charAt(0)];
  if (base === undefined) return BASE36.test(text);
  const octets = decoded(text.slice(1), base);
  return octets !== undefined && isVersion1(octets);
}

/** The octets of a text in a base; undefined where a character is not a digit of it, or bits are left that are not zero. */
function decoded(text: string, { digits, bits }: Base): readonly number[] | undefined {
  const octets: number[] = [];
  let held = 0;
  let count = 0;
  for (const character of text) {
    const digit = digits.indexOf(character);
    if (digit < 0) return undefined;
    held = ((held << bits) | digit) & 0xfff;
    count += bits;
    if (count < 8) continue;
    count -= 8;
    octets.push((held >> count) & 0xff);
  }
  return count < bits && (held & ((1 << count) - 1)) === 0 ? octets : undefined;
}

/** `<version><codec><hash function><length><digest>`, each but the digest a variable-length number. */
function isVersion1(octets: readonly number[]): boolean {
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const octet = octets[at++] ?? -1;
      if (octet < 0) return -1;
      value |= (octet & 0x7f) << shift;
      if (octet < 0x80) return value;
    }
    return -1;
  };
  const [version, codec, hash, length] = [next(), next(), next(), next()];
  return version === 1 && codec >= 0 && hash >= 0 && length >= 0 && octets.length - at === length;
}
