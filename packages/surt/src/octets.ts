/**
 * Percent-encoding as archives standardize it: decoded as often as there is something to decode, then encoded once.
 */

import { UriSyntaxError } from "urikit";
import { englishOf, hexValue, loneSurrogate } from "urikit/foundation";

const PERCENT = 0x25;

/** Added to an octet that was decoded where it would be a delimiter. */
const DATA = 0x100;

/** How octets are written. */
export interface OctetWriting {
  /** The characters that are written as they are. All others become triplets. */
  readonly plain: RegExp;
  /** The characters that stay triplets if they were: decoded they would be delimiters. */
  readonly delimiters?: string;
}

/**
 * A text with its triplets decoded as often as there are some, as octets, and encoded once. `%2541` is `%41` is `A`; a lone
 * percent sign is one that was meant.
 *
 * Each octet is put on a stack, and three that are a triplet become one. The result is the same as after several passes
 * of decoding, because two triplets have no character in common.
 */
export function recode(text: string, { plain, delimiters = "" }: OctetWriting): string {
  const octets: number[] = [];
  for (const character of encodedBeyondAscii(text)) {
    octets.push(character.charCodeAt(0));
    for (let octet = lastTriplet(octets); octet >= 0; octet = lastTriplet(octets)) {
      octets.length -= 3;
      octets.push(delimiters.includes(String.fromCharCode(octet)) ? octet + DATA : octet);
    }
  }
  return octets.map((octet) => written(octet, plain)).join("");
}

/** The octet of a triplet at the end of the stack; -1 if it is absent. */
function lastTriplet(octets: readonly number[]): number {
  const [percent, high, low] = [octets.at(-3), octets.at(-2), octets.at(-1)];
  if (percent !== PERCENT || high === undefined || low === undefined || high > 0x7f || low > 0x7f) return -1;
  const [left, right] = [hexValue(high), hexValue(low)];
  return left < 0 || right < 0 ? -1 : left * 16 + right;
}

function written(octet: number, plain: RegExp): string {
  const character = String.fromCharCode(octet);
  if (octet < 0x80 && plain.test(character)) return character;
  return `%${(octet & 0xff).toString(16).toUpperCase().padStart(2, "0")}`;
}

/** Characters beyond ASCII as triplets of their UTF-8. */
function encodedBeyondAscii(text: string): string {
  try {
    return text.replace(/[^\0-\x7f]+/g, encodeURIComponent);
  } catch {
    const at = text.search(/[\ud800-\udfff]/u); // with the flag, halves of a pair do not match
    throw new UriSyntaxError(loneSurrogate(text, at, "URL"), englishOf("lone-surrogate"));
  }
}
