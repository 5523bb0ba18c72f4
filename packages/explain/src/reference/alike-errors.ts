/**
 * RFC 3986 §3, App. A: errors that differ in nothing but their places. A list with many invalid lines has few kinds of
 * them: the kind of most is found in the octets of a line, and a text is explained once for each kind.
 */

import { CLASS, classOf, hexValue, isAlpha, isDigit } from "urikit/foundation";
import { type LineError, referenceError } from "./line-error.ts";

/** Finds the errors of lines in octets, and explains one for each kind. */
export class AlikeErrors {
  readonly #known = new Map<number, LineError>();

  /**
   * The error of a line that is UTF-8, as `referenceError` has it, but without a picture; undefined if the line has no error, or one that more
   * depends on than its kind.
   *
   * @param text Decodes the line, where it is the first of its kind.
   */
  of(octets: Uint8Array, text: (octets: Uint8Array) => string): LineError | undefined {
    const fault = faultIn(octets);
    if (fault < 0) return undefined;
    const kind = fault % KINDS;
    const known = this.#known.get(kind) ?? this.#explain(kind, text(octets));
    return known && { ...known, index: (fault - kind) / KINDS };
  }

  #explain(kind: number, text: string): LineError | undefined {
    const error = referenceError(text);
    if (error === undefined) return undefined;
    const { picture: _, ...alike } = error;
    this.#known.set(kind, alike);
    return alike;
  }
}

/** What is being read where the fault is: each has a rule, a section and advice of its own. */
const READING = {
  scheme: 0,
  host: 1,
  abempty: 2,
  absolute: 3,
  rootless: 4,
  noscheme: 5,
  query: 6,
  fragment: 7,
};

/** A kind is a reading, whether the line begins with the fault, whether it is blank from there on, and the octet there. */
const KINDS = 8 * 2 * 2 * 128;

/** No fault, or one that more depends on than its kind. */
const NO_KIND = -1;

const HASH = 0x23;
const PERCENT = 0x25;
const SLASH = 0x2f;
const COLON = 0x3a;
const QUESTION = 0x3f;
const AT = 0x40;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;

/** The first fault in a line: its index times {@link KINDS}, and its kind. */
function faultIn(octets: Uint8Array): number {
  if (octets.includes(AT)) return NO_KIND; // no sentence shows a character that may be of a password
  const startsWithLetter = octets.length > 0 && isAlpha(octets[0] as number); // there is one
  const at = classEnd(octets, 0, CLASS.SCHEME);
  const hasScheme = startsWithLetter && octets[at] === COLON;
  if (!hasScheme && nextDelimiter(octets, at) === COLON)
    return faultAt(octets, startsWithLetter ? at : 0, READING.scheme);
  const start = hasScheme ? at + 1 : 0;
  if (octets[start] === SLASH && octets[start + 1] === SLASH) return faultAfterSlashes(octets, start + 2);
  if (mayHaveAuthorityForBrowsers(octets, start)) return NO_KIND;
  const relative = start > 0 ? READING.rootless : READING.noscheme;
  return faultInPath(octets, start, octets[start] === SLASH ? READING.absolute : relative);
}

/** The same in an authority (§3.2), and after it. */
function faultAfterSlashes(octets: Uint8Array, from: number): number {
  const hostTo = runEnd(octets, from, CLASS.REG_NAME);
  let to = hostTo;
  if (octets[to] === COLON) while (isDigit(octets[++to] ?? 0)); // a port (§3.2.3)
  if (to === from) {
    // Browsers look for a host after an empty authority; of an address more depends on what is in it (§3.2.2).
    if (isAuthorityEnd(octets[to]) || octets[to] === OPENING_BRACKET) return NO_KIND;
  }
  if (isAuthorityEnd(octets[to])) return faultInPath(octets, to, READING.abempty);
  return to === hostTo ? faultAt(octets, to, READING.host) : NO_KIND;
}

/** The same from the path on (§3.3 to §3.5). */
function faultInPath(octets: Uint8Array, from: number, reading: number): number {
  if (octets[1] === COLON) return NO_KIND; // it may be a path of Windows
  let at = runEnd(octets, from, CLASS.PATH);
  if (octets[at] === QUESTION) {
    at = runEnd(octets, at + 1, CLASS.QUERY);
    reading = READING.query;
  }
  if (octets[at] === HASH) {
    at = runEnd(octets, at + 1, CLASS.QUERY);
    reading = READING.fragment;
  }
  return faultAt(octets, at, reading);
}

/** The fault at an index; no kind, if the line ends there. */
function faultAt(octets: Uint8Array, index: number, reading: number): number {
  const octet = octets[index];
  if (octet === undefined || octet > 0x7f) return NO_KIND; // whether the line is an IRI depends on all of it
  let rest = index;
  while (isBlank(octets[rest])) rest++;
  if ((octets[rest] ?? 0) > 0x7f) return NO_KIND; // it may be a space of Unicode
  const place = 2 * (index === 0 ? 1 : 0) + (rest === octets.length ? 1 : 0);
  return index * KINDS + (reading * 4 + place) * 128 + octet;
}

/** Where octets of a class, and triplets (§2.1), end that begin at `from`. */
function runEnd(octets: Uint8Array, from: number, bit: number): number {
  let at = classEnd(octets, from, bit);
  while (octets[at] === PERCENT && isTriplet(octets, at)) at = classEnd(octets, at + 3, bit);
  return at;
}

/** Where octets of a class end that begin at `from`. */
function classEnd(octets: Uint8Array, from: number, bit: number): number {
  let at = from;
  while (at < octets.length && ((CLASSES[octets[at] as number] as number) & bit) !== 0) at++; // both are there
  return at;
}

/** The classes of every octet: what is beyond ASCII is in no class. A call for each octet would take most of the time of a list with few faults. */
const CLASSES = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, octet) => classOf(octet));

function isTriplet(octets: Uint8Array, at: number): boolean {
  return isHexadecimal(octets[at + 1]) && isHexadecimal(octets[at + 2]);
}

function isHexadecimal(octet: number | undefined): boolean {
  return octet !== undefined && hexValue(octet) >= 0;
}

/** Whether an authority ends before an octet (§3.2). */
function isAuthorityEnd(octet: number | undefined): boolean {
  return octet === undefined || octet === SLASH || octet === QUESTION || octet === HASH;
}

/** The first of the octets that end a scheme or a first segment (App. B). */
function nextDelimiter(octets: Uint8Array, from: number): number | undefined {
  let at = from;
  while (octets[at] !== COLON && !isAuthorityEnd(octets[at])) at++;
  return octets[at];
}

/** White space of ASCII. */
function isBlank(octet: number | undefined): boolean {
  return octet === 0x20 || (octet !== undefined && octet >= 0x09 && octet <= 0x0d);
}

/** Whether browsers may read an authority from `start` on, where the grammar reads a path (WHATWG URL §4.4). */
function mayHaveAuthorityForBrowsers(octets: Uint8Array, start: number): boolean {
  const scheme = String.fromCharCode(...octets.subarray(0, Math.min(start, LONGEST_SPECIAL)));
  if (SPECIAL.test(scheme)) return true;
  const octet = octets[octets[start] === SLASH ? start + 1 : start] ?? 0;
  return octet <= 0x20 || octet === SLASH || octet === BACKSLASH;
}

/** Their schemes whose references have an authority, however many slashes there are. */
const SPECIAL = /^(?:https?|wss?|ftp):/i;
const LONGEST_SPECIAL = "https:".length;
