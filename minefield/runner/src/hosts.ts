/** The hosts that all readers find, as numbers: pairs of readers are many, and numbers are compared quickly. */

import { answerIn, type MinefieldRecord, type Reader, type Reading } from "./record.ts";
import { hostOf } from "./same.ts";

/** In the place of a host: the reader refuses the reference, finds no host in it, or was asked with a base. */
export const REFUSED = -1;
export const NO_HOST = -2;
export const WITH_BASE = -3;

/** For each reader the host in each record. Only within a record, equal numbers are equal hosts. */
export function hostsOf(
  records: readonly MinefieldRecord[],
  readers: readonly Reader[],
): readonly Int32Array[] {
  const found = readers.map(() => new Int32Array(records.length));
  for (const [at, { base, reads }] of records.entries()) {
    const numbers = new Map<string, number>();
    for (const [who, { id }] of readers.entries()) {
      const own = found[who];
      if (own !== undefined)
        own[at] = base === undefined ? numberOf(answerIn(reads, id) ?? false, numbers) : WITH_BASE;
    }
  }
  return found;
}

function numberOf(reading: Reading, numbers: Map<string, number>): number {
  if (reading === false) return REFUSED;
  const host = hostOf(reading);
  if (host === "") return NO_HOST;
  const number = numbers.get(host) ?? numbers.size;
  numbers.set(host, number);
  return number;
}

/** The records that lead two readers to different hosts, by their places. */
export function partings(one: Int32Array, other: Int32Array): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < one.length; at++) {
    const [a = REFUSED, b = REFUSED] = [one[at], other[at]];
    if (a >= 0 && b >= 0 && a !== b) found.push(at);
  }
  return found;
}
