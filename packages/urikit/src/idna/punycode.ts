/**
 * RFC 3492: Punycode, a text of any characters as one of ASCII, and back.
 */

// RFC 3492 §5: the parameters of Punycode.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** RFC 3492 §6.4: what does not fit into 31 bits is an overflow. */
const MAX_INT = 0x7fffffff;

/** RFC 3492 §5: `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * A text by Punycode (RFC 3492 §6.3), without the prefix `xn--`; undefined if it has half a surrogate pair.
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
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const basic = codes.filter((code) => code < INITIAL_N);
  let output = String.fromCharCode(...basic);
  const basicLength = output.length;
  if (basicLength > 0) output += "-";
  let n = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  let handled = basicLength;
  while (handled < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    if (n >= 0xd800 && n <= 0xdfff) return undefined;
    for (const code of codes) {
      if (code < n) delta++;
      if (code !== n) continue;
      output += variableLength(delta, bias);
      bias = adapt(delta, handled + 1, handled === basicLength);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return output;
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
  const delimiter = Math.max(text.lastIndexOf("-"), 0);
  const output = Array.from(text.slice(0, delimiter), (character) => character.charCodeAt(0));
  if (output.some((code) => code >= INITIAL_N)) return undefined;
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < text.length; ) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at++));
      i += digit * weight;
      if (!(i <= MAX_INT)) return undefined;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    const length = output.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return undefined;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
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
