/**
 * Where the components of a plain line lie (`blocks.ts` says what is plain), in less time than the scanner takes: it has
 * no userinfo, no port and no fragment, and is known to be valid.
 */

import { COLON, QUESTION, SLASH } from "./characters";
import { setLayout } from "./scanner";

/** Sets the layout that `scan` would set. The line must be plain, without a CR. */
export function readPlain(from: usize, to: usize): void {
  const first = indexOf(COLON, SLASH, from, to);
  if (first < to && load<u8>(first) == COLON) {
    const host = first + 3;
    const path = indexOf(SLASH, SLASH, host, to);
    setLayout(first, host, path, path, indexOf(QUESTION, QUESTION, path, to), to);
  } else {
    setLayout(from - 1, from, from, from, indexOf(QUESTION, QUESTION, from, to), to);
  }
}

/** Where the first of two octets stands, or `to`; sixteen at a time. */
@inline
function indexOf(one: u8, other: u8, from: usize, to: usize): usize {
  const ones = i8x16.splat(one);
  const others = i8x16.splat(other);
  for (let at = from; at < to; at += 16) {
    const octets = v128.load(at);
    const found = i8x16.bitmask(v128.or(i8x16.eq(octets, ones), i8x16.eq(octets, others)));
    if (found != 0) return min(at + <usize>ctz(found), to);
  }
  return to;
}
