/** How many threads read a file, if `--jobs` does not say it: as many as end sooner. */

import type { Work } from "../work.ts";

const MIB = 1024 * 1024;

/** A file of this many octets is read by all cores. */
const LARGE = 32 * MIB;

/** The same for the works that pass on lines as fast as one thread reads them; docs/lists.md has the figures. */
const LARGE_FOR = new Map<Work["name"], number>([
  ["check", 1024 * MIB],
  ["normalize", Number.POSITIVE_INFINITY],
]);

/** The threads for a file, by the work on its lines; a work on a field of each line computes more. */
export function threadsFor({ name, field }: Work, octets: number, cores: number): number {
  const large = field === undefined ? (LARGE_FOR.get(name) ?? LARGE) : LARGE;
  return octets < large ? 1 : cores;
}
