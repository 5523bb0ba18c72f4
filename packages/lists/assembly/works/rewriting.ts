/**
 * Lines that are not written as they were read, one after another in the output, with a short run of unchanged
 * lines between them.
 */

import { LF } from "../characters";
import { lineFrom, lineTo } from "../lines";
import { OUTPUT, OUTPUT_END, SLACK } from "../memory";
import { copy } from "../output";
import { add, beginFindings, extend, HANDED_ON, hasRoom, REWRITTEN, rewrittenUpTo } from "./findings";

/** An unchanged run of lines that is no longer is written with the rewritten lines around it, not by itself. */
const SHORT_RUN: usize = 1024;
/** Whether each line has a record of its own. */
let isApart: bool = false;

/** Says whether each rewritten line has a record of its own. */
export function setApart(apart: bool): void {
  isApart = apart;
}

/** Where the next line is written. */
let out: usize = OUTPUT;
/** Where the line that is written began, with the unchanged lines before it. */
let begin: usize = OUTPUT;
let joins: bool = false;
/** Whether the line that was taken last found no room, and is still to be written. */
let isWaiting: bool = false;

/** Forgets a line that was waiting: others are to be read. */
export function beginRewriting(): void {
  isWaiting = false;
}

/** Begins again: what was written and recorded before has been taken. Returns whether a line is waiting. */
export function beginOutput(): bool {
  beginFindings();
  out = OUTPUT;
  const waiting = isWaiting;
  isWaiting = false;
  return waiting;
}

/** Whether there is room for what is said of one more line. */
export function hasRoomForLine(): bool {
  return hasRoom() && !isWaiting;
}

/** Where to write the line, which will have at most that number of octets; 0 if it was handed on, or must wait. */
export function beginLine(most: usize): usize {
  const needed = most + 1 + SHORT_RUN + SLACK;
  if (needed > OUTPUT_END - OUTPUT) {
    add(HANDED_ON, 0, 0);
    return 0;
  }
  if (out + needed > OUTPUT_END) {
    isWaiting = true; // until JavaScript has taken the lines that are written
    return 0;
  }
  const before = rewrittenUpTo();
  begin = out;
  joins = !isApart && before != 0 && lineFrom - before <= SHORT_RUN;
  return joins ? copy(before, lineFrom, out) : out;
}

/** Ends the line that was written up to `end`; 0 if JavaScript must write it. */
export function endLine(end: usize): void {
  if (end == 0) return add(HANDED_ON, 0, 0);
  store<u8>(end, LF);
  out = end + 1;
  if (joins) extend(out);
  else add(REWRITTEN, begin, out);
}

/** Writes the line as it is, with LF for its end. */
export function writeLine(): void {
  const target = beginLine(lineTo - lineFrom);
  if (target != 0) endLine(copy(lineFrom, lineTo, target));
}
