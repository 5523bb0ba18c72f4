/** RFC 3986 §5.2: lines as their targets against one base, or each against its own. */

import { lineFrom, lineNext, lineTo, linesBefore, nextToWrite } from "../lines";
import { BASE, SLACK } from "../memory";
import { isSame } from "../output";
import { DOTTED_SEGMENT, scan, schemeEnd } from "../scanner";
import { longestOfUri, longestTarget, useBase, writeTarget, writeUri } from "../target";
import { isUtf8 } from "../utf8";
import { add, addInvalid, count, HANDED_ON, INVALID, NOT_UTF_8, REWRITTEN } from "./findings";
import { beginLine, beginOutput, endLine, hasRoomForLine, writeLine } from "./rewriting";

/** Where the base of the line lies; 0 before there is one. */
let baseFrom: usize = 0;
/** Whether lines that have no scheme are for JavaScript. */
let hasBase: bool = false;
/** Where the bases of lines are said, a record for each line; 0 if there is one for all. */
let bases: usize = 0;

/** Where in the record of a base it says where it begins, where it ends, and what it is: {@link REWRITTEN} and so on. */
const BASE_RECORD: usize = 12;
const BASE_ENDS: usize = 4;
const BASE_KIND: usize = 8;

/** Makes what lies at BASE, up to an address, the base of all lines. */
export function setBase(to: usize): void {
  bases = 0;
  hasBase = useBase(BASE, to, to + SLACK);
}

/**
 * Gives each of a number of lines a base of its own, as records say: where it begins, 0 if it is for JavaScript, and where it
 * ends. Its kind is then recorded there; and a base equal to the one before begins where that does. Returns how many are for
 * JavaScript or not URIs.
 */
export function setBases(records: usize, lines: u32): u32 {
  bases = records;
  baseFrom = 0;
  hasBase = false;
  let others: u32 = 0;
  let last: usize = 0;
  let size: usize = 0;
  let kind: u32 = HANDED_ON;
  for (let line: u32 = 0, at = records; line < lines; line++, at += BASE_RECORD) {
    const from = <usize>load<u32>(at);
    if (from == 0) {
      store<u32>(at, HANDED_ON, BASE_KIND);
      others++;
      continue;
    }
    const to = <usize>load<u32>(at, BASE_ENDS);
    if (last == 0 || to - from != size || !isSame(last, from, size)) {
      last = from;
      size = to - from;
      kind = kindOfBase(from, to);
    }
    store<u32>(at, <u32>last);
    store<u32>(at, <u32>(last + size), BASE_ENDS);
    store<u32>(at, kind, BASE_KIND);
    if (kind != REWRITTEN) others++;
  }
  return others;
}

/** The kind of a base: {@link REWRITTEN}, if it is a URI (§5.1). */
function kindOfBase(from: usize, to: usize): u32 {
  if (scan(from, to) < 0) return isUtf8(from, to) ? INVALID : NOT_UTF_8;
  return schemeEnd < from ? INVALID : REWRITTEN;
}

/** Makes the base of the line the base. Returns whether it is another than before: then others were scanned. */
function takeBase(): bool {
  const at = bases + <usize>linesBefore * BASE_RECORD;
  const from = <usize>load<u32>(at);
  if (from == baseFrom) return false;
  baseFrom = from;
  hasBase = load<u32>(at, BASE_KIND) == REWRITTEN && useBase(from, <usize>load<u32>(at, BASE_ENDS), BASE);
  return true;
}

/** Says of lines what their targets are, where they are not the lines themselves; `byText`: JavaScript does it all. */
export function resolve(byText: bool): u32 {
  let isWaiting = beginOutput();
  while (hasRoomForLine() && (isWaiting || nextToWrite())) {
    isWaiting = false;
    const deviations = scan(lineFrom, lineTo);
    if (deviations < 0) addInvalid();
    else if (byText) add(HANDED_ON, 0, 0);
    else if (schemeEnd < lineFrom) {
      if (bases != 0 && takeBase()) scan(lineFrom, lineTo);
      if (hasBase) write(deviations);
      else add(HANDED_ON, 0, 0);
    } else if ((deviations & DOTTED_SEGMENT) != 0) {
      const target = beginLine(longestOfUri());
      if (target != 0) endLine(writeUri(target));
    } else if (lineTo + 1 != lineNext) writeLine();
  }
  return count();
}

/** A line without a scheme. */
function write(deviations: i32): void {
  const target = beginLine(longestTarget());
  if (target != 0) endLine(writeTarget(deviations, target));
}
