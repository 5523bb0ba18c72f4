/**
 * RFC 3492: Punycode, a text of any characters as one of ASCII, and back.
 */

import { requireString } from "../syntax/require-string.ts";
import { Ranks } from "./ranks.ts";

// RFC 3492 §5: the parameters of Punycode.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** RFC 3492 §6.4: a number of more than 31 bits is an overflow. */
const MAX_INT = 0x7fffffff;

/** RFC 3492 §5: `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * A text by Punycode (RFC 3492 §6.3), without the prefix `xn--`; undefined if it has half a surrogate pair, or is so
 * long that a number would not fit into 31 bits (§6.4).
 *
 * @example
 * ```ts
 * import { encodePunycode } from "urikit/idna";
 *
 * encodePunycode("bücher"); // => "bcher-kva"
 * encodePunycode("\ud800"); // => undefined
 * ```
 */
export function encodePunycode(text: string): string | undefined {
  requireString(text);
  const { basic, extended, handled } = splitByAscii(text);
  let output = basic === "" ? "" : `${basic}-`;
  let length = basic.length;
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (const one of extended) {
    const code = Math.floor(one / PLACES);
    const place = one % PLACES;
    const index = handled.count(place);
    const delta = (code - n) * (length + 1) + index - i;
    if (delta > MAX_INT || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output += variableLength(delta, bias);
    length++;
    bias = adapt(delta, length, length === basic.length + 1);
    handled.add(place, 1);
    n = code;
    i = index + 1;
  }
  return output;
}

/** More places than a string has. A code point times this, and its place, are one number, by which numbers sort. */
const PLACES = 2 ** 31;

interface SplitText {
  /** The characters of ASCII. */
  readonly basic: string;
  /** The others, each a code point and its place; the smallest first, and of the same the first, as they are inserted. */
  readonly extended: readonly number[];
  /** The places of the characters of ASCII. */
  readonly handled: Ranks;
}

function splitByAscii(text: string): SplitText {
  const handled = new Ranks(text.length, false);
  const extended: number[] = [];
  let basic = "";
  let place = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < INITIAL_N) {
      basic += character;
      handled.add(place, 1);
    } else extended.push(code * PLACES + place);
    place++;
  }
  extended.sort((a, b) => a - b);
  return { basic, extended, handled };
}

/**
 * The text that is written by Punycode (RFC 3492 §6.2), without the prefix `xn--`; undefined if it is not Punycode.
 *
 * @example
 * ```ts
 * import { decodePunycode } from "urikit/idna";
 *
 * decodePunycode("bcher-kva"); // => "bücher"
 * decodePunycode("b!"); // => undefined
 * ```
 */
export function decodePunycode(text: string): string | undefined {
  requireString(text);
  const delimiter = Math.max(text.lastIndexOf("-"), 0);
  const basic = text.slice(0, delimiter);
  if (/[^\0-\x7f]/.test(basic)) return undefined;
  const insertions: Insertion[] = [];
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < text.length; ) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at++));
      i += digit * weight;
      if (!(i <= MAX_INT)) return undefined; // an overflow, or no digit
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    const length = delimiter + insertions.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return undefined;
    insertions.push({ code: n, index: i++ });
  }
  return withInsertions(basic, insertions.reverse());
}

/** A code point, and where it is inserted into those that are there already. */
interface Insertion {
  readonly code: number;
  readonly index: number;
}

/**
 * The text after all insertions. The last one is where it says; each before it is at the index that it says among the
 * places that are left, and the basic characters have the rest.
 */
function withInsertions(basic: string, lastFirst: readonly Insertion[]): string {
  const characters = new Array<string>(basic.length + lastFirst.length).fill("");
  const free = new Ranks(characters.length, true);
  for (const { code, index } of lastFirst) {
    const place = free.place(index);
    free.add(place, -1);
    characters[place] = String.fromCodePoint(code);
  }
  let next = 0;
  return characters.map((character) => character || basic.charAt(next++)).join("");
}

/** RFC 3492 §3.3: a number as a generalized variable-length integer. */
function variableLength(delta: number, bias: number): string {
  let output = "";
  let q = delta;
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    if (q < t) return output + DIGITS.charAt(q);
    output += DIGITS.charAt(t + ((q - t) % (BASE - t)));
    q = Math.floor((q - t) / (BASE - t));
  }
}

/** The value of a digit, in either case; not a number if it is not a digit. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  const letter = (code | 0x20) - 0x61;
  return letter >= 0 && letter < 26 ? letter : Number.NaN;
}

/** RFC 3492 §6.2, §6.3: the threshold of a digit. */
function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, T_MIN), T_MAX);
}

/** RFC 3492 §6.1: the bias for the next delta. */
function adapt(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
