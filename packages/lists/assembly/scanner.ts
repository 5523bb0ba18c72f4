/**
 * RFC 3986 §3, App. A: the scanner of octets, a port of `syntax/scanner.ts` of urikit, which is the grammar whole.
 * One pass over `from…to` decides whether it is a URI-reference and where its components begin and end.
 *
 * It is proved together with the scanner of text, by the same witnesses, in `test/grammar`.
 */

import {
  AT,
  COLON,
  classesOf,
  DOT,
  HASH,
  hexValue,
  IN_PATH,
  IN_QUERY,
  IN_REG_NAME,
  IN_SCHEME,
  IS_DOT,
  IS_SLASH,
  IS_UNRESERVED,
  IS_UPPER,
  isAlpha,
  isDigit,
  OPEN_BRACKET,
  PERCENT,
  QUESTION,
  SLASH,
} from "./characters";
import { endOfIpLiteral } from "./ip-literal";

/** The scheme or the host holds an upper-case letter (§6.2.2.1). */
export const UPPER_CASE: i32 = 1;
/** A triplet is written in lower-case hexadecimal, or stands for an unreserved character (§6.2.2.1, §6.2.2.2). */
export const ABNORMAL_TRIPLET: i32 = 2;
/** A segment of the path begins with a dot, so that it may be a dot-segment (§3.3). */
export const DOTTED_SEGMENT: i32 = 4;
/** A triplet stands for a dot, so that a dot-segment may come to light when it is decoded (§6.2.2.2, §6.2.2.3). */
export const ENCODED_DOT: i32 = 8;
/** A triplet of the authority is not written as a normal form would write it. */
export const AUTHORITY_TRIPLET: i32 = 16;

/** The answer of {@link scan} if the octets are not a URI-reference. */
export const NOT_A_REFERENCE: i32 = -1;

/**
 * Where the components of what was scanned last lie, as addresses; the inequality is that of `Layout` in urikit:
 * from − 1 ≤ schemeEnd < hostFrom ≤ hostTo ≤ pathFrom ≤ pathTo ≤ queryTo ≤ to.
 */
export let schemeEnd: usize = 0;
export let hostFrom: usize = 0;
export let hostTo: usize = 0;
export let pathFrom: usize = 0;
export let pathTo: usize = 0;
export let queryTo: usize = 0;

/** Says where the components lie of what was read otherwise. */
@inline
export function setLayout(
  scheme: usize,
  host: usize,
  hostEnd: usize,
  path: usize,
  pathEnd: usize,
  queryEnd: usize,
): void {
  schemeEnd = scheme;
  hostFrom = host;
  hostTo = hostEnd;
  pathFrom = path;
  pathTo = pathEnd;
  queryTo = queryEnd;
}

/** The deviations from a normal form, as bits, or {@link NOT_A_REFERENCE}. */
export function scan(from: usize, to: usize): i32 {
  let at = from;
  let octet: u8 = 0;
  let now: u8 = 0;
  let seen: u8 = 0;
  let deviations = 0;

  // [ scheme ":" ] (§3.1); where no colon ends it, these characters are read again, as a path
  while (at < to) {
    octet = load<u8>(at);
    now = classesOf(octet);
    if ((now & IN_SCHEME) == 0) break;
    seen |= now;
    at++;
  }
  if (at < to && octet == COLON && isAlpha(load<u8>(from))) {
    if ((seen & IS_UPPER) != 0) deviations |= UPPER_CASE;
    at++;
  } else {
    at = from;
  }
  const start = at;

  // [ "//" authority ] (§3.2)
  let host = start;
  let hostEnd: usize = 0; // the first colon after the host, or where its "]" ends
  if (at + 1 < to && load<u8>(at) == SLASH && load<u8>(at, 1) == SLASH) {
    at += 2;
    host = at;
    seen = 0;
    while (at < to) {
      octet = load<u8>(at);
      now = classesOf(octet);
      if ((now & IN_REG_NAME) != 0) {
        seen |= now;
        at++;
      } else if (octet == SLASH || octet == QUESTION || octet == HASH) {
        break;
      } else if (octet == COLON) {
        if (hostEnd == 0) hostEnd = at;
        at++;
      } else if (octet == PERCENT) {
        const triplet = deviationOfTriplet(at, to);
        if (triplet < 0) return NOT_A_REFERENCE;
        if (triplet > 0) deviations |= triplet | AUTHORITY_TRIPLET;
        at += 3;
      } else if (octet == AT && host == start + 2 && load<u8>(host) != OPEN_BRACKET) {
        at++;
        host = at;
        hostEnd = 0;
        seen = 0;
      } else if (octet == OPEN_BRACKET && at == host) {
        hostEnd = endOfIpLiteral(at, to);
        if (hostEnd == 0) return NOT_A_REFERENCE;
        while (at < hostEnd) seen |= classesOf(load<u8>(at++));
      } else {
        return NOT_A_REFERENCE;
      }
    }
    if ((seen & IS_UPPER) != 0) deviations |= UPPER_CASE;
    if (hostEnd == 0) hostEnd = at;
    else if (hostEnd < at && !isPort(hostEnd, at)) return NOT_A_REFERENCE;
  } else {
    hostEnd = start;
  }

  // *( pchar / "/" ) (§3.3)
  const path = at;
  let before: u8 = IS_SLASH;
  seen = 0;
  while (at < to) {
    octet = load<u8>(at);
    now = classesOf(octet);
    if ((now & IN_PATH) != 0) {
      seen |= (before >> 1) & now; // the bit of IS_DOT, where a dot follows a slash
      before = now;
      at++;
    } else if (octet == PERCENT) {
      const triplet = deviationOfTriplet(at, to);
      if (triplet < 0) return NOT_A_REFERENCE;
      deviations |= triplet;
      before = 0;
      at += 3;
    } else {
      break;
    }
  }
  if ((seen & IS_DOT) != 0) deviations |= DOTTED_SEGMENT;
  if (path == from && hasColonInFirstSegment(from, at)) return NOT_A_REFERENCE;
  const pathEnd = at;

  // [ "?" query ] [ "#" fragment ] (§3.4, §3.5): the same characters, which "?" is one of, and one "#"
  let queryEnd: usize = 0;
  while (at < to) {
    octet = load<u8>(at);
    if ((classesOf(octet) & IN_QUERY) != 0) {
      at++;
    } else if (octet == PERCENT) {
      const triplet = deviationOfTriplet(at, to);
      if (triplet < 0) return NOT_A_REFERENCE;
      deviations |= triplet;
      at += 3;
    } else if (octet == HASH && queryEnd == 0) {
      queryEnd = at;
      at++;
    } else {
      return NOT_A_REFERENCE;
    }
  }
  setLayout(start - 1, host, hostEnd, path, pathEnd, queryEnd == 0 ? to : queryEnd);
  return deviations;
}

/** `":" port` (§3.2.3). */
function isPort(from: usize, to: usize): bool {
  if (load<u8>(from) != COLON) return false;
  for (let at = from + 1; at < to; at++) if (!isDigit(load<u8>(at))) return false;
  return true;
}

/** A relative-path reference whose first segment has a colon would read as a scheme (§4.2). */
function hasColonInFirstSegment(from: usize, to: usize): bool {
  for (let at = from; at < to; at++) {
    const octet = load<u8>(at);
    if (octet == SLASH) return false;
    if (octet == COLON) return true;
  }
  return false;
}

/**
 * `pct-encoded` (§2.1): -1 if no triplet begins here; otherwise {@link ABNORMAL_TRIPLET} if a normal form would
 * write it otherwise, with {@link ENCODED_DOT} if it stands for a dot, and 0 if it is normal.
 */
function deviationOfTriplet(percent: usize, to: usize): i32 {
  if (percent + 2 >= to) return -1;
  const first = load<u8>(percent, 1);
  const second = load<u8>(percent, 2);
  const value = (hexValue(first) << 4) | hexValue(second);
  if (value < 0) return -1;
  if (value == DOT) return ABNORMAL_TRIPLET | ENCODED_DOT;
  // "a" to "f" lie above "_", the capitals and the digits below it.
  const isNormal = first <= 95 && second <= 95 && (classesOf(<u8>value) & IS_UNRESERVED) == 0;
  return isNormal ? 0 : ABNORMAL_TRIPLET;
}
