/** Values, which stand anywhere among octets, put side by side as lines. */

import { CR, LF } from "./characters";
import { FINDINGS } from "./memory";

/** How many values are gathered at once. */
export const GATHERED: u32 = 4096;

/** Where values begin and end; the numbers of those that became lines, and where these end: words of 32 bits. */
const FROM: usize = FINDINGS;
const TO: usize = FINDINGS + 4 * GATHERED;
const NUMBERS: usize = FINDINGS + 8 * GATHERED;
const ENDS: usize = FINDINGS + 12 * GATHERED;

/** Where a value would begin that is NULL. */
const NULL: u32 = 0xffffffff;

/** How many of the values were looked at, when one stopped the work, or all. */
export let gathered: u32 = 0;

/**
 * Puts values as lines to `target`, without those that are NULL; `source` is the address that their places are counted from. It
 * stops at a value that no line can hold, since it has a line end in it or would end with CRLF, and at one that has no room
 * before `end`. Returns how many lines there are. Up to fifteen octets after the last are overwritten.
 */
export function gather(count: u32, source: usize, target: usize, end: usize): u32 {
  const lineEnds = i8x16.splat(LF);
  let lines: usize = 0;
  let out = target;
  let value: u32 = 0;
  for (; value < count; value++) {
    const begin = load<u32>(FROM + (<usize>value << 2));
    if (begin == NULL) continue;
    const from = source + <usize>begin;
    const to = source + <usize>load<u32>(TO + (<usize>value << 2));
    const next = out + (to - from) + 1;
    if (next > end || (to > from && load<u8>(to - 1) == CR)) break;
    let found = i8x16.splat(0);
    let write = out;
    let read = from;
    for (; read + 16 <= to; read += 16, write += 16) {
      const octets = v128.load(read);
      found = v128.or(found, i8x16.eq(octets, lineEnds));
      v128.store(write, octets);
    }
    const last = v128.load(read);
    v128.store(write, last);
    const within = ((<u32>1 << <u32>(to - read)) - 1) & <u32>i8x16.bitmask(i8x16.eq(last, lineEnds));
    if (within != 0 || v128.any_true(found)) break;
    store<u8>(next - 1, LF);
    store<u32>(NUMBERS + (lines << 2), value);
    store<u32>(ENDS + (lines << 2), <u32>(next - target));
    lines++;
    out = next;
  }
  gathered = value;
  return <u32>lines;
}
