/**
 * Blocks of 64 octets to masks of 64 bits, a bit for each octet: where lines end, and where something stands that a
 * *plain* line does not have. No octet is looked at alone, and no line either: what begins in a line and goes on, such
 * as a host, is a run of bits that an addition carries to its end, through as many blocks as it takes.
 *
 * A plain line is valid and in its normal form by syntax (§6.2.2). It is one of
 * - `scheme "://" host path`, and what follows: the scheme of `a` to `z`, digits, `.` and `-`; the host of the same,
 *   or empty; then the end of the line, or a slash and characters of paths and queries, without triplets;
 * - a path of these characters, with or without a slash before it; its first segment, if no slash is before it, is of
 *   the characters of such a host, and a letter is first;
 * - nothing, which is the empty reference.
 * The character before `//` is not always asked to be a colon: if it is another character of a path, or `?`, the line is a
 * relative reference, and as plain. No slash in it has a dot after it, and it has no `#`. Everything else is for the scanner: only a plain line is sure.
 */

import { COLON, CR, LF, SLASH } from "./characters";
import { BLOCK, MASK, MASKS, STRETCH } from "./memory";

/** Bits of {@link setPlain}: what is not plain besides, to a work that must look at it. */
export const NO_RELATIVE: u32 = 1;
export const NO_URI: u32 = 2;
export const BY_SCHEME: u32 = 4;
export const NO_VECTORS: u32 = 8;

/** The same as masks: all bits, or none. */
let suspectRelative: u64 = 0;
let suspectUri: u64 = 0;
let isChoosy: bool = false;
let byScheme: bool = false;
let withVectors: bool = true;

/** Says what is not plain besides. */
export function setPlain(bits: u32): void {
  suspectRelative = (bits & NO_RELATIVE) != 0 ? u64.MAX_VALUE : 0;
  suspectUri = (bits & NO_URI) != 0 ? u64.MAX_VALUE : 0;
  isChoosy = (bits & (NO_RELATIVE | NO_URI)) != 0;
  byScheme = (bits & BY_SCHEME) != 0;
  withVectors = (bits & NO_VECTORS) == 0;
}

/** The rows of ASCII, sixteen octets each, as bits: a set of ASCII is a row of bits for each lower half of an octet. */
export const QUERY_ROWS: usize = memory.data(16, 16);
export const HOST_ROWS: usize = memory.data(16, 16);

/**
 * Vectors that are needed for every block. They are loaded, since a constant would be made again for each block by some
 * engines.
 */
const LOWER_HALF: usize = memory.data(16, 16);
export const ROW_BITS: usize = memory.data(16, 16);
const LINE_ENDS: usize = memory.data(16, 16);
const SLASHES: usize = memory.data(16, 16);
const SLASH_DOTS: usize = memory.data(16, 16);

v128.store(LOWER_HALF, i8x16.splat(15));
v128.store(ROW_BITS, i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0));
v128.store(LINE_ENDS, i8x16.splat(LF));
v128.store(SLASHES, i8x16.splat(SLASH));
v128.store(SLASH_DOTS, i16x8.splat(0x2e2f)); // "/." in the order of memory

addRows(QUERY_ROWS, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?");
addRows(HOST_ROWS, "abcdefghijklmnopqrstuvwxyz0123456789-.");

function addRows(rows: usize, characters: string): void {
  for (let i = 0; i < characters.length; i++) {
    const octet = <u32>characters.charCodeAt(i);
    const at = rows + <usize>(octet & 15);
    store<u8>(at, load<u8>(at) | <u8>(<u32>1 << (octet >> 4)));
  }
}

// A block leaves this to the next one: a bit that belongs to its first octet, or its own last octet.
let lineBegins: u64 = 1;
let inFirstRun: u64 = 0;
let inHost: u64 = 0;
let afterFirstSlash: u64 = 0;
let afterColon: u64 = 0;
let afterColonSlash: u64 = 0;
let afterColonSlashes: u64 = 0;

/** Begins at a line. */
export function beginBlocks(): void {
  lineBegins = 1;
  inFirstRun = 0;
  inHost = 0;
  afterFirstSlash = 0;
  afterColon = 0;
  afterColonSlash = 0;
  afterColonSlashes = 0;
}

/** The line ends of the block whose masks lie there. */
@inline
export function lineEnds(mask: usize): u64 {
  return load<u64>(mask);
}

/** The octets of it that are not plain; a bit at a line end is about its line. */
@inline
export function suspects(mask: usize): u64 {
  return load<u64>(mask, 8);
}

/** The CR before line ends: they are not part of their lines, and are not written. */
@inline
export function returns(mask: usize): u64 {
  return load<u64>(mask, 16);
}

/**
 * Makes the masks of the blocks from `from`, at most {@link STRETCH} of them; the last line ends before `to`. Returns
 * how many there are.
 */
export function readBlocks(from: usize, to: usize): usize {
  const count = min((to - from + BLOCK - 1) / BLOCK, STRETCH);
  if (withVectors) readByVectors(from, count);
  else readByOctets(from, count);
  const last = from + count * BLOCK;
  if (last > to) {
    // The octets beyond the end belong to no line.
    const within = u64.MAX_VALUE >> <u64>(last - to);
    const mask = MASKS + (count - 1) * MASK;
    store<u64>(mask, load<u64>(mask) & within);
    store<u64>(mask, load<u64>(mask, 8) & within, 8);
    store<u64>(mask, load<u64>(mask, 16) & within, 16);
  }
  return count;
}

/** A bit for each of 64 octets: the highest of each. */
@inline
function bits(a: v128, b: v128, c: v128, d: v128): u64 {
  return (
    <u64>(<u32>i8x16.bitmask(a)) |
    (<u64>(<u32>i8x16.bitmask(b)) << 16) |
    (<u64>(<u32>i8x16.bitmask(c)) << 32) |
    (<u64>(<u32>i8x16.bitmask(d)) << 48)
  );
}

/** Where an octet stands; for what is not asked of every block. */
@inline
function equal(octet: u8, a: v128, b: v128, c: v128, d: v128): u64 {
  return equalTo(i8x16.splat(octet), a, b, c, d);
}

/** The same, of an octet that fills a vector. */
@inline
function equalTo(octet: v128, a: v128, b: v128, c: v128, d: v128): u64 {
  return bits(i8x16.eq(a, octet), i8x16.eq(b, octet), i8x16.eq(c, octet), i8x16.eq(d, octet));
}

/** The row of each octet as a bit; none outside ASCII. */
@inline
export function rowOf(v: v128, rowBits: v128, lowerHalf: v128): v128 {
  return i8x16.swizzle(rowBits, v128.and(i16x8.shr_u(v, 4), lowerHalf));
}

/** The octets that are not in a set: all bits of them. */
@inline
export function outside(rows: v128, low: v128, row: v128): v128 {
  return i8x16.eq(v128.and(i8x16.swizzle(rows, low), row), i8x16.splat(0));
}

/** The octets of `v`, which was read at an address, that are a slash or a dot of "/.", or are before one. */
@inline
function dotted(at: usize, v: v128, slashDots: v128): v128 {
  return v128.or(i16x8.eq(v, slashDots), i16x8.eq(v128.load(at, 1), slashDots));
}

function readByVectors(from: usize, count: usize): void {
  const queryRows = v128.load(QUERY_ROWS);
  const hostRows = v128.load(HOST_ROWS);
  const lowerHalf = v128.load(LOWER_HALF);
  const rowBits = v128.load(ROW_BITS);
  const allEnds = v128.load(LINE_ENDS);
  const allSlashes = v128.load(SLASHES);
  const slashDots = v128.load(SLASH_DOTS);
  // In locals: a global would be loaded and stored for each block.
  let begins = lineBegins;
  let firstRun = inFirstRun;
  let hostRun = inHost;
  let firstSlash = afterFirstSlash;
  let colonBefore = afterColon;
  let colonSlash = afterColonSlash;
  let colonSlashes = afterColonSlashes;
  let mask = MASKS;
  for (let at = from, end = from + count * BLOCK; at < end; at += BLOCK, mask += MASK) {
    const a = v128.load(at);
    const b = v128.load(at, 16);
    const c = v128.load(at, 32);
    const d = v128.load(at, 48);
    const al = v128.and(a, lowerHalf);
    const bl = v128.and(b, lowerHalf);
    const cl = v128.and(c, lowerHalf);
    const dl = v128.and(d, lowerHalf);
    const ar = rowOf(a, rowBits, lowerHalf);
    const br = rowOf(b, rowBits, lowerHalf);
    const cr = rowOf(c, rowBits, lowerHalf);
    const dr = rowOf(d, rowBits, lowerHalf);
    const host = ~bits(
      outside(hostRows, al, ar),
      outside(hostRows, bl, br),
      outside(hostRows, cl, cr),
      outside(hostRows, dl, dr),
    );
    const ends = equalTo(allEnds, a, b, c, d);
    const slash = equalTo(allSlashes, a, b, c, d);
    // In the set of hosts, letters are those whose second bit is set.
    const letter = bits(i8x16.add(a, a), i8x16.add(b, b), i8x16.add(c, c), i8x16.add(d, d));

    // No "/." (§3.3). The octet before one is suspect, too, unless it is a line end.
    let suspect =
      bits(
        v128.or(outside(queryRows, al, ar), dotted(at, a, slashDots)),
        v128.or(outside(queryRows, bl, br), dotted(at + 16, b, slashDots)),
        v128.or(outside(queryRows, cl, cr), dotted(at + 32, c, slashDots)),
        v128.or(outside(queryRows, dl, dr), dotted(at + 48, d, slashDots)),
      ) & ~ends;
    let cutReturns: u64 = 0;
    if (suspect != 0) {
      cutReturns = equal(CR, a, b, c, d) & ((ends >> 1) | (<u64>(load<u8>(at, 64) == LF) << 63));
      suspect &= ~cutReturns;
    }
    const stop = ends | cutReturns;

    // The first run of each line: a scheme, if "://" ends it; otherwise a first segment.
    const first = (ends << 1) | begins;
    begins = ends >> 63;
    suspect |= first & ~((host & letter) | slash | stop);
    const runs = first | firstRun;
    const afterRuns = runs + host;
    firstRun = <u64>(afterRuns < runs);
    const runEnd = afterRuns & ~host;
    const relative = runEnd & (slash | stop);
    const schemeEnd = runEnd & ~relative;
    if (isChoosy) {
      suspect |= schemeEnd & ~equal(COLON, a, b, c, d);
      suspect |= (relative & suspectRelative) | (schemeEnd & suspectUri);
    }

    // A second slash after a first one that begins its line: an authority without a scheme.
    suspect |= (((first & slash) << 1) | firstSlash) & slash;
    firstSlash = (first & slash) >> 63;

    // The end of the run, and "//", one octet after another.
    const one = (schemeEnd << 1) | colonBefore;
    colonBefore = schemeEnd >> 63;
    const two = ((one & slash) << 1) | colonSlash;
    colonSlash = (one & slash) >> 63;
    suspect |= (one | two) & ~slash;
    const authority = ((two & slash) << 1) | colonSlashes;
    colonSlashes = (two & slash) >> 63;

    // The host ends at a slash or with the line.
    const hosts = authority | hostRun;
    const afterHosts = hosts + host;
    hostRun = <u64>(afterHosts < hosts);
    const hostEnd = afterHosts & ~host;
    suspect |= hostEnd & ~(slash | stop);
    if (byScheme) suspect |= (hostEnd & stop) | notOfTheWeb(authority, at);

    store<u64>(mask, ends);
    store<u64>(mask, suspect, 8);
    store<u64>(mask, cutReturns, 16);
  }
  lineBegins = begins;
  inFirstRun = firstRun;
  inHost = hostRun;
  afterFirstSlash = firstSlash;
  afterColon = colonBefore;
  afterColonSlash = colonSlash;
  afterColonSlashes = colonSlashes;
}

/** The authorities of a block that do not begin after `http://` or `https://` at the beginning of a line. */
function notOfTheWeb(authorities: u64, block: usize): u64 {
  let others: u64 = 0;
  for (let left = authorities; left != 0; left &= left - 1) {
    const at = block + <usize>ctz(left);
    // "\nhttp://", and "\nhttps:/", in the order of memory
    if (load<u64>(at - 8) == 0x2f2f3a707474680a || load<u64>(at - 9) == 0x2f3a73707474680a) continue;
    others |= left & (~left + 1);
  }
  return others;
}

/** The same without vectors, for tests: every line is for the scanner. */
function readByOctets(from: usize, count: usize): void {
  for (let block: usize = 0; block < count; block++) {
    let ends: u64 = 0;
    let cutReturns: u64 = 0;
    for (let bit: usize = 0; bit < BLOCK; bit++) {
      const at = from + block * BLOCK + bit;
      if (load<u8>(at) == LF) ends |= <u64>1 << <u64>bit;
      if (load<u8>(at) == CR && load<u8>(at, 1) == LF) cutReturns |= <u64>1 << <u64>bit;
    }
    const mask = MASKS + block * MASK;
    store<u64>(mask, ends);
    store<u64>(mask, ends, 8);
    store<u64>(mask, cutReturns, 16);
  }
}
