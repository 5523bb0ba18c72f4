/**
 * RFC 3986 §3.2.2: `IP-literal = "[" ( IPv6address / IPvFuture  ) "]"`.
 */

import { CLOSE_BRACKET, COLON, classesOf, DOT, hexValue, IN_REG_NAME, isDigit } from "./characters";

const LONGEST_IPV6: usize = 45; // ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255

/** Where what follows the bracket of an `IP-literal` begins, or 0 if none begins at `open`. */
export function endOfIpLiteral(open: usize, to: usize): usize {
  const from = open + 1;
  let close = from;
  while (close < to && load<u8>(close) != CLOSE_BRACKET) close++;
  return close < to && (isIPv6(from, close) || isIPvFuture(from, close)) ? close + 1 : 0;
}

/** `IPv6address`: eight pieces, or fewer and one "::". An IPv4address stands for the last two. */
export function isIPv6(from: usize, to: usize): bool {
  if (to - from > LONGEST_IPV6) return false;
  let at = from;
  let pieces = 0;
  let elided = false;
  if (at < to && load<u8>(at) == COLON) {
    if (at + 1 == to || load<u8>(at, 1) != COLON) return false;
    elided = true;
    at += 2;
  }
  while (at < to) {
    const piece = at;
    while (at < to && hexValue(load<u8>(at)) >= 0) at++;
    if (at < to && load<u8>(at) == DOT) return (elided ? pieces <= 5 : pieces == 6) && isIPv4(piece, to);
    if (at == piece || at > piece + 4) return false;
    pieces++;
    if (at == to) break;
    if (load<u8>(at) != COLON || ++at == to) return false;
    if (load<u8>(at) == COLON) {
      if (elided) return false;
      elided = true;
      at++;
    }
  }
  return elided ? pieces <= 7 : pieces == 8;
}

/** `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` */
export function isIPv4(from: usize, to: usize): bool {
  let at = from;
  for (let place = 0; place < 4; place++) {
    if (place > 0) {
      if (at == to || load<u8>(at) != DOT) return false;
      at++;
    }
    const first = at;
    let value = 0;
    while (at < to && at < first + 3 && isDigit(load<u8>(at))) value = value * 10 + <i32>load<u8>(at++) - 48;
    // No dec-octet begins with a zero except 0 itself.
    if (at == first || value > 255 || (load<u8>(first) == 48 && at > first + 1)) return false;
  }
  return at == to;
}

/** `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` */
export function isIPvFuture(from: usize, to: usize): bool {
  if (from == to || (load<u8>(from) | 32) != 118) return false;
  let at = from + 1;
  while (at < to && hexValue(load<u8>(at)) >= 0) at++;
  if (at == from + 1 || at == to || load<u8>(at) != DOT) return false;
  const address = ++at;
  while (at < to && (load<u8>(at) == COLON || (classesOf(load<u8>(at)) & IN_REG_NAME) != 0)) at++;
  return at == to && at > address;
}
