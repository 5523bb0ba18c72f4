/**
 * The findings of a work about lines, in records that JavaScript reads: eight words each, in the order below.
 *
 * To add a work: a file here that exports one function. It goes through lines by `nextLine`, `nextToRead` or
 * `nextToWrite` of `lines.ts`; reads what it must by `scan` of `scanner.ts`, whose globals then say where the components
 * lie; and says what it found in a record of these, or in records of its own from {@link FINDINGS} on. When there is no
 * room it returns, and goes on where it was when it is called again: all it knows is in globals. It returns how many
 * records there are; none, when no line is left. `index.ts` exports it. On the other side is a file of
 * `src/works`, which calls it until it returns none.
 */

import { lineFrom, lineNext, lineTo, linesBefore } from "../lines";
import { FINDING, FINDINGS, FINDINGS_END } from "../memory";
import { isUtf8 } from "../utf8";

/** It is written otherwise: from `outputFrom` to `outputTo`, with its line end. */
export const REWRITTEN: u32 = 0;
/** It is valid, and JavaScript must rewrite it. */
export const HANDED_ON: u32 = 1;
/** It is not a reference, or not one of the rule that was asked for. */
export const INVALID: u32 = 2;
/** It is not UTF-8. */
export const NOT_UTF_8: u32 = 3;

/** Its key is in the record, after the words that say where it lies. */
export const KEYED: u32 = 4;

/** Where the next record comes. */
let at: usize = FINDINGS;

/** Begins again: the records before have been read. */
export function beginFindings(): void {
  at = FINDINGS;
}

/** Whether there is room for one more. */
@inline
export function hasRoom(): bool {
  return at < FINDINGS_END;
}

/** How many there are. */
export function count(): u32 {
  return <u32>((at - FINDINGS) / FINDING);
}

/** Begins to say something of the line that `lines.ts` is at. Returns the record; four words of it are to be filled. */
export function record(outcome: u32): usize {
  const begun = at;
  store<u32>(begun, outcome);
  store<u32>(begun, <u32>lineFrom, 4);
  store<u32>(begun, <u32>lineTo, 8);
  store<u32>(begun, <u32>lineNext, 12);
  at += FINDING;
  return begun;
}

/** Says something of the line that `lines.ts` is at. */
export function add(outcome: u32, outputFrom: usize, outputTo: usize): void {
  const begun = record(outcome);
  store<u32>(begun, linesBefore, 16);
  store<u32>(begun, <u32>outputFrom, 20);
  store<u32>(begun, <u32>outputTo, 24);
}

/** Says that the line is invalid, and why. */
export function addInvalid(): void {
  add(isUtf8(lineFrom, lineTo) ? INVALID : NOT_UTF_8, 0, 0);
}

/** Whether the last record says that lines up to the current one are rewritten, and ends there with its output. */
export function rewrittenUpTo(): usize {
  const last = at - FINDING;
  return at > FINDINGS && load<u32>(last) == REWRITTEN ? <usize>load<u32>(last, 12) : 0;
}

/** Adds the current line to the last record, which says that the lines before it are rewritten. */
export function extend(outputTo: usize): void {
  const last = at - FINDING;
  store<u32>(last, <u32>lineNext, 12);
  store<u32>(last, <u32>outputTo, 24);
}
