/**
 * Whether a value that stands anywhere is plain, as `blocks.ts` says of lines, and where its components lie then. A plain
 * value is valid and in its normal form by syntax (§6.2.2); of another nothing is said, and the scanner reads it.
 */

import { HOST_ROWS, outside, QUERY_ROWS, ROW_BITS, rowOf } from "./blocks";
import { COLON, DOT, QUESTION, SLASH } from "./characters";
import { setLayout } from "./scanner";

/** How many octets may hold what is before the path: a bit for each. */
const HEAD: usize = 64;

/** Whether a value is plain; its layout is then set, as `scan` would set it. Up to 15 octets are read after it. */
export function readPlainValue(from: usize, to: usize): bool {
  const length = to - from;
  const head = min(length, HEAD);
  let others: u64 = 0; // not of a host
  let suspect: u64 = 0; // not of a path or a query
  let slash: u64 = 0;
  let dot: u64 = 0;
  let mark: u64 = 0;
  for (let at: usize = 0; at < head; at += 16) {
    const octets = v128.load(from + at);
    others |= outside16(HOST_ROWS, octets) << at;
    suspect |= outside16(QUERY_ROWS, octets) << at;
    slash |= equal16(SLASH, octets) << at;
    dot |= equal16(DOT, octets) << at;
    mark |= equal16(QUESTION, octets) << at;
  }
  const within = firstBits(head);
  suspect |= slash & (dot >> 1) & (within >> 1);
  if ((suspect & within) != 0) return false;
  if (length > HEAD && !isPlainRest(from + HEAD, to)) return false;

  const host = ~others & within;
  mark &= within;
  const run = <usize>ctz(~host);
  if (run == length) return (length == 0 || isLetter(from)) && isPath(from, to, mark);
  if (run + 3 >= head) return false;
  if (run == 0) return (slash & 3) == 1 && isPath(from, to, mark);
  if (!isLetter(from)) return false;
  if (((slash >> run) & 1) != 0) return isPath(from, to, mark);
  if (load<u8>(from + run) != COLON || ((slash >> (run + 1)) & 3) != 3) return false;
  const name = run + 3;
  const nameEnd = name + <usize>ctz(~(host >> name));
  if (nameEnd < length && (nameEnd >= head || ((slash >> nameEnd) & 1) == 0)) return false;
  const path = from + nameEnd;
  setLayout(from + run, from + name, path, path, queryAt(from, to, mark), to);
  return true;
}

/** A relative reference of a path, and a query if it has one: true. */
@inline
function isPath(from: usize, to: usize, mark: u64): bool {
  setLayout(from - 1, from, from, from, queryAt(from, to, mark), to);
  return true;
}

/** In the set of hosts, letters are those from "a" on. */
@inline
function isLetter(at: usize): bool {
  return load<u8>(at) >= 97;
}

/** Where the query begins, with its "?", or `to`; `marks` has those of the head. */
function queryAt(from: usize, to: usize, marks: u64): usize {
  if (marks != 0) return from + <usize>ctz(marks);
  for (let at = from + HEAD; at < to; at++) if (load<u8>(at) == QUESTION) return at;
  return to;
}

/** Whether what follows the head is of the characters of paths and queries, and has no "/.". */
function isPlainRest(from: usize, to: usize): bool {
  for (let at = from; at < to; at += 16) {
    const octets = v128.load(at);
    const dotted = equal16(SLASH, v128.load(at - 1)) & equal16(DOT, octets);
    if (((outside16(QUERY_ROWS, octets) | dotted) & firstBits(to - at)) != 0) return false;
  }
  return true;
}

/** As many bits as there are octets, of 64 at most. */
@inline
function firstBits(octets: usize): u64 {
  return octets >= 64 ? u64.MAX_VALUE : (<u64>1 << octets) - 1;
}

/** The octets that are not in a set, as bits. */
@inline
function outside16(rows: usize, octets: v128): u64 {
  const lowerHalf = i8x16.splat(15);
  const row = rowOf(octets, v128.load(ROW_BITS), lowerHalf);
  return <u64>(<u32>i8x16.bitmask(outside(v128.load(rows), v128.and(octets, lowerHalf), row)));
}

/** The octets that are one, as bits. */
@inline
function equal16(octet: u8, octets: v128): u64 {
  return <u64>(<u32>i8x16.bitmask(i8x16.eq(octets, i8x16.splat(octet))));
}
