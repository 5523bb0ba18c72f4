/**
 * RFC 3986 §3, App. A: the scanner. One pass over `text[from..to)` decides whether it is a URI-reference and
 * where its components begin and end; nothing is cut, so a large text can be read in place.
 *
 * It is written by hand for speed, and proved against the ABNF in `test/grammar`.
 */

import { CLASSES, classOf, hexValue, indexOfAny, isAlpha, isDigit, isUnreserved } from "./characters.ts";
import * as CLASS from "./classes.ts";
import * as CODE from "./codes.ts";
import { isIPvFuture } from "./host.ts";
import { endOfIPv6 } from "./ipv6.ts";

/** The scheme or the host holds an upper-case letter (§6.2.2.1). */
export const UPPER_CASE = 1;
/** A triplet is written in lower-case hexadecimal, or encodes an unreserved character (§6.2.2.1, §6.2.2.2). */
export const ABNORMAL_TRIPLET = 2;
/** A segment of the path begins with a dot, so that it may be a dot-segment (§3.3). */
export const DOTTED_SEGMENT = 4;
/** A triplet encodes a dot, so that a dot-segment may appear when it is decoded (§6.2.2.2, §6.2.2.3). */
export const ENCODED_DOT = 8;
/** A triplet of the authority is written differently from its normal form. */
export const AUTHORITY_TRIPLET = 16;

// Constants of this module, as classes.ts explains.
const classes = CLASSES;
const SCHEME = CLASS.SCHEME;
const REG_NAME = CLASS.REG_NAME;
const PATH = CLASS.PATH;
const QUERY = CLASS.QUERY;
const UPPER = CLASS.UPPER;
const DOT = CLASS.DOT;
const SLASH_CLASS = CLASS.SLASH;
const DOT_CODE = CODE.DOT;
const HASH = CODE.HASH;
const PERCENT = CODE.PERCENT;
const SLASH = CODE.SLASH;
const COLON = CODE.COLON;
const QUESTION = CODE.QUESTION;
const AT = CODE.AT;
const OPEN_BRACKET = CODE.OPEN_BRACKET;
const CLOSE_BRACKET = CODE.CLOSE_BRACKET;

/**
 * Where the components lie in a text, as offsets of UTF-16 code units. With `start` = `schemeEnd + 1`:
 *
 * ```text
 *   foo://user@example.com:8042/over/there?name=ferret#nose
 *      |       |          |    |           |           |
 *      |    hostFrom   hostTo pathFrom  pathTo      queryTo      to
 *   schemeEnd
 * ```
 *
 * from − 1 ≤ schemeEnd < hostFrom ≤ hostTo ≤ pathFrom ≤ pathTo ≤ queryTo ≤ to, and a component is defined
 * - scheme: if from ≤ schemeEnd, the place of its colon;
 * - authority: if start < pathFrom, and it begins at start + 2;
 * - userinfo: if start + 2 < hostFrom, and it ends before hostFrom − 1, its `@`;
 * - port: if hostTo < pathFrom, and begins after hostTo, its colon;
 * - query: if pathTo < queryTo, and begins after pathTo, its `?`;
 * - fragment: if queryTo < to, and begins after queryTo, its `#`.
 */
export interface Offsets {
  readonly text: string;
  readonly schemeEnd: number;
  readonly hostFrom: number;
  readonly hostTo: number;
  readonly pathFrom: number;
  readonly pathTo: number;
  readonly queryTo: number;
  readonly to: number;
  /** Deviations from a normal form that the scanner saw in passing, as bits; undefined if it was not asked. */
  readonly deviations: number | undefined;
}

/** Where the components lie, and what the scanner saw of a normal form. */
export interface Layout extends Offsets {
  readonly deviations: number;
}

/** Whether there is an authority (§3.2). */
export function hasAuthority({ schemeEnd, pathFrom }: Pick<Offsets, "schemeEnd" | "pathFrom">): boolean {
  return schemeEnd + 1 < pathFrom;
}

/** Whether there is a fragment (§3.5). */
export function hasFragment({ queryTo, to }: Offsets): boolean {
  return queryTo < to;
}

/**
 * The layout of `text[from..to)`, or undefined if it is not a URI-reference.
 *
 * One function on purpose: cut into one for each component, it took half as long again.
 */
export function scan(text: string, from: number, to: number): Layout | undefined {
  let i = from;
  let code = 0;
  let now = 0;
  let seen = 0;
  let deviations = 0;

  // [ scheme ":" ] (§3.1); where no colon ends it, these characters are read again, as a path
  while (i < to) {
    code = text.charCodeAt(i);
    now = classes[code] as number;
    if ((now & SCHEME) === 0) break;
    seen |= now;
    i++;
  }
  if (i < to && code === COLON && isAlpha(text.charCodeAt(from))) {
    if ((seen & UPPER) !== 0) deviations |= UPPER_CASE;
    i++;
  } else {
    i = from;
  }
  const start = i;

  // [ "//" authority ] (§3.2)
  let hostFrom = start;
  let hostTo = start;
  if (i + 1 < to && text.charCodeAt(i) === SLASH && text.charCodeAt(i + 1) === SLASH) {
    i += 2;
    hostFrom = i;
    let hostEnd = -1; // the first colon after the host, or where its "]" ends
    seen = 0;
    while (i < to) {
      code = text.charCodeAt(i);
      now = classes[code] as number;
      if ((now & REG_NAME) !== 0) {
        seen |= now;
        i++;
      } else if (code === SLASH || code === QUESTION || code === HASH) {
        break;
      } else if (code === COLON) {
        if (hostEnd < 0) hostEnd = i;
        i++;
      } else if (code === PERCENT) {
        const triplet = deviationOfTriplet(text, i, to);
        if (triplet < 0) return undefined;
        if (triplet > 0) deviations |= triplet | AUTHORITY_TRIPLET;
        i += 3;
      } else if (code === AT && hostFrom === start + 2 && text.charCodeAt(hostFrom) !== OPEN_BRACKET) {
        i++;
        hostFrom = i;
        hostEnd = -1;
        seen = 0;
      } else if (code === OPEN_BRACKET && i === hostFrom) {
        hostEnd = endOfIpLiteral(text, i, to);
        if (hostEnd < 0) return undefined;
        while (i < hostEnd) seen |= classOf(text.charCodeAt(i++));
      } else {
        return undefined;
      }
    }
    if ((seen & UPPER) !== 0) deviations |= UPPER_CASE;
    hostTo = hostEnd < 0 ? i : hostEnd;
    if (hostTo < i && !isPort(text, hostTo, i)) return undefined;
  }

  // *( pchar / "/" ) (§3.3)
  const pathFrom = i;
  let before: number = SLASH_CLASS;
  seen = 0;
  while (i < to) {
    code = text.charCodeAt(i);
    now = classes[code] as number;
    if ((now & PATH) !== 0) {
      seen |= (before >> 1) & now; // the bit of DOT, where a dot follows a slash
      before = now;
      i++;
    } else if (code === PERCENT) {
      const triplet = deviationOfTriplet(text, i, to);
      if (triplet < 0) return undefined;
      deviations |= triplet;
      before = 0;
      i += 3;
    } else {
      break;
    }
  }
  if ((seen & DOT) !== 0) deviations |= DOTTED_SEGMENT;
  if (pathFrom === from && hasColonInFirstSegment(text, from, i)) return undefined;
  const pathTo = i;

  // [ "?" query ] [ "#" fragment ] (§3.4, §3.5): the same characters, which "?" is one of, and one "#"
  let queryTo = -1;
  while (i < to) {
    code = text.charCodeAt(i);
    if (((classes[code] as number) & QUERY) !== 0) {
      i++;
    } else if (code === PERCENT) {
      const triplet = deviationOfTriplet(text, i, to);
      if (triplet < 0) return undefined;
      deviations |= triplet;
      i += 3;
    } else if (code === HASH && queryTo < 0) {
      queryTo = i;
      i++;
    } else {
      return undefined;
    }
  }
  if (queryTo < 0) queryTo = to;
  return { text, schemeEnd: start - 1, hostFrom, hostTo, pathFrom, pathTo, queryTo, to, deviations };
}

/** `IP-literal` (§3.2.2): where what follows its bracket begins, or -1. */
function endOfIpLiteral(text: string, open: number, to: number): number {
  const from = open + 1;
  const end = endOfIPv6(text, from, to);
  if (end >= 0) return end < to && text.charCodeAt(end) === CLOSE_BRACKET ? end + 1 : -1;
  const close = indexOfAny(text, "]", from, to);
  return close < to && isIPvFuture(text, from, close) ? close + 1 : -1;
}

/** `":" port` (§3.2.3). */
function isPort(text: string, from: number, to: number): boolean {
  if (text.charCodeAt(from) !== COLON) return false;
  for (let i = from + 1; i < to; i++) if (!isDigit(text.charCodeAt(i))) return false;
  return true;
}

/** A relative-path reference whose first segment has a colon would read as a scheme (§4.2). */
function hasColonInFirstSegment(text: string, from: number, pathTo: number): boolean {
  for (let i = from; i < pathTo; i++) {
    const code = text.charCodeAt(i);
    if (code === SLASH) return false;
    if (code === COLON) return true;
  }
  return false;
}

/**
 * `pct-encoded` (§2.1): -1 if no triplet begins here; otherwise {@link ABNORMAL_TRIPLET} if a normal form would
 * write it otherwise, with {@link ENCODED_DOT} if it encodes a dot, and 0 if it is normal.
 */
function deviationOfTriplet(text: string, percent: number, to: number): number {
  if (percent + 2 >= to) return -1;
  const first = text.charCodeAt(percent + 1);
  const second = text.charCodeAt(percent + 2);
  const octet = (hexValue(first) << 4) | hexValue(second);
  if (octet < 0) return -1;
  if (octet === DOT_CODE) return ABNORMAL_TRIPLET | ENCODED_DOT;
  // "a" to "f" lie above "_", the capitals and the digits below it.
  return first > 95 || second > 95 || isUnreserved(octet) ? ABNORMAL_TRIPLET : 0;
}
