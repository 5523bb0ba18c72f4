/**
 * The bidi class and the Joining_Type of a character, and whether it is a virama: the platform does not say.
 */

import { CLASSES, RUNS } from "./data.ts";

interface Table {
  /** Where each run of characters begins. */
  readonly starts: readonly number[];
  /** The classes of each run. */
  readonly classes: readonly string[];
}

let made: Table | undefined;

function table(): Table {
  if (made) return made;
  const starts: number[] = [];
  const classes: string[] = [];
  let start = 0;
  for (const [, letter = "", length = ""] of RUNS.matchAll(/([A-Z])([0-9a-z]*)/g)) {
    starts.push(start);
    classes.push(CLASSES[letter.charCodeAt(0) - 0x41] ?? "");
    start += Number.parseInt(length || "1", 36);
  }
  made = { starts, classes };
  return made;
}

/** The run of the character that was looked up last: a text's next character is mostly in the same one. */
let run = 0;

/** The classes of a code point, as `CLASSES` in the data has them. */
function classesOf(code: number): string {
  const { starts, classes } = table();
  let low = run;
  let high = run + 1;
  if (code < (starts[low] ?? 0) || code >= (starts[high] ?? 0)) [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= code) low = middle;
    else high = middle;
  }
  run = low;
  return classes[low] ?? "";
}

/** The bidi class of a code point: L, R, E, A, N, O or W. */
export function bidiClassOf(code: number): string {
  return classesOf(code).charAt(0);
}

/** The Joining_Type of a code point: L, R, D, T or U. */
export function joiningTypeOf(code: number): string {
  return classesOf(code).charAt(1);
}

/** Whether the Canonical_Combining_Class of a code point is Virama. */
export function isVirama(code: number): boolean {
  return classesOf(code).endsWith("V");
}
