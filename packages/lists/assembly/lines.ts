/**
 * Lines, from the masks of their blocks. A work asks for one after another: for all ({@link nextLine}), or for those
 * alone that are not plain ({@link nextToRead}, {@link nextToWrite}), and then finds it in the globals of this module.
 *
 * The octets given to {@link beginLines} end with a line end, and one precedes them; so each line is whole. A CR before
 * a line end is not part of the line.
 */

import { CR } from "./characters";
import { beginBlocks, lineEnds, readBlocks, returns, suspects } from "./blocks";
import { BLOCK, MASK, MASKS } from "./memory";

/** Where the line begins. */
export let lineFrom: usize = 0;
/** Where it ends, without its line end. */
export let lineTo: usize = 0;
/** Where the next line begins. */
export let lineNext: usize = 0;
/** How many lines are before it. */
export let linesBefore: u32 = 0;
/** Whether it is plain: valid, and in its normal form by syntax; by scheme too, if the blocks were asked for that. */
export let isPlain: bool = false;

/** How many lines were passed; all, when no line is left. */
export let linesPassed: u32 = 0;

/** Where the lines end that are to be read. */
let end: usize = 0;
/** The block that is looked at, its masks, and where the masks of its stretch end. */
let block: usize = 0;
let mask: usize = 0;
let masksEnd: usize = 0;
/** Its line ends that were not passed, and what is suspect or a CR after the last one that was. */
let ends: u64 = 0;
let odd: u64 = 0;
let cut: u64 = 0;
/** The same of the blocks before, where they are of the line that goes on into this one. */
let oddBefore: u64 = 0;
let cutBefore: u64 = 0;
/** Where the next line begins. */
let next: usize = 0;

/** Begins to read lines: those from `from` to `to`, which is after a line end. */
export function beginLines(from: usize, to: usize): void {
  end = to;
  next = from;
  block = from - BLOCK; // before the first one
  mask = 0;
  masksEnd = 0;
  ends = 0;
  odd = 0;
  cut = 0;
  oddBefore = 0;
  cutBefore = 0;
  linesPassed = 0;
  beginBlocks();
}

/** Takes a value that is no line as the line that was read. */
export function takeValue(from: usize, to: usize): void {
  lineFrom = from;
  lineTo = to;
}

/** Says that lines were passed by what does not go through them one by one. */
export function passLines(lines: u32): void {
  linesPassed += lines;
}

/** Goes to the next line. Returns whether there is one. */
export function nextLine(): bool {
  while (ends == 0) {
    oddBefore |= odd;
    cutBefore |= cut;
    if (!nextBlock()) return false;
  }
  takeLine();
  return true;
}

/** Goes to the next line that is not plain. Returns whether there is one. */
export function nextToRead(): bool {
  while (true) {
    if (ends == 0) {
      oddBefore |= odd;
      cutBefore |= cut;
      if (oddBefore == 0) passBlocks(false);
      if (!nextBlock()) return false;
    } else if ((odd | oddBefore) == 0) {
      passBlock();
    } else {
      takeLine();
      if (!isPlain) return true;
    }
  }
}

/** Goes to the next line that is not plain or ends with a CR, so that it is not written as it was read. */
export function nextToWrite(): bool {
  while (true) {
    if (ends == 0) {
      oddBefore |= odd;
      cutBefore |= cut;
      if ((oddBefore | cutBefore) == 0) passBlocks(true);
      if (!nextBlock()) return false;
    } else if ((odd | oddBefore | cut | cutBefore) == 0) {
      passBlock();
    } else {
      takeLine();
      if (!isPlain || lineTo + 1 != lineNext) return true;
    }
  }
}

/** Passes whole blocks of which nothing is to be said, as long as their masks are there. */
@inline
function passBlocks(stopsAtCut: bool): void {
  let at = mask;
  let lines = linesPassed;
  let begins = next;
  let begin = block;
  while (at + MASK < masksEnd && (suspects(at + MASK) | (stopsAtCut ? returns(at + MASK) : 0)) == 0) {
    at += MASK;
    begin += BLOCK;
    const found = lineEnds(at);
    lines += <u32>popcnt(found);
    begins = found == 0 ? begins : begin + BLOCK - <usize>clz(found);
  }
  if (at == mask) return;
  mask = at;
  block = begin;
  next = begins;
  linesPassed = lines;
  odd = 0;
  cut = 0;
}

/** Passes what is left of the block: lines of which nothing is to be said, but for the last, which goes on. */
@inline
function passBlock(): void {
  linesPassed += <u32>popcnt(ends);
  next = block + BLOCK - <usize>clz(ends);
  ends = 0;
  cut = 0;
  cutBefore = 0;
}

/** Goes to the next block. Returns whether there is one. */
@inline
function nextBlock(): bool {
  block += BLOCK;
  mask += MASK;
  if (mask >= masksEnd) {
    if (block >= end) return false;
    masksEnd = MASKS + readBlocks(block, end) * MASK;
    mask = MASKS;
  }
  ends = lineEnds(mask);
  odd = suspects(mask);
  cut = returns(mask);
  return true;
}

/** Takes the line that ends first in the block. */
@inline
function takeLine(): void {
  const upTo = ends ^ (ends - 1); // its line end, and all before
  lineFrom = next;
  lineNext = block + <usize>ctz(ends) + 1;
  lineTo = lineNext - 1;
  if (lineTo > lineFrom && load<u8>(lineTo - 1) == CR) lineTo--;
  isPlain = ((odd & upTo) | oddBefore) == 0;
  next = lineNext;
  linesBefore = linesPassed++;
  ends &= ends - 1;
  odd &= ~upTo;
  cut &= ~upTo;
  oddBefore = 0;
  cutBefore = 0;
}
