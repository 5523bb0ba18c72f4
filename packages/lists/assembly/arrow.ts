/**
 * A code of its own, with a memory of its own, that a host calls on whole columns, as Arrow lays them out: octets side by
 * side, and the places where they meet. Nothing is left for the host to do: docs/engine.md says how it is called.
 *
 * A *column* is a record of four words of 32 bits: the address of the places, a word for each row and one after the last;
 * the address from which they count; the address of a bit for each row, 1 if it is not NULL, or 0 if none is NULL; and the
 * number of the first of these bits.
 */

import { componentFrom, componentTo, findComponent } from "./components";
import { diagnose, errorAt, NOT_UTF_8 } from "./diagnosis";
import { takeValue } from "./lines";
import { SLACK, WINDOW } from "./memory";
import { writeNormalForm } from "./normal-form";
import { copy, isSame, writeDigits } from "./output";
import { readPlainValue } from "./plain-value";
import { hostFrom, hostTo, pathFrom, pathTo, queryTo, scan, schemeEnd, setLayout } from "./scanner";
import { hash, hash0, hash1 } from "./siphash";
import { useBase, writeTarget, writeUri } from "./target";
import { illFormedAt } from "./utf8";

/** How many octets more than there are may be read, and written, after columns. */
export const MORE: usize = SLACK;

/** The row of the first value that was invalid, in the last call; -1, if all were valid. */
export let firstInvalid: i32 = -1;

/** Makes room. Returns where it begins; that never changes, and what lies there stays. */
export function reserve(octets: usize): usize {
  const pages = <i32>((WINDOW + octets + SLACK + 0xffff) >>> 16);
  const missing = pages - memory.size();
  return missing > 0 && memory.grow(missing) < 0 ? 0 : WINDOW;
}

/** The normal forms by syntax (§6.2.2): each has two octets more than its value at most. */
export function normalize(rows: u32, values: usize, answers: usize): usize {
  begin(rows, values, answers);
  while (next()) if (read()) answer(deviations == 0 ? copy(from, to, out) : writeNormalForm(deviations, false, out));
  return end();
}

/** The keys (§6): 32 hexadecimal digits, which equivalent references share. */
export function key(rows: u32, values: usize, answers: usize): usize {
  begin(rows, values, answers);
  while (next()) {
    if (!read()) continue;
    const formEnd = deviations == 0 ? to : writeNormalForm(deviations, false, out);
    hash(deviations == 0 ? from : out, formEnd);
    store<u64>(HASH, hash0);
    store<u64>(HASH, hash1, 8);
    writeDigits(HASH, out);
    answer(out + 32);
  }
  return end();
}

/** Whether values are URI-references (§4.1): no octets, but a bit for each row, from the address of octets on. */
export function valid(rows: u32, values: usize, answers: usize): usize {
  begin(rows, values, answers);
  const bits = load<u32>(answers, OCTETS);
  memory.fill(bits, 0, (rows + 7) >> 3);
  while (next()) {
    setBit(bits, row, readPlainValue(from, to) || scan(from, to) >= 0);
    isAnswered(true);
  }
  return end();
}

/** `CODE:COLUMN` of what is invalid, columns in UTF-16 code units from 1; NULL for what is valid. Up to 64 octets each. */
export function error(rows: u32, values: usize, answers: usize): usize {
  begin(rows, values, answers);
  while (next()) {
    if (readPlainValue(from, to) || scan(from, to) >= 0) isAnswered(false);
    else answer(writeError());
  }
  return end();
}

/** How many octets {@link split} writes for a row. */
export const LAYOUT: usize = 24;

/** Finds where components lie, and puts it to `layouts`, for {@link component}. */
export function split(rows: u32, values: usize, layouts: usize): void {
  begin(rows, values, 0);
  for (let at = layouts; next(); at += LAYOUT) {
    store<u32>(at, 0, 4);
    if (isNull || !read()) continue;
    store<u32>(at, <u32>schemeEnd);
    store<u32>(at, <u32>hostFrom, 4);
    store<u32>(at, <u32>hostTo, 8);
    store<u32>(at, <u32>pathFrom, 12);
    store<u32>(at, <u32>pathTo, 16);
    store<u32>(at, <u32>queryTo, 20);
  }
}

/** A component (§3) by number: scheme 1, userinfo 2, host 3, port 4, path 5, query 6, fragment 7, authority 8; NULL, if it is undefined. */
export function component(number: u32, rows: u32, values: usize, layouts: usize, answers: usize): usize {
  const invalid = firstInvalid;
  begin(rows, values, answers);
  firstInvalid = invalid;
  while (next()) {
    const at = layouts + <usize>row * LAYOUT;
    if (load<u32>(at, 4) == 0) {
      isAnswered(false);
      continue;
    }
    takeValue(from, to);
    setLayout(load<u32>(at), load<u32>(at, 4), load<u32>(at, 8), load<u32>(at, 12), load<u32>(at, 16), load<u32>(at, 20));
    if (findComponent(number)) answer(copy(componentFrom, componentTo, out));
    else isAnswered(false);
  }
  return end();
}

/** The host as it is written (§3.2.2); NULL, where there is no authority. */
export function host(rows: u32, values: usize, answers: usize): usize {
  begin(rows, values, answers);
  while (next()) {
    if (!read()) continue;
    if (schemeEnd + 1 < pathFrom) answer(copy(hostFrom, hostTo, out));
    else isAnswered(false);
  }
  return end();
}

/**
 * The targets of references (§5.2). The base of a row is in the same row of `bases`; in its first, if `step` is 0. For the
 * directory of a base there is room at `scratch`. Each has three octets more than its base and its reference at most.
 */
export function resolve(
  rows: u32,
  bases: usize,
  step: u32,
  references: usize,
  answers: usize,
  scratch: usize,
): usize {
  const places = load<u32>(bases);
  const origin = load<u32>(bases, OCTETS);
  begin(rows, references, answers);
  let base: usize = 0;
  let size: usize = 0;
  let isBase = false;
  while (next()) {
    const baseRow = row * step;
    if (!hasBit(bases, baseRow)) {
      isAnswered(false);
      continue;
    }
    const baseFrom = <usize>origin + load<u32>(places + (baseRow << 2));
    const baseTo = <usize>origin + load<u32>(places + (baseRow << 2), 4);
    const length = baseTo - baseFrom;
    if (base == 0 || (baseFrom != base && (length != size || !isSame(base, baseFrom, size)))) {
      base = baseFrom;
      size = length;
      isBase = useBase(base, baseTo, scratch);
    }
    if (!isBase) refuse();
    else if (!read()) continue;
    else answer(schemeEnd < from ? writeTarget(deviations, out) : writeUri(out));
  }
  return end();
}

const HASH: usize = memory.data(16);

/** Where in the record of a column each word is. */
const OCTETS: usize = 4;
const VALIDITY: usize = 8;
const FIRST_BIT: usize = 12;

/** The columns that are read and written, and how many rows they have. */
let columnOfValues: usize = 0;
let count: u32 = 0;
let place: usize = 0;
let origin: usize = 0;
let ends: usize = 0;
let validity: usize = 0;
/** Where answers begin, and where the next is written. */
let answersFrom: usize = 0;
let out: usize = 0;

/** The row, its value, whether it is NULL, and what the scanner says of it. */
let row: u32 = 0;
let from: usize = 0;
let to: usize = 0;
let isNull: bool = false;
let deviations: i32 = 0;

function begin(rows: u32, values: usize, answers: usize): void {
  columnOfValues = values;
  count = rows;
  place = load<u32>(values);
  origin = load<u32>(values, OCTETS);
  row = u32.MAX_VALUE;
  firstInvalid = -1;
  ends = 0;
  if (answers == 0) return;
  ends = load<u32>(answers);
  answersFrom = load<u32>(answers, OCTETS);
  validity = load<u32>(answers, VALIDITY);
  out = answersFrom;
}

/** Goes to the next row that is not NULL; to the next at all, if nothing is answered. Returns whether there is one. */
function next(): bool {
  while (++row < count) {
    from = origin + <usize>load<u32>(place);
    to = origin + <usize>load<u32>(place, 4);
    place += 4;
    isNull = !hasBit(columnOfValues, row);
    if (!isNull || ends == 0) return true;
    isAnswered(false);
  }
  return false;
}

/** Reads the value. Returns whether it is a reference; if not, the answer is NULL. */
function read(): bool {
  takeValue(from, to);
  deviations = readPlainValue(from, to) ? 0 : scan(from, to);
  if (deviations >= 0) return true;
  refuse();
  return false;
}

/** Answers what is invalid. */
function refuse(): void {
  if (firstInvalid < 0) firstInvalid = <i32>row;
  if (ends != 0) isAnswered(false);
}

/** Ends the answer that was written. */
function answer(end: usize): void {
  out = end;
  isAnswered(true);
}

/** Says whether the row has an answer, and where it begins. */
function isAnswered(isValid: bool): void {
  store<u32>(ends, <u32>(out - answersFrom), 4);
  ends += 4;
  setBit(validity, row, isValid);
}

/** Says where the first answer begins. Returns how many octets were written. */
function end(): usize {
  store<u32>(ends - (<usize>count << 2), 0);
  return out - answersFrom;
}

/** Whether a row of a column is not NULL. */
function hasBit(column: usize, row: u32): bool {
  const bits = load<u32>(column, VALIDITY);
  if (bits == 0) return true;
  const bit = load<u32>(column, FIRST_BIT) + row;
  return ((load<u8>(bits + (bit >> 3)) >> <u8>(bit & 7)) & 1) != 0;
}

/** Sets a bit; those of its octet after it are zeros then. */
function setBit(bits: usize, row: u32, isSet: bool): void {
  const at = bits + <usize>(row >> 3);
  const bit = row & 7;
  const before = bit == 0 ? 0 : load<u8>(at);
  store<u8>(at, before | <u8>(<u32>isSet << bit));
}

/** Writes `CODE:COLUMN` of the value. Returns where it ends. */
function writeError(): usize {
  const illFormed = illFormedAt(from, to);
  const code = illFormed < to ? NOT_UTF_8 : diagnose(from, to);
  const text = CODES + <usize>code * CODE_ROOM;
  const at = copy(text + 1, text + 1 + load<u8>(text), out);
  store<u8>(at, 58);
  return writeNumber(unitsBefore(illFormed < to ? illFormed : errorAt) + 1, at + 1);
}

/** The codes in the order of their numbers, each after an octet that says how long it is, in the same room. */
const CODE_ROOM: usize = 32;
const CODES: usize = memory.data(9 * 32);
put(0, "forbidden-character");
put(1, "non-ascii");
put(2, "misplaced-delimiter");
put(3, "malformed-percent-encoding");
put(4, "invalid-scheme");
put(5, "invalid-ip-literal");
put(6, "zone-identifier");
put(7, "invalid-port");
put(8, "not-utf-8");

function put(number: usize, code: string): void {
  const at = CODES + number * CODE_ROOM;
  store<u8>(at, <u8>code.length);
  for (let i = 0; i < code.length; i++) store<u8>(at + 1 + i, <u8>code.charCodeAt(i));
}

function writeNumber(number: u32, target: usize): usize {
  let digits: usize = 1;
  for (let rest = number / 10; rest > 0; rest /= 10) digits++;
  for (let at = target + digits, rest = number; at > target; rest /= 10) store<u8>(--at, <u8>(48 + (rest % 10)));
  return target + digits;
}

/** How many UTF-16 code units the octets of the value before an address have: two, if a character has four octets. */
function unitsBefore(at: usize): u32 {
  let units: u32 = 0;
  for (let octet = from; octet < at; octet++) {
    const value = load<u8>(octet);
    if ((value & 0xc0) != 0x80) units += value >= 0xf0 ? 2 : 1;
  }
  return units;
}
