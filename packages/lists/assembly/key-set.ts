/**
 * A set of keys of 128 bits, exact, in a memory of its own: from `WINDOW` on, by open addressing. A free place has zeros.
 *
 * A key lies at the place that a hash of its first half says, as a part of the whole, or after it. So the order of the
 * places is that of the hashes, however many places there are, and the set grows where it is: from its last place down,
 * each key goes further up than all that are still to go.
 *
 * `src/key-set.ts` is on the other side. It puts the keys to be added into the room for findings.
 */

import { FINDINGS, OUTPUT, WINDOW } from "./memory";

/** How many octets a key has. */
const KEY: usize = 16;

/** A key lies at most this far after its place; and this number of places follows the last. */
export const FARTHEST: u32 = 1024;

/** This number of keys is looked for at once: memory is slow, but gives many at once. */
const GROUP: u32 = 64;

/** The outcome for a key that was to be added. */
const NEW: u8 = 1;
const KNOWN: u8 = 2;
const UNKEPT: u8 = 3;

/** Where it is said what became of the keys, an octet each. */
export const VERDICTS: usize = OUTPUT;

/** Where keys wait that lie so low that others could be put onto them while the set grows. */
const WAITING: usize = OUTPUT + 0x8000;

let places: u32 = 0;
let used: u32 = 0;
let mostUsed: u32 = 0;
let factor: u64 = 0;
/** How far a key lies after its place, at most. */
let farthest: u32 = 0;
/** Whether the key of zeros is in it. */
let hasZeros: bool = false;

/** The content of the places of a group: nobody needs it, but only what is kept is fetched. */
export let fetched: u64 = 0;

/** Begins a set of a number of places, in a memory of zeros. An odd factor that nobody knows says where keys lie. */
export function beginKeys(count: u32, hashFactor: u64): void {
  setPlaces(count);
  factor = hashFactor;
  used = 0;
  farthest = 0;
  hasZeros = false;
}

/** Makes the memory that was used zeros again. */
export function clearKeys(): void {
  memory.fill(WINDOW, 0, (<usize>places + FARTHEST) * KEY);
}

/** How many keys are in it. */
export function keyCount(): u32 {
  return used + <u32>hasZeros;
}

/**
 * Adds the keys from the `first` to the one before `count`, which begin at `FINDINGS` and after every `step` octets. Stops
 * at one for which it must grow; unless it cannot, `isFull`: then those that it does not know are not kept. Returns where it
 * stopped.
 */
export function addKeys(first: u32, count: u32, step: u32, isFull: bool): u32 {
  for (let done = first; done < count; ) {
    const end = min(count, done + GROUP);
    fetch(done, end, step);
    for (; done < end; done++) {
      const verdict = add(v128.load(FINDINGS + <usize>done * step), isFull);
      if (verdict == 0) return done;
      store<u8>(VERDICTS + <usize>done, verdict);
    }
  }
  return count;
}

function fetch(from: u32, to: u32, step: u32): void {
  let all: u64 = 0;
  for (let key = from; key < to; key++) {
    const home = homeOf(load<u64>(FINDINGS + <usize>key * step));
    all ^= load<u64>(home) ^ load<u64>(home + 64); // what a processor fetches has 64 octets, and a key may lie after it
  }
  fetched = all;
}

/** Where a key lies, if no other one does. */
@inline
function homeOf(half: u64): usize {
  return WINDOW + <usize>((((half * factor) >> 32) * places) >> 32) * KEY;
}

/** The outcome for a key; 0 if the set must grow. */
@inline
function add(key: v128, isFull: bool): u8 {
  if (!v128.any_true(key)) return addZeros();
  const home = homeOf(i64x2.extract_lane(key, 0));
  let at = home;
  for (let there = v128.load(at); v128.any_true(there); there = v128.load(at)) {
    if (i64x2.all_true(i64x2.eq(there, key))) return KNOWN;
    at += KEY;
  }
  const distance = <u32>((at - home) / KEY);
  if (used >= mostUsed || distance >= FARTHEST) return isFull ? UNKEPT : 0;
  if (distance > farthest) farthest = distance;
  v128.store(at, key);
  used++;
  return NEW;
}

function addZeros(): u8 {
  if (hasZeros) return KNOWN;
  hasZeros = true;
  return NEW;
}

/** Makes the set have this number of places, at least half as many more. The memory after it has zeros. */
export function growKeys(count: u32): void {
  const last = WINDOW + (<usize>places + FARTHEST) * KEY;
  // A key at place p belongs to p − farthest or after it, so it goes to 1.5 (p − farthest) or after it: that is after p.
  const low = min(WINDOW + (3 * <usize>farthest + 8) * KEY, last);
  setPlaces(count);
  farthest = 0;
  memory.copy(WAITING, WINDOW, low - WINDOW);
  memory.fill(WINDOW, 0, low - WINDOW);
  for (let at = last; at > low; ) {
    at -= KEY;
    const key = v128.load(at);
    if (!v128.any_true(key)) continue;
    v128.store(at, i64x2.splat(0));
    put(key);
  }
  for (let at = WAITING; at < WAITING + (low - WINDOW); at += KEY) {
    const key = v128.load(at);
    if (v128.any_true(key)) put(key);
  }
}

function setPlaces(count: u32): void {
  places = count;
  mostUsed = <u32>((<u64>count * 3) / 4);
}

/** Puts a key into the set that has grown. */
@inline
function put(key: v128): void {
  const home = homeOf(i64x2.extract_lane(key, 0));
  let at = home;
  while (v128.any_true(v128.load(at))) at += KEY;
  const distance = <u32>((at - home) / KEY);
  if (distance >= FARTHEST) unreachable(); // half of the places are free, and nobody knows the factor
  if (distance > farthest) farthest = distance;
  v128.store(at, key);
}
