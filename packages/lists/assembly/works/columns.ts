/** RFC 3986 §3: where the components of lines lie, column by column: what data engines take. */

import { componentFrom, componentTo, findComponent, LINE } from "../components";
import { isPlain, lineFrom, lineTo, nextLine } from "../lines";
import { FINDINGS } from "../memory";
import { readPlain } from "../plain-layout";
import { scan } from "../scanner";
import { isUtf8 } from "../utf8";
import { INVALID, NOT_UTF_8 } from "./findings";

/** How many lines are read at once. */
export const ROWS: u32 = 2000;

/** Where a value would begin that is not defined. */
const UNDEFINED: u32 = 0xffffffff;

/** How many octets a column has: where values begin and where they end, a place a row. */
const COLUMN: usize = ROWS * 8;
/** Where it is said whether a row is valid, an octet each: 0, {@link INVALID} or {@link NOT_UTF_8}. */
const OUTCOMES: usize = FINDINGS + 8 * COLUMN;

/** The address that places are counted from. */
let origin: usize = 0;

/**
 * Reads lines. Returns how many; 0 at the end. `asked` has a bit for each column that is asked for; places are counted from
 * `start`.
 */
export function columns(asked: u32, start: usize): u32 {
  origin = start;
  let row: u32 = 0;
  for (; row < ROWS && nextLine(); row++) {
    const outcome = readLine();
    store<u8>(OUTCOMES + row, <u8>outcome);
    for (let left = asked; left != 0; left &= left - 1) {
      const column = ctz(left);
      if (outcome == 0 || column == LINE) putValue(column, row);
      else put(column, row, false, 0, 0);
    }
  }
  return row;
}

/** Finds where the components of the line lie. Returns 0, or why it is invalid. */
function readLine(): u32 {
  if (isPlain) readPlain(lineFrom, lineTo);
  else if (scan(lineFrom, lineTo) < 0) return isUtf8(lineFrom, lineTo) ? INVALID : NOT_UTF_8;
  return 0;
}

/** Puts a value of the line to its column. */
@inline
function putValue(column: u32, row: u32): void {
  put(column, row, findComponent(column), componentFrom, componentTo);
}

@inline
function put(column: u32, row: u32, isDefined: bool, from: usize, to: usize): void {
  const at = FINDINGS + <usize>column * COLUMN + (<usize>row << 2);
  store<u32>(at, isDefined ? <u32>(from - origin) : UNDEFINED);
  store<u32>(at + ROWS * 4, isDefined ? <u32>(to - origin) : UNDEFINED);
}
