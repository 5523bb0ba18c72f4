/** A survey of a list, line by line: kinds (§4), schemes, hosts, and the hashes by which lines are told apart on each rung (§6). */

import { lowerCase, SLASH } from "../characters";
import { isPlain, lineFrom, linesBefore, lineTo, nextLine } from "../lines";
import { FINDINGS, FINDINGS_END, OUTPUT, OUTPUT_END, SLACK } from "../memory";
import { GROWTH, isNormal, writeNormalForm } from "../normal-form";
import { readPlain } from "../plain-layout";
import { hostFrom, hostTo, pathFrom, queryTo, scan, schemeEnd } from "../scanner";
import { hash, hash0, hash1 } from "../siphash";
import { isUtf8 } from "../utf8";
import { INVALID, NOT_UTF_8 } from "./findings";
import { BY_OTHERS } from "./normalize";

/** The counts of lines in one call, in words of 32 bits, before the records. */
const EMPTY: usize = FINDINGS;
const ABSOLUTE: usize = FINDINGS + 4;
/** By kind: URIs, and the three forms of relative references (§4.2). */
const KINDS: usize = FINDINGS + 8;
const URI: usize = 0;
const NETWORK_PATH: usize = 1;
const ABSOLUTE_PATH: usize = 2;
const RELATIVE_PATH: usize = 3;

/** Where the records begin. */
const RECORDS: usize = FINDINGS + 64;

/** A record: its marks, how many lines are before it, where the line, its scheme and its host lie, and hashes of 96 bits. */
const RECORD: usize = 80;
const LINES_BEFORE: usize = 4;
const FROM: usize = 8;
const TO: usize = 12;
const SCHEME_TO: usize = 16;
const HOST_FROM: usize = 20;
const HOST_TO: usize = 24;
/** Of the host in lower case; of the line; of its normal forms by syntax and by scheme, where they are others. */
const HOST_HASH: usize = 28;
const LINE_HASH: usize = 40;
const SYNTAX_HASH: usize = 52;
const SCHEME_HASH: usize = 64;
/** Where the port ends; it begins after the host and a colon. */
const PORT_TO: usize = 76;

/** Marks. The two lowest bits are why the line is invalid: {@link INVALID} or {@link NOT_UTF_8}. */
const HAS_HOST: u32 = 4;
/** The host is that of the last record that has one. */
const SAME_HOST: u32 = 8;
/** The host is for JavaScript to hash. */
const LONG_HOST: u32 = 16;
/** The scheme is not one that is counted here. */
const NEW_SCHEME: u32 = 32;
/** A normal form is another text than the line, and its hash is in the record; or it is for JavaScript to write. */
const SYNTAX_DIFFERS: u32 = 64;
const SYNTAX_BY_TEXT: u32 = 128;
const SCHEME_DIFFERS: u32 = 256;
const SCHEME_BY_TEXT: u32 = 512;
/** The line is valid, and its hash is in the record. */
const HASHED: u32 = 1024;
/** The line has a port, and JavaScript is to count it. 2048 is a mark of JavaScript. */
const HAS_PORT: u32 = 4096;

/** A longer host is for JavaScript. */
const LONGEST_HOST: usize = 4096;

/** Where the host of the last record lies that has one. */
let lastHost: usize = 0;
let lastHostTo: usize = 0;

/**
 * Details, which are counted until JavaScript takes them: of how many lines the length begins with each of 32 bits; how many
 * octets the lines have; the longest length, and how many lines are before the first that has it; and how many valid lines are
 * their own normal form by syntax, and by scheme.
 */
export const DETAILS: usize = memory.data(40 * 4, 16);
const OCTETS: usize = DETAILS + 128;
const LONGEST: usize = DETAILS + 132;
const BEFORE_LONGEST: usize = DETAILS + 136;
const NORMAL_BY_SYNTAX: usize = DETAILS + 140;
const NORMAL_BY_SCHEME: usize = DETAILS + 144;

/**
 * Says of lines what JavaScript must know, and returns of how many: those that are only counted have no record. It is at
 * the end of the lines when it returns 0. `rung` says how far normal forms are written here; with `hashes`, lines are told apart;
 * with `details`, they are counted as {@link DETAILS} says.
 */
export function survey(rung: u32, hashes: bool, details: bool): u32 {
  memory.fill(FINDINGS, 0, RECORDS - FINDINGS);
  lastHost = 0;
  lastHostTo = 0;
  let at = RECORDS;
  while (at + RECORD <= FINDINGS_END && nextLine()) {
    if (lineFrom == lineTo) {
      add(EMPTY);
      continue;
    }
    if (details) countLength();
    const marks = read(at, rung, hashes, details);
    if (marks == 0) continue;
    store<u32>(at, marks);
    store<u32>(at, linesBefore, LINES_BEFORE);
    store<u32>(at, <u32>lineFrom, FROM);
    store<u32>(at, <u32>lineTo, TO);
    at += RECORD;
  }
  return <u32>((at - RECORDS) / RECORD);
}

@inline
function add(counter: usize): void {
  store<u32>(counter, load<u32>(counter) + 1);
}

function countLength(): void {
  const length = <u32>(lineTo - lineFrom);
  add(DETAILS + (<usize>(31 - clz(length)) << 2));
  store<u32>(OCTETS, load<u32>(OCTETS) + length);
  if (length <= load<u32>(LONGEST)) return;
  store<u32>(LONGEST, length);
  store<u32>(BEFORE_LONGEST, linesBefore);
}

/** Counts a line, and fills a record. Returns its marks. */
function read(record: usize, rung: u32, hashes: bool, details: bool): u32 {
  let deviations: i32 = 0;
  if (isPlain) {
    readPlain(lineFrom, lineTo);
  } else {
    deviations = scan(lineFrom, lineTo);
    if (deviations < 0) return isUtf8(lineFrom, lineTo) ? INVALID : NOT_UTF_8;
  }
  let marks: u32 = 0;
  if (schemeEnd >= lineFrom) {
    add(KINDS + URI * 4);
    if (queryTo == lineTo) add(ABSOLUTE);
    if (!countScheme()) {
      store<u32>(record, <u32>schemeEnd, SCHEME_TO);
      marks |= NEW_SCHEME;
    }
  } else {
    const hasAuthority = schemeEnd + 1 < hostFrom;
    const isAbsolute = load<u8>(lineFrom) == SLASH;
    add(KINDS + (hasAuthority ? NETWORK_PATH : isAbsolute ? ABSOLUTE_PATH : RELATIVE_PATH) * 4);
  }
  if (hostFrom < hostTo) marks |= readHost(record);
  if (details && hostTo < pathFrom) {
    store<u32>(record, <u32>hostTo, HOST_TO);
    store<u32>(record, <u32>pathFrom, PORT_TO);
    marks |= HAS_PORT;
  }
  if (hashes) hashTo(record + LINE_HASH, lineFrom, lineTo);
  return hashes || details ? marks | readForms(record, deviations, rung, hashes, details) : marks;
}

/** The hash of the host, unless it is that of the record before. */
function readHost(record: usize): u32 {
  if (isLastHost()) return HAS_HOST | SAME_HOST;
  store<u32>(record, <u32>hostFrom, HOST_FROM);
  store<u32>(record, <u32>hostTo, HOST_TO);
  lastHost = hostFrom;
  lastHostTo = hostTo;
  if (isPlain) {
    hashTo(record + HOST_HASH, hostFrom, hostTo);
    return HAS_HOST;
  }
  if (hostTo - hostFrom > LONGEST_HOST) return HAS_HOST | LONG_HOST;
  // A triplet may have capitals where nothing else has.
  let out = OUTPUT;
  for (let from = hostFrom; from < hostTo; from++) store<u8>(out++, lowerCase(load<u8>(from)));
  hashTo(record + HOST_HASH, OUTPUT, out);
  return HAS_HOST;
}

/** Whether the host has the octets of the last one. */
function isLastHost(): bool {
  const length = hostTo - hostFrom;
  if (lastHostTo - lastHost != length) return false;
  for (let at: usize = 0; at < length; at += 16) {
    const left = min(length - at, 16);
    if ((differing(lastHost + at, hostFrom + at) & ((<u32>1 << <u32>left) - 1)) != 0) return false;
  }
  return true;
}

/** Those of sixteen octets that differ, as bits. */
@inline
function differing(one: usize, other: usize): u32 {
  return ~(<u32>i8x16.bitmask(i8x16.eq(v128.load(one), v128.load(other)))) & 0xffff;
}

/** The normal forms of the line: with `hashes`, their hashes where they are others. Returns marks. */
function readForms(record: usize, deviations: i32, rung: u32, hashes: bool, details: bool): u32 {
  const hashed = hashes ? HASHED : 0;
  if (isPlain) {
    if (details) countNormal(true, true);
    return hashed;
  }
  const bySyntax = readForm(hashes ? record + SYNTAX_HASH : 0, deviations, false);
  const byScheme = rung == BY_OTHERS ? BY_TEXT : readForm(hashes ? record + SCHEME_HASH : 0, deviations, true);
  if (details) countNormal(bySyntax == SAME, byScheme == SAME);
  // Without hashes JavaScript is only told of forms that it must write.
  const told = hashes ? DIFFERS | BY_TEXT : BY_TEXT;
  return hashed | ((bySyntax & told) * SYNTAX_DIFFERS) | ((byScheme & told) * SCHEME_DIFFERS);
}

/** What a normal form is: the text of the line, another one, or one that JavaScript must write. */
const SAME: u32 = 0;
const DIFFERS: u32 = 1;
const BY_TEXT: u32 = 2;

/** Finds out what a normal form is. Its hash is put to an address, if it is another text and there is an address. */
function readForm(hashAt: usize, deviations: i32, byScheme: bool): u32 {
  if (isNormal(deviations, byScheme)) return SAME;
  if (lineTo - lineFrom + GROWTH + SLACK > OUTPUT_END - OUTPUT) return BY_TEXT;
  const end = writeNormalForm(deviations, byScheme, OUTPUT);
  if (end == 0) return BY_TEXT;
  if (end - OUTPUT == lineTo - lineFrom && memory.compare(OUTPUT, lineFrom, lineTo - lineFrom) == 0) return SAME;
  if (hashAt != 0) hashTo(hashAt, OUTPUT, end);
  return DIFFERS;
}

@inline
function countNormal(bySyntax: bool, byScheme: bool): void {
  if (bySyntax) add(NORMAL_BY_SYNTAX);
  if (byScheme) add(NORMAL_BY_SCHEME);
}

/** Writes 96 bits of the hash of octets. */
export function hashTo(target: usize, from: usize, to: usize): void {
  hash(from, to);
  store<u64>(target, hash0);
  store<u32>(target, <u32>hash1, 8);
}

/** The most schemes that are counted here, and the most octets of each, in lower case with zeros after them. */
const MOST_SCHEMES: u32 = 64;
const LONGEST_SCHEME: usize = 16;
const SCHEMES: usize = memory.data(64 * 16, 16);
const SCHEME_COUNTS: usize = memory.data(64 * 4, 16);
const INDICES: usize = memory.data(16, 16);

v128.store(INDICES, i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));

let knownSchemes: u32 = 0;
let lastScheme: u32 = 0;

/** Counts the scheme, if it is known. */
function countScheme(): bool {
  const length = schemeEnd - lineFrom;
  if (length > LONGEST_SCHEME) return false;
  const scheme = schemeAt(lineFrom, length);
  if (knownSchemes > 0 && isScheme(lastScheme, scheme)) {
    add(SCHEME_COUNTS + (<usize>lastScheme << 2));
    return true;
  }
  for (let number: u32 = 0; number < knownSchemes; number++) {
    if (!isScheme(number, scheme)) continue;
    lastScheme = number;
    add(SCHEME_COUNTS + (<usize>number << 2));
    return true;
  }
  return false;
}

@inline
function isScheme(number: u32, scheme: v128): bool {
  return !v128.any_true(v128.xor(v128.load(SCHEMES + (<usize>number << 4)), scheme));
}

/** A scheme in lower case: in all its characters but capitals, the bit is set by which these differ from small letters. */
@inline
function schemeAt(from: usize, length: usize): v128 {
  const within = i8x16.lt_u(v128.load(INDICES), i8x16.splat(<i8>length));
  return v128.and(v128.or(v128.load(from), i8x16.splat(32)), within);
}

/** Has a scheme counted here from now on, if there is room. Returns its number, or -1 if there is no room. */
export function knowScheme(from: usize, to: usize): i32 {
  if (knownSchemes == MOST_SCHEMES || to - from > LONGEST_SCHEME) return -1;
  v128.store(SCHEMES + (<usize>knownSchemes << 4), schemeAt(from, to - from));
  return knownSchemes++;
}

/** How often a scheme was counted, since it was asked last. */
export function takeSchemeCount(number: u32): u32 {
  const at = SCHEME_COUNTS + (<usize>number << 2);
  const count = load<u32>(at);
  store<u32>(at, 0);
  return count;
}
