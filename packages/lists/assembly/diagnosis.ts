/**
 * RFC 3986 §3, App. A: why octets are not a URI-reference: the code of the error, and where the trouble begins. It is what
 * `syntax/diagnosis.ts` of urikit says of a text.
 */

import {
  AT,
  CLOSE_BRACKET,
  COLON,
  classesOf,
  HASH,
  hexValue,
  IN_PATH,
  IN_QUERY,
  IN_REG_NAME,
  IN_SCHEME,
  isAlpha,
  isDigit,
  OPEN_BRACKET,
  PERCENT,
  QUESTION,
  SLASH,
} from "./characters";
import { isIPv6, isIPvFuture } from "./ip-literal";

/** The codes, by number. */
const FORBIDDEN_CHARACTER: i32 = 0;
const NON_ASCII: i32 = 1;
const MISPLACED_DELIMITER: i32 = 2;
const MALFORMED_PERCENT_ENCODING: i32 = 3;
const INVALID_SCHEME: i32 = 4;
const INVALID_IP_LITERAL: i32 = 5;
const ZONE_IDENTIFIER: i32 = 6;
const INVALID_PORT: i32 = 7;
export const NOT_UTF_8: i32 = 8;

/** Nothing is wrong there. */
const NO_ERROR: i32 = -1;

/** What userinfo, a path and a query admit besides triplets, as the classes of their octets; the colon of a userinfo is apart. */
const IN_USERINFO: u8 = IN_REG_NAME;

/** Where the trouble begins that was found last. */
export let errorAt: usize = 0;

/** The number of the code of the first error; {@link NO_ERROR}, if there is none. */
export function diagnose(from: usize, to: usize): i32 {
  const delimiter = firstOf(COLON, SLASH, QUESTION, HASH, from, to);
  const hasColon = delimiter < to && load<u8>(delimiter) == COLON;
  const start = hasColon && delimiter > from ? delimiter + 1 : from;
  const hasAuthority = start + 1 < to && load<u8>(start) == SLASH && load<u8>(start, 1) == SLASH;
  const path = hasAuthority ? firstOf(SLASH, QUESTION, HASH, HASH, start + 2, to) : start;
  const pathEnd = firstOf(QUESTION, HASH, HASH, HASH, path, to);
  const queryEnd = firstOf(HASH, HASH, HASH, HASH, pathEnd, to);
  let error = hasColon ? schemeError(from, delimiter) : NO_ERROR;
  if (error < 0 && hasAuthority) error = authorityError(start + 2, path);
  if (error < 0) error = characterError(path, pathEnd, IN_PATH, false);
  if (error < 0 && pathEnd < queryEnd) error = characterError(pathEnd + 1, queryEnd, IN_QUERY, false);
  if (error < 0 && queryEnd < to) error = characterError(queryEnd + 1, to, IN_QUERY, false);
  return error;
}

/** §3.1, §4.2: a colon before the first slash, but not a scheme before the colon. */
function schemeError(from: usize, colon: usize): i32 {
  let bad = from;
  if (isAlpha(load<u8>(from))) while (bad < colon && (classesOf(load<u8>(bad)) & IN_SCHEME) != 0) bad++;
  if (bad == colon && bad > from) return NO_ERROR;
  const octet = load<u8>(bad);
  errorAt = bad;
  return (classesOf(octet) & IN_PATH) != 0 || isGenDelim(octet) ? INVALID_SCHEME : codeOf(octet);
}

/** §3.2: the first thing wrong between the two slashes and the path. */
function authorityError(from: usize, to: usize): i32 {
  const at = firstOf(AT, AT, AT, AT, from, to);
  const host = at < to ? at + 1 : from;
  const isLiteral = host < to && load<u8>(host) == OPEN_BRACKET;
  const hostTo = isLiteral
    ? firstOf(CLOSE_BRACKET, CLOSE_BRACKET, CLOSE_BRACKET, CLOSE_BRACKET, host, to) + 1
    : firstOf(COLON, COLON, COLON, COLON, host, to);
  let error = at < to ? characterError(from, at, IN_USERINFO, true) : NO_ERROR;
  if (error < 0) error = isLiteral ? ipLiteralError(host, hostTo - 1, to) : hostError(host, hostTo, to);
  return error < 0 ? portError(hostTo, to) : error;
}

/** §3.2.2: the error in a name; `http://::1/` is an address without its brackets. */
function hostError(from: usize, hostTo: usize, to: usize): i32 {
  const error = characterError(from, hostTo, IN_REG_NAME, false);
  if (error >= 0 || hostTo == to || !isIPv6(from, to)) return error;
  return errorOf(INVALID_IP_LITERAL, from);
}

/** §3.2.2: the error in an address in brackets. */
function ipLiteralError(open: usize, close: usize, to: usize): i32 {
  const from = open + 1;
  if (close == to) return errorOf(INVALID_IP_LITERAL, open);
  if ((load<u8>(from) | 32) == 118) return isIPvFuture(from, close) ? NO_ERROR : errorOf(INVALID_IP_LITERAL, from);
  const percent = firstOf(PERCENT, PERCENT, PERCENT, PERCENT, from, close);
  if (isIPv6(from, percent)) return percent == close ? NO_ERROR : errorOf(ZONE_IDENTIFIER, percent);
  for (let at = from; at < close; at++) if (!isInIpv6(load<u8>(at))) return errorOf(INVALID_IP_LITERAL, at);
  return errorOf(INVALID_IP_LITERAL, from);
}

function isInIpv6(octet: u8): bool {
  return hexValue(octet) >= 0 || octet == COLON || octet == 46;
}

/** §3.2.3: `[ ":" port ]`, and nothing else between the host and the path. */
function portError(hostTo: usize, to: usize): i32 {
  if (hostTo >= to) return NO_ERROR;
  if (load<u8>(hostTo) != COLON) return errorOf(INVALID_IP_LITERAL, hostTo);
  for (let at = hostTo + 1; at < to; at++) if (!isDigit(load<u8>(at))) return errorOf(INVALID_PORT, at);
  return NO_ERROR;
}

/** The first octet that is not of a class, or a triplet, or the colon of a userinfo. */
function characterError(from: usize, to: usize, classes: u8, withColon: bool): i32 {
  for (let at = from; at < to; at++) {
    const octet = load<u8>(at);
    if ((classesOf(octet) & classes) != 0 || (withColon && octet == COLON)) continue;
    if (octet != PERCENT) return errorOf(codeOf(octet), at);
    const isTriplet = at + 2 < to && hexValue(load<u8>(at, 1)) >= 0 && hexValue(load<u8>(at, 2)) >= 0;
    if (!isTriplet) return errorOf(MALFORMED_PERCENT_ENCODING, at);
  }
  return NO_ERROR;
}

function codeOf(octet: u8): i32 {
  if (octet > 127) return NON_ASCII;
  return isGenDelim(octet) ? MISPLACED_DELIMITER : FORBIDDEN_CHARACTER;
}

/** `gen-delims` (§2.2). */
function isGenDelim(octet: u8): bool {
  if (octet == COLON || octet == SLASH || octet == QUESTION || octet == HASH) return true;
  return octet == OPEN_BRACKET || octet == CLOSE_BRACKET || octet == AT;
}

function errorOf(code: i32, at: usize): i32 {
  errorAt = at;
  return code;
}

/** Where the first of four octets stands, or `to`. */
function firstOf(one: u8, two: u8, three: u8, four: u8, from: usize, to: usize): usize {
  let at = from;
  for (; at < to; at++) {
    const octet = load<u8>(at);
    if (octet == one || octet == two || octet == three || octet == four) break;
  }
  return at;
}
