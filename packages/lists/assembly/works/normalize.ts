/**
 * RFC 3986 §6.2.2, §6.2.3: lines in their normal form, in octets. What is rare goes to JavaScript: other schemes than
 * `http` and `https` and IPv6 addresses on the rung of schemes, and dots where there is no authority that holds the path
 * in its place.
 */

import {
  COLON,
  classesOf,
  DOT,
  hexValue,
  IS_UNRESERVED,
  LF,
  lowerCase,
  OPEN_BRACKET,
  PERCENT,
  SLASH,
} from "../characters";
import { lineFrom, lineNext, lineTo, nextToWrite } from "../lines";
import { OUTPUT, OUTPUT_END, SLACK } from "../memory";
import {
  ABNORMAL_TRIPLET,
  AUTHORITY_TRIPLET,
  DOTTED_SEGMENT,
  ENCODED_DOT,
  hostFrom,
  hostTo,
  pathFrom,
  pathTo,
  scan,
  schemeEnd,
  UPPER_CASE,
} from "../scanner";
import { isUtf8 } from "../utf8";
import { add, beginFindings, count, extend, HANDED_ON, hasRoom, INVALID, NOT_UTF_8, REWRITTEN, rewrittenUpTo } from "./findings";

/** An unchanged run of lines that is no longer is written with the rewritten lines around it, not by itself. */
const SHORT_RUN: usize = 1024;

/** Where the next line is written. */
let out: usize = OUTPUT;

/** Whether the line that was taken last found no room, and is still to be written. */
let isWaiting: bool = false;

/** Forgets a line that was waiting: others are to be read. */
export function beginNormalize(): void {
  isWaiting = false;
}

/** How far lines are normalized: by syntax, by the rules of `http` and `https` too, or by JavaScript. */
const BY_SCHEME: u32 = 1;
const BY_OTHERS: u32 = 2;

/** Says of lines how they are written, where it is not as they were read. */
export function normalize(rung: u32): u32 {
  const byScheme = rung == BY_SCHEME;
  beginFindings();
  out = OUTPUT;
  while (hasRoom() && (isWaiting || nextToWrite())) {
    isWaiting = false;
    const deviations = scan(lineFrom, lineTo);
    if (deviations < 0) {
      add(isUtf8(lineFrom, lineTo) ? INVALID : NOT_UTF_8, 0, 0);
    } else if (rung == BY_OTHERS) {
      add(HANDED_ON, 0, 0);
    } else if (byScheme ? isNormalByScheme(deviations) : deviations == 0) {
      if (lineTo + 1 != lineNext) write(deviations, false);
    } else {
      write(deviations, byScheme);
    }
    if (isWaiting) break;
  }
  return count();
}

/** Writes the line with what stands unchanged before it, or hands it on. */
function write(deviations: i32, byScheme: bool): void {
  const most = lineTo - lineFrom + 2; // a slash for an empty path, and a line end
  if (most + SHORT_RUN + SLACK > OUTPUT_END - OUTPUT) return add(HANDED_ON, 0, 0);
  if (out + most + SHORT_RUN + SLACK > OUTPUT_END) {
    isWaiting = true; // until JavaScript has taken the lines that are written
    return;
  }
  const from = out;
  const before = rewrittenUpTo();
  const joins = before != 0 && lineFrom - before <= SHORT_RUN;
  if (joins) out = copy(before, lineFrom, out);
  const isWritten =
    deviations == 0 && !byScheme ? copyLine() : byScheme ? writeByScheme(deviations) : writeBySyntax(deviations);
  if (!isWritten) {
    out = from;
    return add(HANDED_ON, 0, 0);
  }
  store<u8>(out++, LF);
  if (joins) extend(out);
  else add(REWRITTEN, from, out);
}

function copyLine(): bool {
  out = copy(lineFrom, lineTo, out);
  return true;
}

/** Whether §6.2.3 adds nothing to what §6.2.2 says, and that nothing either; errs on the side of no. */
function isNormalByScheme(deviations: i32): bool {
  if (deviations != 0) return false;
  // A relative reference has a port or an address only after "//".
  if (schemeEnd < lineFrom) return hostTo == pathFrom && !(hostFrom < hostTo && load<u8>(hostFrom) == OPEN_BRACKET);
  return false;
}

/** §6.2.2. Returns false if JavaScript must write the line. */
function writeBySyntax(deviations: i32): bool {
  writeThroughHost(deviations);
  out = copy(hostTo, pathFrom, out);
  return writePath(deviations) && writeRest(deviations);
}

/** §6.2.3, for what has no scheme, and for `http` and `https`. Returns false if JavaScript must write the line. */
function writeByScheme(deviations: i32): bool {
  const hasAuthority = schemeEnd + 1 < pathFrom;
  if (schemeEnd < lineFrom) {
    if (hasAuthority && (hostTo < pathFrom || load<u8>(hostFrom) == OPEN_BRACKET)) return false;
    return writeBySyntax(deviations);
  }
  const defaultPort = defaultPortOfScheme();
  if (defaultPort == 0) return false;
  if (!hasAuthority) return writeBySyntax(deviations);
  if (load<u8>(hostFrom) == OPEN_BRACKET) return false;
  writeThroughHost(deviations);
  writePort(defaultPort);
  if (pathFrom == pathTo) store<u8>(out++, SLASH);
  else if (!writePath(deviations)) return false;
  return writeRest(deviations);
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

/** What was written from `from` on in lower case, except for the digits of triplets. */
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

/** The path: its triplets (§6.2.2.2), and its dot-segments (§6.2.2.3). Returns false if JavaScript must write it. */
function writePath(deviations: i32): bool {
  const path = out;
  writePart(deviations, pathFrom, pathTo);
  if ((deviations & (DOTTED_SEGMENT | ENCODED_DOT)) == 0) return true;
  const isAbsolute = out > path && load<u8>(path) == SLASH;
  // A path without a slash before it keeps its dots if it has no scheme.
  if (!isAbsolute) return pathFrom == pathTo || schemeEnd < lineFrom;
  removeDotSegments(path);
  const hasAuthority = schemeEnd + 1 < pathFrom;
  return hasAuthority || out < path + 2 || load<u8>(path, 1) != SLASH;
}

/** What follows the path: its triplets (§6.2.2.2). */
function writeRest(deviations: i32): bool {
  writePart(deviations, pathTo, lineTo);
  return true;
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

function upperHex(value: i32): u8 {
  return <u8>(value < 10 ? 48 + value : 55 + value);
}

/**
 * remove_dot_segments (§5.2.4) on what was written from `path` on, which begins with a slash. In its place: what stays
 * moves to the front, and a ".." takes back the segment before it, so that each octet is looked at twice at most.
 */
function removeDotSegments(path: usize): void {
  let to = path;
  let from = path;
  while (from < out) {
    let end = from + 1;
    while (end < out && load<u8>(end) != SLASH) end++;
    const length = end - from - 1;
    const isDot = length == 1 && load<u8>(from, 1) == DOT;
    const isDots = length == 2 && load<u8>(from, 1) == DOT && load<u8>(from, 2) == DOT;
    if (!isDot && !isDots) {
      while (from < end) store<u8>(to++, load<u8>(from++));
      continue;
    }
    if (isDots && to > path) {
      do to--;
      while (load<u8>(to) != SLASH);
    }
    if (end == out) store<u8>(to++, SLASH);
    from = end;
  }
  out = to;
}

/** Copies octets; up to fifteen more are read and written after them. Returns where they end. */
@inline
function copy(from: usize, to: usize, target: usize): usize {
  let at = target;
  for (let source = from; source < to; source += 16, at += 16) v128.store(at, v128.load(source));
  return target + (to - from);
}
