/** RFC 3986 §6: lines by the hashes of their normal forms. Lines are equivalent on a rung if these are equal. */

import { isPlain, lineFrom, lineTo, nextLine } from "../lines";
import { FINDING, FINDINGS, OUTPUT, OUTPUT_END, SLACK } from "../memory";
import { GROWTH, isNormal, writeNormalForm } from "../normal-form";
import { writeDigits } from "../output";
import { scan } from "../scanner";
import { hash, hash0, hash1 } from "../siphash";
import { isUtf8 } from "../utf8";
import { beginFindings, count, HANDED_ON, hasRoom, INVALID, KEYED, NOT_UTF_8, record } from "./findings";
import { BY_OTHERS, BY_SCHEME } from "./normalize";

/** Where in a record the key lies, sixteen octets: in the place of what else is said of a line. */
const KEY: usize = 16;
/** How many octets it has when it is written: two digits for each of it, and a line end. */
const WRITTEN: usize = 33;

/** How many keys may be written at once. */
export const WRITABLE_KEYS: usize = (OUTPUT_END - OUTPUT) / WRITTEN;

/** Says the key of each line. */
export function keys(rung: u32): u32 {
  beginFindings();
  while (hasRoom() && nextLine()) {
    const at = record(outcomeOf(rung));
    store<u64>(at, hash0, KEY);
    store<u64>(at, hash1, KEY + 8);
  }
  return count();
}

function outcomeOf(rung: u32): u32 {
  if (isPlain) return keyOf(lineFrom, lineTo);
  const byScheme = rung == BY_SCHEME;
  const deviations = scan(lineFrom, lineTo);
  if (deviations < 0) return isUtf8(lineFrom, lineTo) ? INVALID : NOT_UTF_8;
  if (rung == BY_OTHERS) return HANDED_ON;
  if (isNormal(deviations, byScheme)) return keyOf(lineFrom, lineTo);
  if (lineTo - lineFrom + GROWTH + SLACK > OUTPUT_END - OUTPUT) return HANDED_ON;
  const end = writeNormalForm(deviations, byScheme, OUTPUT);
  return end == 0 ? HANDED_ON : keyOf(OUTPUT, end);
}

function keyOf(from: usize, to: usize): u32 {
  hash(from, to);
  return KEYED;
}

/** The number of the first record from one on that has no key; `count`, if all up to there have one. */
export function firstWithoutKey(from: u32, count: u32): u32 {
  let number = from;
  while (number < count && load<u32>(FINDINGS + <usize>number * FINDING) == KEYED) number++;
  return number;
}

/** Says the key of the record of a number: it is the hash of octets that JavaScript put there. */
export function setKey(number: u32, from: usize, to: usize): void {
  hash(from, to);
  const at = FINDINGS + <usize>number * FINDING;
  store<u64>(at, hash0, KEY);
  store<u64>(at, hash1, KEY + 8);
}

/** Writes the keys of records to the output, a line each. */
export function writeKeys(first: u32, records: u32): void {
  let at = FINDINGS + <usize>first * FINDING + KEY;
  let out = OUTPUT;
  for (let left = records; left > 0; left--) {
    writeDigits(at, out);
    store<u8>(out, 10, WRITTEN - 1);
    at += FINDING;
    out += WRITTEN;
  }
}
