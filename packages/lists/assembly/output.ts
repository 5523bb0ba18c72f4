/** Octets that are written, copied and compared. */

import { DOT, SLASH } from "./characters";

/** Copies octets; up to fifteen more are read and written after them. Returns where they end. */
@inline
export function copy(from: usize, to: usize, target: usize): usize {
  let at = target;
  for (let source = from; source < to; source += 16, at += 16) v128.store(at, v128.load(source));
  return target + (to - from);
}

/**
 * remove_dot_segments (§5.2.4) on the path that was written from `path` to `end`. In its place: what stays moves to the
 * front, and a ".." takes back the segment before it, so that each octet is looked at twice at most. Returns where the path
 * ends then.
 */
export function removeDotSegments(path: usize, end: usize): usize {
  let to = path;
  let from = afterLeadingDots(path, end);
  while (from < end && load<u8>(from) != SLASH) store<u8>(to++, load<u8>(from++));
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
    if (isDots) while (to > path && load<u8>(--to) != SLASH);
    if (next == end) store<u8>(to++, SLASH);
    from = next;
  }
  return to;
}

/** §5.2.4, 2A and 2D: what follows the dot-segments that a path without a slash before it begins with. */
function afterLeadingDots(path: usize, end: usize): usize {
  let from = path;
  while (from < end && load<u8>(from) == DOT) {
    const dots: usize = from + 1 < end && load<u8>(from, 1) == DOT ? 2 : 1;
    const next = from + dots;
    if (next == end) return end;
    if (load<u8>(next) != SLASH) break;
    from = next + 1;
  }
  return from;
}

/**
 * §3.3: a path that begins with "//" where no authority is before it is read as one, and so "/." is written before it.
 * Returns where the path ends that was written from `path` to `end`.
 */
export function guardedPath(path: usize, end: usize): usize {
  if (end < path + 2 || load<u8>(path) != SLASH || load<u8>(path, 1) != SLASH) return end;
  memory.copy(path + GUARD, path, end - path);
  store<u8>(path, SLASH);
  store<u8>(path, DOT, 1);
  return end + GUARD;
}

/** How many octets {@link guardedPath} adds. */
export const GUARD: usize = 2;

/** Writes sixteen octets as 32 hexadecimal digits. */
export function writeDigits(from: usize, target: usize): void {
  const digits = i8x16(48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102);
  const octets = v128.load(from);
  const high = i8x16.swizzle(digits, i8x16.shr_u(octets, 4));
  const low = i8x16.swizzle(digits, v128.and(octets, i8x16.splat(15)));
  v128.store(target, i8x16.shuffle(high, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
  v128.store(target, i8x16.shuffle(high, low, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16);
}

/** Whether that number of octets are the same. Up to seven more are read. */
export function isSame(one: usize, other: usize, size: usize): bool {
  let at: usize = 0;
  for (; at + 8 <= size; at += 8) if (load<u64>(one + at) != load<u64>(other + at)) return false;
  const rest = (size - at) << 3;
  return rest == 0 || (load<u64>(one + at) ^ load<u64>(other + at)) << (64 - rest) == 0;
}
