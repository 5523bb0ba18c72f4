// RFC 3987 §3.1 and §3.2: IRIs and URIs, step by step, with UTF-8 as RFC 3629 §3 has it.
import { UCSCHAR } from "./grammar.ts";
import { pointsOf } from "./matching.ts";

/** RFC 3629 §3: the octets of a code point. */
function octetsOf(point: number): readonly number[] {
  const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), tail(0)];
  if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)];
  return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)];
}

const HEXADECIMAL = "0123456789ABCDEF";
const triplet = (octet: number) => `%${HEXADECIMAL.charAt(octet >> 4)}${HEXADECIMAL.charAt(octet & 15)}`;

/** §3.1, step 2: "For each character in 'ucschar' or 'iprivate'", its octets in UTF-8 as triplets. */
export function uriOf(iri: string): string {
  return Array.from(iri, (character) => {
    const [point = 0] = pointsOf(character);
    return point < 0x80 ? character : octetsOf(point).map(triplet).join("");
  }).join("");
}

/** An octet of the URI: a character as it was written, or one that a triplet encodes. */
interface Octet {
  readonly value: number;
  /** The triplet, if it was one that step 2 converts. */
  readonly converted: string | undefined;
}

const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

/** §3.2: the IRI of a URI. */
export function iriOf(uri: string): string {
  const octets = convertedOctets(uri);
  let result = "";
  for (let at = 0; at < octets.length; ) {
    const first = octets[at];
    if (first === undefined) break;
    const length = first.converted === undefined ? 1 : sequenceLength(octets, at);
    const points = octets.slice(at, at + Math.max(1, length));
    const character = length === 0 ? undefined : characterOf(points.map(({ value }) => value));
    // Steps 3 and 4 encode again, in upper case (§3.1, step 2.2).
    result += character ?? points.map(({ value }) => triplet(value)).join("");
    at += points.length;
  }
  return result;
}

/** Steps 1 and 2: "except those corresponding to '%', characters in 'reserved', and characters in US-ASCII not allowed in URIs". */
function convertedOctets(uri: string): readonly Octet[] {
  const octets: Octet[] = [];
  for (let at = 0; at < uri.length; at++) {
    const written = uri.slice(at, at + 3);
    const value = uri[at] === "%" ? Number.parseInt(written.slice(1), 16) : uri.charCodeAt(at);
    const isConverted = uri[at] === "%" && (value > 0x7f || UNRESERVED.includes(String.fromCharCode(value)));
    octets.push({
      value: isConverted ? value : uri.charCodeAt(at),
      converted: isConverted ? written : undefined,
    });
    if (isConverted) at += 2;
  }
  return octets;
}

/** Step 3: how many octets from `at` on are one "strictly legal UTF-8 octet sequence"; 0 without one. */
function sequenceLength(octets: readonly Octet[], at: number): number {
  for (let length = 1; length <= 4; length++) {
    const part = octets.slice(at, at + length);
    if (part.length < length || part.some(({ converted }) => converted === undefined)) return 0;
    const values = part.map(({ value }) => value);
    const point = pointOf(values);
    const isShortest = octetsOf(point).every((octet, index) => octet === values[index]);
    const isScalar = point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    if (octetsOf(point).length === length && isShortest && isScalar) return length;
  }
  return 0;
}

/** The code point that octets would be, if they were UTF-8. */
function pointOf([first = 0, ...others]: readonly number[]): number {
  const bits = [0x7f, 0x1f, 0x0f, 0x07][others.length] ?? 0;
  return others.reduce((point, octet) => (point << 6) | (octet & 0x3f), first & bits);
}

/** Steps 4 and 5: the character, if it is appropriate. */
function characterOf(octets: readonly number[]): string | undefined {
  const point = pointOf(octets);
  if (point < 0x80) return String.fromCharCode(point);
  const isExcluded = INAPPROPRIATE.some(([first, last]) => first <= point && point <= last);
  return UCSCHAR([point], 0).length > 0 && !isExcluded ? String.fromCodePoint(point) : undefined;
}

/** §4.1; and RFC 3491 §5, the tables of RFC 3454, without the joiners; and the like that Unicode has added since. */
const INAPPROPRIATE: readonly (readonly [first: number, last: number])[] = [
  // §4.1: LRM and RLM, LRE to RLO; the isolates and ALM, which are younger
  ...([
    [0x200e, 0x200f],
    [0x202a, 0x202e],
    [0x2066, 0x2069],
    [0x61c, 0x61c],
  ] as const),
  // C.1.2: spaces
  ...([
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200b],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
  ] as const),
  [0x3000, 0x3000],
  // C.2.2: controls
  ...([
    [0x6dd, 0x6dd],
    [0x70f, 0x70f],
    [0x180e, 0x180e],
    [0x2028, 0x2029],
    [0x2060, 0x2065],
  ] as const),
  ...([
    [0x206a, 0x206f],
    [0xfeff, 0xfeff],
    [0x1d173, 0x1d17a],
  ] as const),
  // C.7: ideographic description; C.8: what changes display
  ...([
    [0x2ff0, 0x2ffb],
    [0x340, 0x341],
  ] as const),
];
