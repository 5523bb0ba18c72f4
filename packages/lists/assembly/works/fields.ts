/** One field of each line, as in TSV, CDX, or CSV without quotes: where it lies, and the line around it. */

import { lineFrom, lineNext, lineTo, nextLine } from "../lines";
import { FINDINGS } from "../memory";

/** How many rows are read at once. */
export const FIELD_ROWS: u32 = 4096;

/** The columns, by number: for each row, where it begins, ends without its line end, ends; where its field does. */
const ROW_FROM: usize = 0;
const ROW_TO: usize = 1;
const ROW_NEXT: usize = 2;
const FIELD_FROM: usize = 3;
const FIELD_TO: usize = 4;

/** Where the field would begin in a row that lacks it. */
const MISSING: u32 = 0xffffffff;

/** The separator between fields: its octets, the first of them lowest, how many these are, and which bits they have. */
let separator: u32 = 0;
let separatorLength: usize = 0;
let separatorBits: u32 = 0;

/** Sets the separator between fields: one to four octets. */
export function setSeparator(octets: u32, length: usize): void {
  separator = octets;
  separatorLength = length;
  separatorBits = length == 4 ? 0xffffffff : (<u32>1 << (<u32>length * 8)) - 1;
}

/** Finds the field of a number, from 1, in lines. Returns of how many; 0 at the end. Places are counted from `start`. */
export function fields(number: u32, start: usize): u32 {
  let row: u32 = 0;
  for (; row < FIELD_ROWS && nextLine(); row++) {
    put(ROW_FROM, row, lineFrom - start);
    put(ROW_TO, row, lineTo - start);
    put(ROW_NEXT, row, lineNext - start);
    const from = fieldStart(number);
    if (from > lineTo) {
      put(FIELD_FROM, row, MISSING);
      put(FIELD_TO, row, MISSING);
    } else {
      put(FIELD_FROM, row, from - start);
      put(FIELD_TO, row, nextSeparator(from, lineTo) - start);
    }
  }
  return row;
}

@inline
function put(column: usize, row: u32, value: usize): void {
  store<u32>(FINDINGS + ((column * FIELD_ROWS + row) << 2), <u32>value);
}

/** Where the field begins; after the line, if it lacks the field. */
function fieldStart(number: u32): usize {
  let from = lineFrom;
  for (let left = number - 1; left > 0; left--) {
    const end = nextSeparator(from, lineTo);
    if (end == lineTo) return lineTo + 1;
    from = end + separatorLength;
  }
  return from;
}

/** Where the next separator stands, or `to`. */
function nextSeparator(from: usize, to: usize): usize {
  const first = i8x16.splat(<i8>separator);
  for (let at = from; at < to; at += 16) {
    let found = <u32>i8x16.bitmask(i8x16.eq(v128.load(at), first));
    for (; found != 0; found &= found - 1) {
      const place = at + <usize>ctz(found);
      if (place + separatorLength > to) return to;
      if ((load<u32>(place) & separatorBits) == separator) return place;
    }
  }
  return to;
}
