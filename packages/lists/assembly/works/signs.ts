/**
 * Signs of secrets in text of any kind: octets without which `redactText` of `@urikit/audit` hides nothing. A sign may be
 * wrong, and nothing is hidden; where there is no sign, nothing is.
 *
 * How the names of secrets end, and how a secret begins that is known by its shape, are two sets of bits.
 */

import { isDigit } from "../characters";
import { BASE, BLOCK, OUTPUT, OUTPUT_END } from "../memory";

/** Bits for the first four octets of words that may be secrets, by their hash. */
const BEGINNINGS: usize = BASE;
/** Bits for the last three letters of names. */
const ENDINGS: usize = BASE + 0x4000;

/**
 * What is added to a place: the word there only begins as secrets do; an element ends there, which may have begun in a line
 * before; the lines around it count, too; a private key begins or ends there.
 */
const OF_SHAPE: u32 = 0x80000000;
const OF_ELEMENT: u32 = 0x40000000;
const OF_LINES: u32 = 0x20000000;
const OF_KEY: u32 = 0x10000000;

/**
 * Sets of octets, as {@link within} reads them: letters, digits and `_`; these, "." and "-"; what is looked at; white space; the
 * last letters of words that a secret may follow, and what closes them; what ends the user of an authority.
 */
const WORD_ROWS: usize = memory.data(16, 16);
const RUN_ROWS: usize = memory.data(16, 16);
const SIGN_ROWS: usize = memory.data(16, 16);
const BLANK_ROWS: usize = memory.data(16, 16);
const LAST_ROWS: usize = memory.data(16, 16);
const STOP_ROWS: usize = memory.data(16, 16);

addRows(WORD_ROWS, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
addRows(RUN_ROWS, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-");
addRows(SIGN_ROWS, "@%:=$<");
addRows(BLANK_ROWS, " \t\n\r\v\f");
addRows(LAST_ROWS, "dehnrsyDEHNRSY,\"'\\`]");
addRows(STOP_ROWS, " \t\n\r\v\f\"#/:<>?@[\\`");

function addRows(rows: usize, characters: string): void {
  for (let i = 0; i < characters.length; i++) {
    const octet = <u32>characters.charCodeAt(i);
    const at = rows + <usize>(octet & 15);
    store<u8>(at, load<u8>(at) | <u8>(<u32>1 << (octet >> 4)));
  }
}

/** Where the text begins, and where the next sign is recorded. */
let begin: usize = 0;
let record: usize = OUTPUT;

/** How far the text was looked at. */
export let signsTo: usize = 0;

/** Has the four octets begin a secret. */
export function addBeginning(octets: u32): void {
  const bit = hashOf(octets);
  const at = BEGINNINGS + <usize>(bit >> 3);
  store<u8>(at, load<u8>(at) | <u8>(<u32>1 << (bit & 7)));
}

/** Has the three letters end a name. */
export function addEnding(letters: u32): void {
  const bit = endingOf(letters & 255, (letters >> 8) & 255, (letters >> 16) & 255);
  const at = ENDINGS + <usize>(bit >> 3);
  store<u8>(at, load<u8>(at) | <u8>(<u32>1 << (bit & 7)));
}

@inline
function hashOf(octets: u32): u32 {
  return (octets * 0x9e3779b1) >>> 15;
}

@inline
function endingOf(first: u32, second: u32, third: u32): u32 {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

/**
 * Finds the signs between two addresses; a line end is before the first octet and after the last. Returns how many there
 * are: each is a word of 32 bits, the place from `start`, with bits as above. It stops at a block after
 * which there is no room for more: {@link signsTo} is its end.
 */
export function signs(from: usize, to: usize, start: usize): u32 {
  begin = start;
  record = OUTPUT;
  let at = from;
  // A block has no more signs than three for each octet.
  for (; at < to && record + 4 * 3 * BLOCK < OUTPUT_END; at += BLOCK) readBlock(at, min(to - at, BLOCK));
  signsTo = min(at, to);
  return <u32>((record - OUTPUT) >> 2);
}

/** Whether there is a sign between two addresses, of what begins there. */
export function hasSign(from: usize, to: usize): bool {
  return signs(from, to, from) != 0;
}

@inline
function add(at: usize, kind: u32): void {
  store<u32>(record, <u32>(at - begin) | kind);
  record += 4;
}

function readBlock(block: usize, length: usize): void {
  let words: u64 = 0;
  let runs: u64 = 0;
  let looked: u64 = 0;
  let blanks: u64 = 0;
  let lasts: u64 = 0;
  let hyphens: u64 = 0;
  for (let part: usize = 0; part < BLOCK; part += 16) {
    const octets = v128.load(block + part);
    const low = lowOf(octets);
    const row = rowOf(octets);
    const wide = <u32>i8x16.bitmask(i8x16.eq(octets, i8x16.splat(<i8>0xef)));
    words |= <u64>within(WORD_ROWS, low, row) << part;
    runs |= <u64>within(RUN_ROWS, low, row) << part;
    looked |= <u64>(within(SIGN_ROWS, low, row) | wide) << part;
    // Some characters beyond ASCII are white space, too.
    blanks |= <u64>(within(BLANK_ROWS, low, row) | <u32>i8x16.bitmask(octets)) << part;
    lasts |= <u64>within(LAST_ROWS, low, row) << part;
    hyphens |= <u64>(<u32>i8x16.bitmask(i8x16.eq(octets, i8x16.splat(0x2d)))) << part;
  }
  const before = load<u8>(block - 1);
  const all = u64.MAX_VALUE >> <u64>(BLOCK - length);
  const afterWord = (words << 1) | <u64>isOfWord(before);
  const afterLast = (lasts << 1) | <u64>isLast(before);
  // Four octets of a run begin there; what is in the next block is not known.
  const begins = words & ~afterWord & ahead(runs, 1) & ahead(runs, 2) & ahead(runs, 3);
  for (let left = begins & all; left != 0; left &= left - 1) readWord(block + <usize>ctz(left));
  for (let left = (looked | (hyphens & ~afterWord)) & all; left != 0; left &= left - 1)
    readSign(block + <usize>ctz(left));
  for (let left = blanks & afterLast & all; left != 0; left &= left - 1) readWordEnd(block + <usize>ctz(left));
}

/** The bits that are some octets ahead, and all that are beyond the block. */
@inline
function ahead(mask: u64, octets: u64): u64 {
  return (mask >> octets) | ~(u64.MAX_VALUE >> octets);
}

@inline
function lowOf(octets: v128): v128 {
  return v128.and(octets, i8x16.splat(15));
}

/** The row of each octet as a bit; none outside ASCII. */
@inline
function rowOf(octets: v128): v128 {
  const rowBits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  return i8x16.swizzle(rowBits, v128.and(i16x8.shr_u(octets, 4), i8x16.splat(15)));
}

/** Whether an octet is one of {@link LAST_ROWS}. */
@inline
function isLast(octet: u32): bool {
  return octet < 0x80 && (load<u8>(LAST_ROWS + <usize>(octet & 15)) & <u8>(<u32>1 << (octet >> 4))) != 0;
}

@inline
function within(rows: usize, low: v128, row: v128): u32 {
  const found = v128.and(i8x16.swizzle(v128.load(rows), low), row);
  return <u32>i8x16.bitmask(i8x16.ne(found, i8x16.splat(0)));
}

@inline
function isOfWord(octet: u32): bool {
  return isAlnum(octet) || octet == 0x5f;
}

/** White space of ASCII. */
@inline
function isBlank(octet: u32): bool {
  return octet == 0x20 || octet - 9 < 5;
}

@inline
function isAlnum(octet: u32): bool {
  return isDigit(<u8>octet) || ((octet | 32) >= 0x61 && (octet | 32) <= 0x7a);
}

/** A word, which may have the shape of a secret: a letter is first, and "_" or another of these follows the four. */
@inline
function readWord(at: usize): void {
  const first = load<u8>(at) | 32;
  if (first < 0x61 || first > 0x7a) return;
  const fifth = <u32>load<u8>(at, 4);
  if (!isOfWord(fifth) && fifth != 0x2d && fifth != 0x2e && load<u8>(at, 3) != 0x5f) return;
  const bit = hashOf(load<u32>(at));
  if ((load<u8>(BEGINNINGS + <usize>(bit >> 3)) & <u8>(<u32>1 << (bit & 7))) != 0) add(at, OF_SHAPE);
}

function readSign(at: usize): void {
  switch (load<u8>(at)) {
    case 0x3d: // "="
      if (isValueInElement(at)) add(at, OF_LINES);
      else if (isName(at)) add(at, 0);
      break;
    case 0x3a: // ":"
      if (load<u32>(at - 4) == 0x65756c61) add(at, OF_LINES); // "value:", after the name of a setting
      else if (isSignOfColon(at)) add(at, 0);
      break;
    case 0x2d: // "-"
      if (isOption(at)) add(at, 0);
      break;
    case 0x25: // "%"
      readTriplet(at);
      break;
    case 0x40: // "@"
      if (mayLogIn(at)) add(at, 0);
      break;
    case 0x24: // "$", of a hash
      if (isOfWord(load<u8>(at, 1))) add(at, 0);
      break;
    case 0x3c: // "</"
      if (load<u8>(at, 1) == 0x2f) add(at, OF_ELEMENT);
      break;
    default: // U+FF20, U+FF1A, U+FE6B in UTF-8: IDNA brings them to "@" and ":"
      const next = load<u16>(at, 1);
      if (next == 0xa0bc || next == 0x9abc || next == 0xabb9) add(at, 0);
  }
}

/** A triplet of an unreserved character, of "=", "@", "%" or a bracket; or one before what has the shape of a secret. */
@inline
function readTriplet(at: usize): void {
  const first = load<u8>(at, 1);
  const second = load<u8>(at, 2) | 32;
  if (first >= 0x34 && first <= 0x37) return add(at, 0); // "4" to "7"
  if (first == 0x33 && (isDigit(load<u8>(at, 2)) || second == 0x64)) return add(at, 0); // digits, "="
  if (first == 0x32 && (second == 0x64 || second == 0x65 || second == 0x35)) return add(at, 0); // "-", ".", "%"
  readWord(at + 3);
}

/** "name=", "name =", "name:", `"name" :`. Nothing else tells of a secret but how the name ends. */
function isName(sign: usize): bool {
  let at = sign - 1;
  while (at >= begin && isBlank(load<u8>(at))) at--;
  for (; at >= begin && isClosing(load<u8>(at)); at--) {}
  return isEnding(at);
}

/** Quotation marks, "\" and "]". */
@inline
function isClosing(octet: u32): bool {
  return octet == 0x22 || octet == 0x27 || octet == 0x5c || octet == 0x5d || octet == 0x60;
}

/** Whether the name whose last octet is at `last` ends as those of secrets do, without what is between its letters and digits. */
function isEnding(last: usize): bool {
  let letters: u32 = 0;
  let count = 0;
  let at = last;
  for (; at >= begin; at--) {
    const octet = <u32>load<u8>(at);
    if (isAlnum(octet)) {
      if (load<u8>(at - 1) == 0x25 || load<u8>(at - 2) == 0x25) return true; // a triplet
      letters = (letters << 8) | octet;
      if (++count == 3) return isLetters(letters);
    } else if (octet == 0x25 || octet >= 0x80) return true;
    else if (!isBetween(octet)) break;
    else if (count == 2 && (letters | 0x2020) == 0x7770) return true;
  }
  return count == 2 && (letters | 0x2020) == 0x7770; // "pw"
}

/** "_", "-", ".", "~" and brackets. */
@inline
function isBetween(octet: u32): bool {
  return octet == 0x5f || octet == 0x2d || octet == 0x2e || octet == 0x7e || octet == 0x5b || octet == 0x5d;
}

/** Whether names end in three letters, the first of them lowest; "vv2" is the end of "cvv2". */
@inline
function isLetters(letters: u32): bool {
  if (((letters | 0x2020) & 0xffffff) == 0x327676) return true;
  if ((letters & 0x404040) != 0x404040) return false;
  const bit = endingOf(letters & 255, (letters >> 8) & 255, (letters >> 16) & 255);
  return (load<u8>(ENDINGS + <usize>(bit >> 3)) & <u8>(<u32>1 << (bit & 7))) != 0;
}

/** `value="` after the name of a setting. */
@inline
function isValueInElement(at: usize): bool {
  const next = load<u8>(at, 1);
  return (next == 0x22 || next == 0x27) && load<u32>(at - 4) == 0x65756c61;
}

/** A name before a colon; or "//", and after the colon what is not a port. */
function isSignOfColon(at: usize): bool {
  const next = load<u8>(at, 1);
  if (next == 0x2f || next == 0x5c) {
    const isOpen = load<u8>(at, 2) == 0x2f || load<u8>(at, 2) == 0x5c;
    if (isOpen && hasPassword(at + 3)) return true;
    if (next == 0x2f) return false;
  }
  if (next == 0x3a) return false;
  return isName(at);
}

/** Whether an authority has a colon, and after it neither nothing nor a port. */
function hasPassword(authority: usize): bool {
  let at = authority;
  const most = authority + 256;
  for (; at <= most; at += 16) {
    const octets = v128.load(at);
    const found = within(STOP_ROWS, lowOf(octets), rowOf(octets));
    if (found == 0) continue;
    at += <usize>ctz(found);
    if (load<u8>(at) != 0x3a) return false;
    break;
  }
  if (at > most) return true;
  const port = ++at;
  while (isDigit(load<u8>(at))) at++;
  const octet = load<u8>(at);
  if (isBlank(octet) || isDelimiter(octet)) return false;
  const closes = octet == 0x2c || octet == 0x3b || octet == 0x29 || octet == 0x5d || octet == 0x7d || octet == 0x27 || octet == 0x7c;
  return !closes || at == port || at > port + 5;
}

/** What ends a port: a slash, a quotation mark and the like. An "@" is a sign of its own. */
@inline
function isDelimiter(octet: u32): bool {
  switch (octet) {
    case 0x22:
    case 0x23:
    case 0x2f:
    case 0x3c:
    case 0x3e:
    case 0x3f:
    case 0x40:
    case 0x5c:
    case 0x60:
      return true;
    default:
      return false;
  }
}

/** Whether a word with an "@" in it may log in: ":", "%" or a slash is before that. */
function mayLogIn(sign: usize): bool {
  for (let at = sign - 1; at >= begin; at--) {
    const octet = load<u8>(at);
    if (isBlank(octet)) return false;
    if (octet >= 0x80 || octet == 0x3a || octet == 0x25 || octet == 0x2f || octet == 0x5c || sign - at > 256) return true;
  }
  return false;
}

/** An option after a blank or a mark, whose name ends as those of secrets do; or of one letter, of programs that take a password. */
function isOption(at: usize): bool {
  const before = load<u8>(at - 1);
  const isAfter = before <= 0x22 || before == 0x27 || before == 0x28 || before == 0x2c || before == 0x5b || before == 0x60;
  if (!isAfter) return false;
  const isLong = load<u8>(at, 1) == 0x2d;
  const from = at + (isLong ? 2 : 1);
  const letter = load<u8>(from) | 32;
  if (letter < 0x61 || letter > 0x7a) return false;
  if (letter == 0x75 || letter == 0x70) return true; // "-u", "-p", "--user", "--proxy-user", "--password"
  if (!isLong && (letter == 0x61 || letter == 0x77 || letter == 0x6b)) return true; // "-a", "-w", "-k"
  let to = from;
  while (isOfWord(load<u8>(to)) || load<u8>(to) == 0x2d) to++;
  return isEnding(to - 1);
}

/** A word before a blank that may say that a secret follows: the last letters of "password", "AUTH" and the like. */
function readWordEnd(blank: usize): void {
  let last = blank - 1;
  while (last >= begin && (load<u8>(last) == 0x2c || isClosing(load<u8>(last)))) last--;
  switch (load<u32>(last - 3) | 0x20202020) {
    case 0x64726f77: // "word"
    case 0x65736172: // "rase", of "passphrase"
    case 0x73736170: // "pass"
    case 0x68747561: // "auth"
    case 0x79656b7f: // "_key"
    case 0x72657261: // "arer", of "bearer"
      return add(blank, OF_LINES);
    case 0x65746176: // "vate"
      if (load<u32>(blank) == 0x59454b20) add(blank, OF_KEY); // " KEY"
      return;
    case 0x6e6f6974: // "tion", of "authorization"
      if ((load<u32>(last - 7) | 0x20202020) == 0x617a6972) add(blank, OF_LINES);
      return;
    case 0x64656966: // "fied", of "identified"
      if ((load<u32>(last - 7) | 0x20202020) == 0x69746e65) add(blank, OF_LINES);
  }
}
