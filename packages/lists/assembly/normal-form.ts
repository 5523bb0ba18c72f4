/**
 * RFC 3986 §6.2.2, §6.2.3: the normal form of the line that `lines.ts` is at and `scanner.ts` has read, in octets. Rare
 * cases on the rung of schemes are for JavaScript: other schemes than `http` and `https`, and IPv6 addresses.
 */

import {
  COLON,
  classesOf,
  DOT,
  hexValue,
  IS_UNRESERVED,
  lowerCase,
  OPEN_BRACKET,
  PERCENT,
  SLASH,
} from "./characters";
import { lineFrom, lineTo } from "./lines";
import { copy, GUARD, guardedPath, removeDotSegments } from "./output";
import {
  ABNORMAL_TRIPLET,
  AUTHORITY_TRIPLET,
  DOTTED_SEGMENT,
  ENCODED_DOT,
  hostFrom,
  hostTo,
  pathFrom,
  pathTo,
  schemeEnd,
  UPPER_CASE,
} from "./scanner";

/** Where the next octet is written. */
let out: usize = 0;

/** Most that a normal form has more octets than its line: what guards a path; or a slash for an empty one. */
export const GROWTH: usize = GUARD;

/** Writes the normal form to `target`. Returns where it ends, or 0 if JavaScript must write it. */
export function writeNormalForm(deviations: i32, byScheme: bool, target: usize): usize {
  out = target;
  if (!byScheme) return writeBySyntax(deviations);
  return writeByScheme(deviations) ? out : 0;
}

/** Whether the line is its normal form, and surely so: on the rung of schemes, a URI is not. */
export function isNormal(deviations: i32, byScheme: bool): bool {
  return byScheme ? isNormalByScheme(deviations) : deviations == 0;
}

/** Whether §6.2.3 adds nothing to what §6.2.2 says, and that nothing either; errs on the side of no. */
function isNormalByScheme(deviations: i32): bool {
  if (deviations != 0) return false;
  // A relative reference has a port or an address only after "//".
  if (schemeEnd < lineFrom) return hostTo == pathFrom && !(hostFrom < hostTo && load<u8>(hostFrom) == OPEN_BRACKET);
  return false;
}

/** §6.2.2. Returns where it ends. */
function writeBySyntax(deviations: i32): usize {
  writeThroughHost(deviations);
  out = copy(hostTo, pathFrom, out);
  writePath(deviations);
  writeRest(deviations);
  return out;
}

/** §6.2.3, without a scheme, and for `http` and `https`. Returns false if JavaScript must write the line. */
function writeByScheme(deviations: i32): bool {
  const hasAuthority = schemeEnd + 1 < pathFrom;
  if (schemeEnd < lineFrom) {
    if (hasAuthority && (hostTo < pathFrom || load<u8>(hostFrom) == OPEN_BRACKET)) return false;
    return writeBySyntax(deviations) != 0;
  }
  const defaultPort = defaultPortOfScheme();
  if (defaultPort == 0) return false;
  if (!hasAuthority) return writeBySyntax(deviations) != 0;
  if (load<u8>(hostFrom) == OPEN_BRACKET) return false;
  writeThroughHost(deviations);
  writePort(defaultPort);
  if (pathFrom == pathTo) store<u8>(out++, SLASH);
  else writePath(deviations);
  writeRest(deviations);
  return true;
}

/** 80 for `http`, 443 for `https`, 0 for others. */
function defaultPortOfScheme(): i32 {
  const length = schemeEnd - lineFrom;
  if (length != 4 && length != 5) return 0;
  if ((load<u32>(lineFrom) | 0x20202020) != 0x70747468) return 0; // "http" in the order of memory
  if (length == 4) return 80;
  return (load<u8>(lineFrom, 4) | 32) == 115 ? 443 : 0;
}

/** Scheme, userinfo and host: the first and the last in lower case (§6.2.2.1), and triplets in their normal form. */
function writeThroughHost(deviations: i32): void {
  if ((deviations & (UPPER_CASE | AUTHORITY_TRIPLET)) == 0) {
    out = copy(lineFrom, hostTo, out);
    return;
  }
  const hasUserinfo = schemeEnd + 3 < hostFrom;
  const scheme = out;
  if (hasUserinfo) {
    out = copy(lineFrom, schemeEnd + 1, out);
    lowerCaseFrom(scheme);
    writeTriplets(schemeEnd + 1, hostFrom);
    const host = out;
    writeTriplets(hostFrom, hostTo);
    lowerCaseFrom(host);
  } else {
    writeTriplets(lineFrom, hostTo);
    lowerCaseFrom(scheme);
  }
}

/** The octets written since `from`, in lower case, except for the digits of triplets. */
function lowerCaseFrom(from: usize): void {
  for (let at = from; at < out; at++) {
    const octet = load<u8>(at);
    if (octet == PERCENT) at += 2;
    else store<u8>(at, lowerCase(octet));
  }
}

/** §3.2.3, §6.2.3: the port with its colon, unless it is empty or the default; zeros before it say nothing. */
function writePort(defaultPort: i32): void {
  let digits = hostTo + 1;
  if (digits >= pathFrom) return;
  while (digits + 1 < pathFrom && load<u8>(digits) == 48) digits++;
  const length = pathFrom - digits;
  if (length == (defaultPort == 80 ? 2 : 3) && numberAt(digits, pathFrom) == defaultPort) return;
  store<u8>(out++, COLON);
  out = copy(digits, pathFrom, out);
}

function numberAt(from: usize, to: usize): i32 {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + <i32>load<u8>(at) - 48;
  return number;
}

/** The path: its triplets (§6.2.2.2), and its dot-segments (§6.2.2.3), which one without a slash before it keeps (§6.1). */
function writePath(deviations: i32): void {
  const path = out;
  writePart(deviations, pathFrom, pathTo);
  if ((deviations & (DOTTED_SEGMENT | ENCODED_DOT)) == 0) return;
  if (out == path || load<u8>(path) != SLASH) return;
  out = removeDotSegments(path, out);
  const hasAuthority = schemeEnd + 1 < pathFrom;
  if (!hasAuthority) out = guardedPath(path, out);
}

/** The rest after the path: its triplets (§6.2.2.2). */
function writeRest(deviations: i32): void {
  writePart(deviations, pathTo, lineTo);
}

/** A part as it is, or with its triplets in their normal form. */
function writePart(deviations: i32, from: usize, to: usize): void {
  if ((deviations & ABNORMAL_TRIPLET) == 0) out = copy(from, to, out);
  else writeTriplets(from, to);
}

/** Triplets in their normal form: those of unreserved characters decoded, others in upper case (§6.2.2.1, §6.2.2.2). */
function writeTriplets(from: usize, to: usize): void {
  for (let at = from; at < to; at++) {
    const octet = load<u8>(at);
    if (octet != PERCENT) {
      store<u8>(out++, octet);
      continue;
    }
    const high = hexValue(load<u8>(at, 1));
    const low = hexValue(load<u8>(at, 2));
    const value = <u8>((high << 4) | low);
    if ((classesOf(value) & IS_UNRESERVED) != 0) {
      store<u8>(out++, value);
    } else {
      store<u8>(out, PERCENT);
      store<u8>(out, upperHex(high), 1);
      store<u8>(out, upperHex(low), 2);
      out += 3;
    }
    at += 2;
  }
}

/** A digit of a triplet (§6.2.2.1). */
export function upperHex(value: i32): u8 {
  return <u8>(value < 10 ? 48 + value : 55 + value);
}
