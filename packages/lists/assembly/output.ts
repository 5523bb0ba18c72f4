/** Octets that are written. */

import { DOT, SLASH } from "./characters";

/** Copies octets; up to fifteen more are read and written after them. Returns where they end. */
@inline
export function copy(from: usize, to: usize, target: usize): usize {
  let at = target;
  for (let source = from; source < to; source += 16, at += 16) v128.store(at, v128.load(source));
  return target + (to - from);
}

/**
 * remove_dot_segments (§5.2.4) on the path that was written from `path` to `end`, which begins with a
 * slash. In its place: what stays moves to the front, and a ".." takes back the segment before it, so that each octet is
 * looked at twice at most. Returns where the path ends then.
 */
export function removeDotSegments(path: usize, end: usize): usize {
  let to = path;
  let from = path;
  while (from < end) {
    let next = from + 1;
    while (next < end && load<u8>(next) != SLASH) next++;
    const length = next - from - 1;
    const isDot = length == 1 && load<u8>(from, 1) == DOT;
    const isDots = length == 2 && load<u8>(from, 1) == DOT && load<u8>(from, 2) == DOT;
    if (!isDot && !isDots) {
      while (from < next) store<u8>(to++, load<u8>(from++));
      continue;
    }
    if (isDots && to > path) {
      do to--;
      while (load<u8>(to) != SLASH);
    }
    if (next == end) store<u8>(to++, SLASH);
    from = next;
  }
  return to;
}
