/**
 * @urikit/punycode: the functions of punycode, by its names, on `urikit/idna`: RFC 3492.
 *
 * @packageDocumentation
 */

import { requireString } from "urikit/foundation";
import { decodePunycode, encodePunycode } from "urikit/idna";

/** The version of punycode whose functions these are. */
export const version: string = "2.3.1";

/** Text as numbers of its code points, and back. Half a surrogate pair is a code point here. */
export const ucs2: {
  decode(string: string): number[];
  encode(codePoints: readonly number[]): string;
} = {
  decode(string) {
    requireString(string);
    return Array.from(string, (character) => character.codePointAt(0) ?? 0);
  },
  encode(codePoints) {
    if (!Array.isArray(codePoints)) throw new TypeError("the code points must be an array");
    return codePoints.map((code) => String.fromCodePoint(code)).join("");
  },
};

/**
 * The text that is written by Punycode (RFC 3492 §6.2), without the prefix `xn--`.
 *
 * @throws {RangeError} If it is not Punycode.
 *
 * @example
 * ```ts
 * import { decode } from "@urikit/punycode";
 *
 * decode("bcher-kva"); // => "bücher"
 * ```
 */
export function decode(string: string): string {
  return known(decodePunycode(string));
}

/**
 * A text by Punycode (RFC 3492 §6.3), without the prefix `xn--`.
 *
 * @throws {RangeError} If it has half a surrogate pair, or is too long for Punycode.
 *
 * @example
 * ```ts
 * import { encode } from "@urikit/punycode";
 *
 * encode("bücher"); // => "bcher-kva"
 * ```
 */
export function encode(string: string): string {
  return known(encodePunycode(string));
}

/**
 * A domain name, or the address of a mailbox, with its labels in ASCII. Nothing is mapped and nothing is checked, as UTS 46
 * asks: that is `toAscii` of `urikit/idna`.
 *
 * @throws {RangeError} If a label has half a surrogate pair.
 *
 * @example
 * ```ts
 * import { toASCII } from "@urikit/punycode";
 *
 * toASCII("mañana.com"); // => "xn--maana-pta.com"
 * ```
 */
export function toASCII(domain: string): string {
  return withLabels(domain, (label) => (/[^\0-\x7f]/.test(label) ? `xn--${encode(label)}` : label));
}

/**
 * A domain name, or the address of a mailbox, with its labels in Unicode.
 *
 * @throws {RangeError} If what follows an `xn--` is not Punycode.
 *
 * @example
 * ```ts
 * import { toUnicode } from "@urikit/punycode";
 *
 * toUnicode("xn--maana-pta.com"); // => "mañana.com"
 * ```
 */
export function toUnicode(domain: string): string {
  return withLabels(domain, (label) => (/^xn--/i.test(label) ? decode(label.slice(4).toLowerCase()) : label));
}

const punycode = { version, ucs2, decode, encode, toASCII, toUnicode };
export default punycode;

function known(text: string | undefined): string {
  if (text === undefined) throw new RangeError("Invalid input");
  return text;
}

/** RFC 5321 §4.1.2: the domain follows the last `@`. RFC 3490 §3.1: four characters separate labels. */
function withLabels(domain: string, convert: (label: string) => string): string {
  requireString(domain, "the domain");
  const from = domain.lastIndexOf("@") + 1;
  const labels = domain.slice(from).split(/[.\u3002\uff0e\uff61]/);
  return domain.slice(0, from) + labels.map(convert).join(".");
}
